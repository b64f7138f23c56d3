import { hotel } from '@calm-rest/contract/hotel'
import type { StaffReview } from '@calm-rest/contract/staff'
import { formatDateTime } from '@calm-rest/i18n'
import { Badge, Button, StarRating } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
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

/** A review, and the way onto the site or off it, with a reason for the log. */
export const ReviewCard = ({ review, onChanged }: ReviewCardProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const [judging, setJudging] = useState<'published' | 'hidden'>()
  const { name, country, rating, reviewTitle, status, createdAt, verified } = review
  const textLang = review.lang
  const next = status === 'published' ? 'hidden' : 'published'
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
    </Card>
  )
}

interface JudgeDialogProps {
  review: StaffReview
  status: 'published' | 'hidden'
  onClose: () => void
  onDone: () => void
}

const JudgeDialog = ({ review: { _id: id, version }, status, onClose, onDone }: JudgeDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const title = t(`review.do.${status}`)
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onDone={onDone}
      submitLabel={title}
      send={(data) =>
        call('setReviewStatus', { params: { id }, body: { version, status, reason: textOf(data, 'reason') } })
      }
    >
      {(problemOf) => <ReasonField problemOf={problemOf} />}
    </FormDialog>
  )
}
