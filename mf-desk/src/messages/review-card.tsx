import { hotel } from '@calm-rest/contract/hotel'
import { type StaffReview, staffLimits } from '@calm-rest/contract/staff'
import { formatDateTime } from '@calm-rest/i18n'
import { Alert, Badge, Button, Dialog, StarRating, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'
import * as parts from '../parts/parts.module.css'
import { problemWords } from '../parts/problem-words.ts'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './messages.module.css'

interface ReviewCardProps {
  review: StaffReview
  onChanged: () => void
}

const tones = { published: 'tea', waiting: 'sun', hidden: 'sand' } as const

/** A review, and the way onto the site or off it, with a reason for the log. */
export const ReviewCard = ({ review, onChanged }: ReviewCardProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const [judging, setJudging] = useState<'published' | 'hidden'>()
  const { name, country, rating, reviewTitle, status, createdAt, verified } = review
  const next = status === 'published' ? 'hidden' : 'published'
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{reviewTitle}</h2>
        <Badge tone={tones[status]}>{t(`review.status.${status}`)}</Badge>
      </div>
      <StarRating value={rating} label={t('review.stars', { count: rating })} />
      <p className={styles.text}>{review.review}</p>
      <p className={parts.facts}>
        <span>
          {name}, {country}
        </span>
        <span>{formatDateTime(lang, createdAt, hotel.timeZone, { dateStyle: 'medium' })}</span>
        {verified && <span>{t('review.verified')}</span>}
      </p>
      <div className={styles.actions}>
        <Button variant={status === 'waiting' ? 'primary' : 'secondary'} onClick={() => setJudging(next)}>
          {t(`review.do.${next}`)}
        </Button>
        {status === 'waiting' && (
          <Button variant="quiet" onClick={() => setJudging('hidden')}>
            {t('review.do.hidden')}
          </Button>
        )}
      </div>
      {judging && (
        <JudgeDialog
          review={review}
          status={judging}
          onClose={() => setJudging(undefined)}
          onDone={() => {
            setJudging(undefined)
            onChanged()
          }}
        />
      )}
    </article>
  )
}

interface JudgeDialogProps {
  review: StaffReview
  status: 'published' | 'hidden'
  onClose: () => void
  onDone: () => void
}

const JudgeDialog = ({ review: { _id, version }, status, onClose, onDone }: JudgeDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: (data) =>
      call('setReviewStatus', {
        params: { id: _id },
        body: { version, status, reason: textOf(data, 'reason') },
      }),
    onSent: onDone,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`review.do.${status}`)}
      closeLabel={t('close')}
      className={frame.sheet}
    >
      <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
        <TextField
          name="reason"
          label={t('block.reason')}
          maxLength={staffLimits.text.reason}
          error={problemWords(problems, 'reason', t)}
          required
        />
        {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
        <Button type="submit" wide busy={sending}>
          {t(`review.do.${status}`)}
        </Button>
      </form>
    </Dialog>
  )
}
