import { limits } from '@calm-rest/contract/limits'
import { reviewSearchOf } from '@calm-rest/contract/widget'
import { HostButton } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import type { ReviewListProps } from './load.ts'
import * as styles from './review-list.module.css'

interface ReviewPagesProps {
  /** Page, filters and order; pages count from 1. */
  search: ReviewListProps
  /** Number of all reviews that match. */
  count: number
}

/** Links to the pages beside this one, which work without a script; hidden if one page has all. */
export const ReviewPages = ({ search, count }: ReviewPagesProps) => {
  const { t } = useTranslation()
  const { page = 1, sort } = search
  const last = Math.ceil(count / limits.reviewsPerPage)
  const hasNewer = page > 1
  const hasOlder = page < last
  if (!hasNewer && !hasOlder) return null
  const isByDate = sort === undefined
  const toPage = (number: number) =>
    ({ screen: 'reviews', ...reviewSearchOf(search), page: number > 1 ? number : undefined }) as const
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      {hasNewer && (
        <HostButton to={toPage(Math.min(page - 1, last))} variant="secondary">
          {isByDate ? t('list.newer') : t('filter.before')}
        </HostButton>
      )}
      {hasOlder && (
        <HostButton to={toPage(page + 1)} variant="secondary">
          {isByDate ? t('list.older') : t('filter.after')}
        </HostButton>
      )}
    </nav>
  )
}
