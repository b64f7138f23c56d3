import { limits } from '@calm-rest/contract/limits'
import { HostButton } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import * as styles from './review-list.module.css'

interface ReviewPagesProps {
  /** Counted from 1. */
  page: number
  /** Number of all reviews. */
  count: number
}

/** Links to newer and older reviews, which work without a script; hidden if one page has all. */
export const ReviewPages = ({ page, count }: ReviewPagesProps) => {
  const { t } = useTranslation()
  const last = Math.ceil(count / limits.reviewsPerPage)
  const hasNewer = page > 1
  const hasOlder = page < last
  if (!hasNewer && !hasOlder) return null
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      {hasNewer && (
        <HostButton
          to={{ screen: 'reviews', page: page > 2 ? Math.min(page - 1, last) : undefined }}
          variant="secondary"
        >
          {t('list.newer')}
        </HostButton>
      )}
      {hasOlder && (
        <HostButton to={{ screen: 'reviews', page: page + 1 }} variant="secondary">
          {t('list.older')}
        </HostButton>
      )}
    </nav>
  )
}
