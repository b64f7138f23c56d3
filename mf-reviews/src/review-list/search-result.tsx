import type { ReviewSummary } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { isFiltered, type ReviewListProps } from './load.ts'
import * as styles from './review-list.module.css'
import { SearchLink } from './search-link.tsx'

interface SearchResultProps {
  lang: Lang
  search: ReviewListProps
  summary: ReviewSummary
}

/** How many reviews match the filters, and the way back to all. */
export const SearchResult = ({ lang, search, summary }: SearchResultProps) => {
  const { t } = useTranslation()
  const { matching, count, unverified } = summary
  if (matching === undefined) return null
  const isOn = isFiltered(search)
  return (
    <div className={styles.result}>
      <p role="status">
        {isOn &&
          (matching === 0
            ? t('filter.none')
            : t('filter.shown', {
                shown: formatNumber(lang, matching),
                all: formatNumber(lang, count + unverified),
              }))}
      </p>
      {isOn && <SearchLink search={{ sort: search.sort }}>{t('filter.clear')}</SearchLink>}
    </div>
  )
}
