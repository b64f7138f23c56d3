import type { ReviewReceipt } from '@calm-rest/contract/api'
import type { PropsOf } from '@calm-rest/contract/widget'
import { HostLink, type ViewProps } from '@calm-rest/federation/widget'
import { Icon, icons } from '@calm-rest/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestBook } from './guest-book.tsx'
import { LinkedNotice } from './linked-notice.tsx'
import { ReviewFields } from './review-fields.tsx'
import { ReviewOutcome } from './review-outcome.tsx'
import { type LinkedStay, useLinkedStay } from './use-linked-stay.ts'
import { useReview } from './use-review.ts'
import * as styles from './write-review.module.css'

type WriteReviewProps = PropsOf<'mf-reviews', 'write-review'>

/** The form. The page around it has the main heading. */
export const WriteReviewView = ({
  props: { token },
  lang,
  submitted,
}: ViewProps<WriteReviewProps, null, ReviewReceipt>) => {
  const { t } = useTranslation()
  const linked = useLinkedStay(token, lang)
  const form = useReview(submitted, linked)
  const written = form.result?.ok && linked.status === 'ready' ? form.result : undefined
  return (
    <div className={styles.widget}>
      <div className={styles.page}>
        <div className={styles.aside}>
          <HostLink to={{ screen: 'reviews' }} className={styles.back}>
            <Icon draw={icons.arrowLeft} />
            <span>{t('write.back')}</span>
          </HostLink>
          {linked.status === 'ready' || linked.status === 'failed' ? (
            <LinkedNotice lang={lang} linked={linked} />
          ) : (
            <p className={styles.lead}>{t('write.lead')}</p>
          )}
          <div className={styles.picture}>
            <GuestBook />
          </div>
        </div>
        {written && <Written result={written} />}
        {!written && !isReviewed(linked) && (
          <ReviewFields form={form} lang={lang} waits={linked.status === 'loading'}>
            {form.result && <ReviewOutcome result={form.result} look={form.initial.lookAtOutcome} />}
          </ReviewFields>
        )}
      </div>
    </div>
  )
}

/** A stay has one review: there is no form for another. */
const isReviewed = (linked: LinkedStay) =>
  linked.status === 'failed' && linked.failure.kind === 'api' && linked.failure.code === 'review_exists'

/** Replaces the form, which disappears with the pressed button. */
const Written = ({ result }: { result: { ok: true; value: ReviewReceipt } }) => {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  return (
    <div ref={outcome} tabIndex={-1}>
      <ReviewOutcome result={result} look={{}} />
    </div>
  )
}
