import type { GuestBooking } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { HostLink } from '@calm-rest/federation/widget'
import { formatDateTime } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import * as styles from './booking-card.module.css'
import { failureWords } from './cancel-dialog.tsx'
import { PropertyContact } from './property-contact.tsx'
import { type Cancellation, isOpen } from './use-cancellation.ts'

/** Offers a review after the stay, or the cancellation before it. */
export const CardFoot = ({ cancellation }: { cancellation: Cancellation }) => {
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
          <Outcome cancellation={cancellation} />
          <CancelButton cancellation={cancellation} />
        </div>
      )
  }
}

/** The policy in words; after a cancellation here, that it is done. */
const Outcome = ({ cancellation: { booking, step } }: { cancellation: Cancellation }) => {
  const { t } = useTranslation()
  const notice = useRef<HTMLDivElement>(null)
  const done = step.name === 'done'
  // the button that was pressed is gone
  useEffect(() => {
    if (done) notice.current?.focus()
  }, [done])
  if (done) {
    const key = booking.refund === 'none' ? 'cancel.doneNone' : 'cancel.doneFull'
    return (
      <Alert ref={notice} tabIndex={-1} tone="success" title={t('cancel.done')}>
        {t(key, { email: booking.email })}
      </Alert>
    )
  }
  return (
    <p>
      <CancellationWords booking={booking} />
      {booking.status === 'confirmed' && !isOpen(booking) && <PropertyContact />}
    </p>
  )
}

const CancelButton = ({ cancellation: { booking, step, asked } }: { cancellation: Cancellation }) => {
  const { t } = useTranslation()
  const button = useFocusOnReturn(step.name)
  if (!isOpen(booking)) return null
  const reading = step.name === 'reading'
  return (
    <>
      {step.name === 'unread' && <Alert tone="danger">{failureWords(step.failure, t)}</Alert>}
      <Button ref={button} variant="secondary" busy={reading} onClick={asked} className={styles.cancel}>
        {reading ? t('cancel.reading') : t('cancel.open')}
      </Button>
    </>
  )
}

/**
 * Gives the focus back to the button with which it began, when the question was left or could not be asked: the button
 * was busy when the dialog opened, so that no browser knows to return to it.
 */
const useFocusOnReturn = (step: string) => {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(step)
  useEffect(() => {
    const returned = before.current !== step && (step === 'idle' || step === 'unread')
    before.current = step
    if (returned) button.current?.focus()
  }, [step])
  return button
}

/** The cancellation policy as it applies to this booking now. */
const CancellationWords = ({ booking }: { booking: GuestBooking }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { status, cancellation, cancelledAt, refund, freeCancellationUntil } = booking
  if (status === 'cancelled') {
    if (!cancelledAt) return null
    const on = formatDateTime(lang, cancelledAt, hotel.timeZone, { dateStyle: 'long' })
    return t(refund === 'none' ? 'policy.cancelledNone' : 'policy.cancelledFull', { on })
  }
  if (status !== 'confirmed') return null
  if (cancellation === 'closed') return t('policy.closed')
  const until = formatDateTime(lang, freeCancellationUntil, hotel.timeZone)
  return cancellation === 'free' ? t('policy.free', { until }) : t('policy.noRefund')
}
