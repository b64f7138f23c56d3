import type { ViewProps } from '@calm-rest/federation/widget'
import { HostLink } from '@calm-rest/federation/widget'
import { Container, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ReviewFields } from './review-fields.tsx'
import { ReviewOutcome } from './review-outcome.tsx'
import { useReview } from './use-review.ts'
import * as styles from './write-review.module.css'

export const WriteReviewView = ({ lang }: ViewProps<object, null>) => {
  const { t } = useTranslation()
  const form = useReview()
  return (
    <div className={styles.widget}>
      <Container width="form" className={styles.page}>
        <HostLink to={{ screen: 'reviews' }} className={styles.back}>
          <Icon draw={icons.arrowLeft} />
          {t('write.back')}
        </HostLink>
        <header className={styles.heading}>
          <h1 className={styles.title}>{t('write.title')}</h1>
          <p className={styles.lead}>{t('write.lead')}</p>
        </header>
        <ReviewFields form={form} lang={lang}>
          {form.result && <ReviewOutcome result={form.result} />}
        </ReviewFields>
      </Container>
    </div>
  )
}
