import type { ReviewSummary } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { Icon, icons, VisuallyHidden } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import type { ReviewListProps } from './load.ts'
import { SearchLink } from './search-link.tsx'
import * as styles from './star-bars.module.css'

interface StarBarsProps {
  lang: Lang
  search: ReviewListProps
  ratings: NonNullable<ReviewSummary['ratings']>
}

const stars = Array.from({ length: limits.rating.max }, (_, index) => limits.rating.max - index)

/** How many reviews have how many stars; each bar filters the list, and lifts the filter again. */
export const StarBars = ({ lang, search, ratings }: StarBarsProps) => {
  const { t } = useTranslation()
  const counts = new Map(ratings.map(({ rating, count }) => [rating, count]))
  const all = ratings.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className={styles.bars} aria-label={t('filter.stars')}>
      {stars.map((rating) => {
        const count = counts.get(rating) ?? 0
        const isChosen = search.rating === rating
        const shown = formatNumber(lang, count)
        const row = (
          <>
            <VisuallyHidden>
              {t('filter.bar', {
                stars: t('write.stars', { count: rating }),
                reviews: t('list.count', { count, shown }),
              })}
            </VisuallyHidden>
            <span className={styles.stars} aria-hidden="true">
              <span>{rating}</span> <Icon draw={icons.star} filled />
            </span>
            <svg className={styles.bar} aria-hidden="true" focusable="false">
              <rect width={`${all === 0 ? 0 : (count / all) * 100}%`} height="100%" />
            </svg>
            <span className={styles.count} aria-hidden="true">
              {shown}
            </span>
          </>
        )
        return (
          <li key={rating}>
            {count === 0 && !isChosen ? (
              <span className={styles.row}>{row}</span>
            ) : (
              <SearchLink
                search={{ ...search, rating: isChosen ? undefined : rating }}
                isChosen={isChosen}
                className={styles.row}
              >
                {row}
              </SearchLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
