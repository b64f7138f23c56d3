import type { ReviewReceipt } from '@calm-rest/contract/api'
import { HostLink, type ViewProps } from '@calm-rest/federation/widget'
import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { GuestBook } from './guest-book.tsx'
import { ReviewFields } from './review-fields.tsx'
import { ReviewOutcome } from './review-outcome.tsx'
import { useReview } from './use-review.ts'
import * as styles from './write-review.module.css'

/** The form. The page around it has the main heading. */
export const WriteReviewView = ({ lang, submitted }: ViewProps<object, null, ReviewReceipt>) => {
  const { t } = useTranslation()
  const form = useReview(submitted)
  return (
    <div className={styles.widget}>
      <div className={styles.page}>
        <div className={styles.aside}>
          <HostLink to={{ screen: 'reviews' }} className={styles.back}>
            <Icon draw={icons.arrowLeft} />
            {t('write.back')}
          </HostLink>
          <p className={styles.lead}>{t('write.lead')}</p>
          <div className={styles.picture}>
            <GuestBook />
          </div>
        </div>
        <ReviewFields form={form} lang={lang}>
          {form.result && <ReviewOutcome result={form.result} look={form.initial.lookAtOutcome} />}
        </ReviewFields>
      </div>
    </div>
  )
}
