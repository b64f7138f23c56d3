import { hotel } from '@calm-rest/contract/hotel'
import type { StaffReview } from '@calm-rest/contract/staff'
import { formatDateTime } from '@calm-rest/i18n'
import { Alert, Badge, Button, StarRating } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { Card } from '../parts/card.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import * as parts from '../parts/parts.module.css'
import { ReasonField } from '../parts/reason-field.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './messages.module.css'

interface ReviewCardProps {
  review: StaffReview
  onChanged: () => void
}

const tones = { published: 'tea', waiting: 'sun', hidden: 'sand' } as const

/** A review, published by one press and hidden with a reason for the log. */
export const ReviewCard = ({ review, onChanged }: ReviewCardProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const [isHiding, setHiding] = useState(false)
  const { _id: id, version, name, country, rating, reviewTitle, status, createdAt, verified } = review
  const { busy, problem, act } = useAct(onChanged)
  const publish = () =>
    act(() => call('setReviewStatus', { params: { id }, body: { version, status: 'published' } }))
  const textLang = review.lang
  return (
    <Card
      title={<span lang={textLang}>{reviewTitle}</span>}
      badge={<Badge tone={tones[status]}>{t(`review.status.${status}`)}</Badge>}
    >
      <StarRating value={rating} label={t('review.stars', { count: rating })} />
      <p lang={textLang} className={styles.text}>
        {review.review}
      </p>
      <p className={parts.facts}>
        <span>{`${name}, ${country}`}</span>
        <span>{formatDateTime(lang, createdAt, hotel.timeZone, { dateStyle: 'medium' })}</span>
        {verified && <span>{t('review.verified')}</span>}
      </p>
      <div className={parts.actions}>
        {status !== 'published' && (
          <Button
            variant={status === 'waiting' ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => void publish()}
          >
            {t('review.do.published')}
          </Button>
        )}
        {status !== 'hidden' && (
          <Button variant={status === 'waiting' ? 'quiet' : 'secondary'} onClick={() => setHiding(true)}>
            {t('review.do.hidden')}
          </Button>
        )}
      </div>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {isHiding && (
        <HideDialog
          review={review}
          onClose={() => setHiding(false)}
          onDone={() => {
            setHiding(false)
            onChanged()
          }}
        />
      )}
    </Card>
  )
}

interface HideDialogProps {
  review: StaffReview
  onClose: () => void
  onDone: () => void
}

const HideDialog = ({ review: { _id: id, version }, onClose, onDone }: HideDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const title = t('review.do.hidden')
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onDone={onDone}
      submitLabel={title}
      send={(data) =>
        call('setReviewStatus', {
          params: { id },
          body: { version, status: 'hidden', reason: textOf(data, 'reason') },
        })
      }
    >
      {(problemOf) => <ReasonField problemOf={problemOf} />}
    </FormDialog>
  )
}
