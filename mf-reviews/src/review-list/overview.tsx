import type { ReviewSummary } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { HostButton } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { Filters } from './filters.tsx'
import type { ReviewListProps } from './load.ts'
import * as styles from './overview.module.css'
import { RatingSummary } from './rating-summary.tsx'
import { StarBars } from './star-bars.tsx'

interface OverviewProps {
  lang: Lang
  search: ReviewListProps
  isLoading: boolean
  summary: ReviewSummary | undefined
}

/** Fewer reviews are counted at a glance: they are neither distributed nor filtered. */
const fewReviews = 5

export const Overview = ({ lang, search, isLoading, summary }: OverviewProps) => {
  const { t } = useTranslation()
  const isMany = summary !== undefined && summary.count + summary.unverified >= fewReviews
  return (
    <div className={styles.overview}>
      <div className={styles.summary}>
        {isLoading && <p role="status">{t('list.loading')}</p>}
        {summary && <RatingSummary lang={lang} summary={summary} />}
      </div>
      {isMany && summary.ratings && <StarBars lang={lang} search={search} ratings={summary.ratings} />}
      <div className={styles.actions}>
        <HostButton to={{ screen: 'write-review' }}>{t('list.write')}</HostButton>
        <HostButton to={{ screen: 'login' }} variant="secondary">
          {t('list.book')}
        </HostButton>
      </div>
      <p className={styles.note}>{t('verified.meaning')}</p>
      {isMany && summary.matching !== undefined && <Filters lang={lang} search={search} summary={summary} />}
    </div>
  )
}
