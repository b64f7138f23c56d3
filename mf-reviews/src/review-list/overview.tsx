import type { Testimonial } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../button-link.tsx'
import { averageRating } from './average.ts'
import * as styles from './overview.module.css'
import { RatingSummary } from './rating-summary.tsx'

interface OverviewProps {
  lang: Lang
  /** The reviews on the screen. */
  reviews: readonly Testimonial[]
}

export const Overview = ({ lang, reviews }: OverviewProps) => {
  const { t } = useTranslation()
  const average = averageRating(reviews)
  return (
    <div className={styles.overview}>
      <div className={styles.summary}>
        {average !== undefined && <RatingSummary lang={lang} average={average} count={reviews.length} />}
      </div>
      <div className={styles.actions}>
        <ButtonLink to={{ screen: 'write-review' }}>{t('list.write')}</ButtonLink>
        <ButtonLink to={{ screen: 'login' }} variant="secondary">
          {t('list.book')}
        </ButtonLink>
      </div>
    </div>
  )
}
