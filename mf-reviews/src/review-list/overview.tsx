import type { Testimonial } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { HostButton, type Loaded } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { averageRating } from './average.ts'
import * as styles from './overview.module.css'
import { RatingSummary } from './rating-summary.tsx'

interface OverviewProps {
  lang: Lang
  loaded: Loaded<Testimonial[]>
}

export const Overview = ({ lang, loaded }: OverviewProps) => {
  const { t } = useTranslation()
  const reviews = loaded.status === 'ready' ? loaded.data : []
  const average = averageRating(reviews)
  return (
    <div className={styles.overview}>
      <div className={styles.summary}>
        {loaded.status === 'loading' && <p role="status">{t('list.loading')}</p>}
        {average !== undefined && <RatingSummary lang={lang} average={average} count={reviews.length} />}
      </div>
      <div className={styles.actions}>
        <HostButton to={{ screen: 'write-review' }}>{t('list.write')}</HostButton>
        <HostButton to={{ screen: 'login' }} variant="secondary">
          {t('list.book')}
        </HostButton>
      </div>
    </div>
  )
}
