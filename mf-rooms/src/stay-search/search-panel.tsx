import { limits } from '@calm-rest/contract/limits'
import { isCalendarDate } from '@calm-rest/contract/stay'
import { type EventPort, type Lang, type StaySearch, searchOf } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Alert } from '@calm-rest/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldedSearch } from './folded-search.tsx'
import type { SearchOutcome } from './load-rooms.ts'
import { StaySearchForm } from './stay-search-form.tsx'

interface SearchPanelProps {
  search: StaySearch & { withSearch?: boolean | undefined }
  /** The open tab. */
  category?: string | undefined
  outcome: SearchOutcome | undefined
  lang: Lang
}

/** Above rooms: the search fields if wanted, and a note if availability is unknown. */
export const SearchPanel = ({ search, category, outcome, lang }: SearchPanelProps) => {
  const { t } = useTranslation()
  const { checkIn, checkOut, guests, children } = search
  const { events } = useHost()
  // a link, or a form that was sent before a script ran
  useEffect(() => {
    if (checkIn ?? checkOut) tellStay(events, { checkIn, checkOut, guests, children })
  }, [events, checkIn, checkOut, guests, children])
  return (
    <>
      {search.withSearch && (
        <FoldedSearch search={search} isRefused={outcome?.status === 'refused'} lang={lang}>
          <StaySearchForm
            search={searchOf(search)}
            asksForChildren={outcome?.status === 'found' && outcome.offers.asks.children}
            category={category}
            problems={outcome?.status === 'refused' ? outcome.problems : undefined}
          />
        </FoldedSearch>
      )}
      {outcome?.status === 'failed' && <Alert tone="warning">{t('search.failed')}</Alert>}
    </>
  )
}

const isDate = (date: string | undefined) => date === undefined || isCalendarDate(date)

/**
 * Sends other remotes the stay in an address. Anyone can write an address, so an invalid stay is not sent.
 */
export const tellStay = (events: EventPort | undefined, stay: StaySearch) => {
  const { checkIn, checkOut, guests, children } = stay
  if (!isDate(checkIn) || !isDate(checkOut) || (guests ?? 0) > limits.guests.max) return
  events?.send('stay-chosen@1', { checkIn, checkOut, guests, children })
}
