import type { Testimonial } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { Container, Divider } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../button-link.tsx'
import { averageRating } from './average.ts'
import { RatingSummary } from './rating-summary.tsx'
import * as styles from './review-header.module.css'

interface ReviewHeaderProps {
  lang: Lang
  /** The reviews on the screen. */
  reviews: readonly Testimonial[]
}

export const ReviewHeader = ({ lang, reviews }: ReviewHeaderProps) => {
  const { t } = useTranslation()
  const average = averageRating(reviews)
  return (
    <header className={styles.band}>
      <Container className={styles.header}>
        <div className={styles.heading}>
          <h1>{t('list.title')}</h1>
          <p className={styles.lead}>{t('list.lead')}</p>
          <div className={styles.actions}>
            <ButtonLink to={{ screen: 'write-review' }}>{t('list.write')}</ButtonLink>
            <ButtonLink to={{ screen: 'login' }} variant="secondary">
              {t('list.book')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.summary}>
          {average !== undefined && <RatingSummary lang={lang} average={average} count={reviews.length} />}
        </div>
      </Container>
      <Divider scene="sea" into="plain" />
    </header>
  )
}
