import type { GuestBooking } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import { HostLink } from '@calm-rest/federation/widget'
import { formatDateTime } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import * as styles from './booking-card.module.css'
import { CancelButton } from './cancel-button.tsx'
import { failureWords } from './cancel-dialog.tsx'
import { PropertyContact } from './property-contact.tsx'
import { type Cancellation, isOpen } from './use-cancellation.ts'
import { isChangeable, type StayChange } from './use-change.ts'
import { useFocusOnReturn } from './use-focus-on-return.ts'

interface CardFootProps {
  cancellation: Cancellation
  change: StayChange
}

/** Offers a review after the stay, or to change and cancel it before. */
export const CardFoot = ({ cancellation, change }: CardFootProps) => {
  const { t } = useTranslation()
  switch (cancellation.booking.status) {
    case 'no_show':
      return null
    case 'completed':
      return (
        <div className={styles.foot}>
          <HostLink to={{ screen: 'write-review' }}>{t('card.review')}</HostLink>
        </div>
      )
    case 'confirmed':
    case 'cancelled':
      return (
        <div className={styles.foot}>
          <Outcome cancellation={cancellation} change={change} />
          <div className={styles.buttons}>
            <ChangeButton change={change} />
            {isOpen(cancellation.booking) && (
              <CancelButton
                steps={cancellation}
                label={t(cancellation.isRoom ? 'cancel.openRoom' : 'cancel.open')}
              />
            )}
          </div>
        </div>
      )
  }
}

/** The policy in words; after a cancellation or a change here, that it is done. */
const Outcome = ({ cancellation: { booking, isRoom, step }, change }: CardFootProps) => {
  const { t } = useTranslation()
  const notice = useRef<HTMLDivElement>(null)
  const cancelled = step.name === 'done'
  // cancelled since, with the whole booking
  const changed = booking.status === 'confirmed' && change.step.name === 'done'
  const done = cancelled || changed
  // the pressed button is unmounted
  useEffect(() => {
    if (done) notice.current?.focus()
  }, [done])
  if (changed)
    return (
      <Alert ref={notice} tabIndex={-1} tone="success" title={t('change.done')}>
        {t('change.mail', { email: booking.email })}
      </Alert>
    )
  if (cancelled) {
    const key = booking.refund === 'none' ? 'cancel.doneNone' : 'cancel.doneFull'
    return (
      <Alert ref={notice} tabIndex={-1} tone="success" title={t(isRoom ? 'cancel.doneRoom' : 'cancel.done')}>
        {t(key, { email: booking.email })}
      </Alert>
    )
  }
  return (
    <p>
      <CancellationWords booking={booking} />
      {booking.status === 'confirmed' && !isOpen(booking) && (
        <PropertyContact phone={booking.property?.phone} />
      )}
    </p>
  )
}

const ChangeButton = ({ change: { booking, step, ask } }: { change: StayChange }) => {
  const { t } = useTranslation()
  const button = useFocusOnReturn(step.name)
  if (!isChangeable(booking)) return null
  const reading = step.name === 'reading'
  return (
    <>
      {step.name === 'unread' && <Alert tone="danger">{failureWords(step.failure, t)}</Alert>}
      <Button ref={button} variant="secondary" busy={reading} onClick={ask}>
        {reading ? t('cancel.reading') : t('change.open')}
      </Button>
    </>
  )
}

/** The cancellation policy as it applies to this booking now. */
const CancellationWords = ({ booking }: { booking: GuestBooking }) => {
  const { t } = useTranslation()
  const words = cancellationWords(booking, useLang(), t)
  return words && <span>{words}</span>
}

const cancellationWords = (booking: GuestBooking, lang: Lang, t: TFunction) => {
  const { status, cancellation, cancelledAt, refund, freeCancellationUntil } = booking
  if (status === 'cancelled') {
    if (!cancelledAt) return undefined
    const on = formatDateTime(lang, cancelledAt, hotel.timeZone, { dateStyle: 'long' })
    return t(refund === 'none' ? 'policy.cancelledNone' : 'policy.cancelledFull', { on })
  }
  if (status !== 'confirmed') return undefined
  if (cancellation === 'closed') return t('policy.closed')
  const until = formatDateTime(lang, freeCancellationUntil, hotel.timeZone)
  return cancellation === 'free' ? t('policy.free', { until }) : t('policy.noRefund')
}
