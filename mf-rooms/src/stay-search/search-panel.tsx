import { type StaySearch, searchOf } from '@calm-rest/contract/widget'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import type { SearchOutcome } from './load-rooms.ts'
import { StaySearchForm } from './stay-search-form.tsx'

interface SearchPanelProps {
  search: StaySearch & { withSearch?: boolean | undefined }
  /** The open tab. */
  category?: string | undefined
  outcome: SearchOutcome | undefined
}

/** Above rooms: the fields where they are wanted, and a word where nobody could say what is free. */
export const SearchPanel = ({ search, category, outcome }: SearchPanelProps) => {
  const { t } = useTranslation()
  return (
    <>
      {search.withSearch && (
        <StaySearchForm
          search={searchOf(search)}
          asksForChildren={outcome?.status === 'found' && outcome.offers.asks.children}
          category={category}
          problems={outcome?.status === 'refused' ? outcome.problems : undefined}
        />
      )}
      {outcome?.status === 'failed' && <Alert tone="warning">{t('search.failed')}</Alert>}
    </>
  )
}
