import type { BookingReceipt } from '@calm-rest/contract/api'
import { HostButton } from '@calm-rest/federation/widget'
import { formatDate, formatPrice } from '@calm-rest/i18n'
import { isUnmodifiedClick } from '@calm-rest/ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BookedBanner } from '../../booked-banner/booked-banner.tsx'
import { useLang } from '../../use-lang.ts'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import { Title } from '../headings.tsx'
import { SummaryRow } from '../summary/booking-summary.tsx'
import * as styles from './confirmation.module.css'
import { DepositLinks, useHeld } from './deposit.tsx'
import { NextSteps } from './next-steps.tsx'
import { useRoomName } from './use-room-name.ts'

interface ConfirmationProps {
  receipt: BookingReceipt
  /** Undefined for a booking made by an earlier page of this tab. */
  email: string | undefined
}

/** Without a script, the browser scrolls there by itself. */
const here = { autoFocus: true } as const

/** Stays until the guest leaves it. */
export const Confirmation = ({ receipt, email }: ConfirmationProps) => {
  const { t } = useTranslation()
  const { store } = useBookingContext()
  const isEarlier = email === undefined
  const held = useHeld(receipt)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // a returning reader continues at the top of the page
    if (!isEarlier) heading.current?.focus()
  }, [isEarlier])
  const another = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    store.getState().anotherStayWanted()
  }
  return (
    <section className={styles.confirmation}>
      <BookedBanner reference={receipt.reference}>
        <Title {...here} ref={heading} tabIndex={-1}>
          {held?.title ?? t(isEarlier ? 'confirmation.earlier' : 'confirmation.title')}
        </Title>
      </BookedBanner>
      <div className={styles.body}>
        {held && <p>{held.text}</p>}
        <DepositLinks receipt={receipt} />
        <ReceiptRows receipt={receipt} />
        {email !== undefined && <NextSteps receipt={receipt} email={email} />}
        {receipt.token !== undefined && (
          <HostButton to={{ screen: 'booking', token: receipt.token }} variant={held && 'secondary'}>
            {t('confirmation.open')}
          </HostButton>
        )}
        <WayToBookings />
        <HostButton to={{ screen: 'book' }} variant="secondary" onClick={another}>
          {t('confirmation.another')}
        </HostButton>
      </div>
    </section>
  )
}

/** For a signed-in guest: the booking is in the account. */
const WayToBookings = () => {
  const { t } = useTranslation()
  const signedIn = useBooking((state) => state.signedInGuest !== undefined)
  if (!signedIn) return null
  return <HostButton to={{ screen: 'profile' }}>{t('confirmation.own')}</HostButton>
}

const dateStyle = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** The booking, with the server's amounts. */
const ReceiptRows = ({ receipt }: { receipt: BookingReceipt }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const nameOf = useRoomName()
  return (
    <dl className={styles.rows}>
      {receipt.rooms ? (
        receipt.rooms.map((one) => (
          <SummaryRow
            key={one.reference}
            name={t('rooms.named', { room: nameOf(one), guests: t('guests', { count: one.guests }) })}
            value={formatPrice(lang, one.totalPrice)}
          />
        ))
      ) : (
        <SummaryRow name={t('field.roomType')} value={nameOf(receipt)} />
      )}
      <SummaryRow name={t('field.checkIn')} value={formatDate(lang, receipt.checkIn, dateStyle)} />
      <SummaryRow name={t('field.checkOut')} value={formatDate(lang, receipt.checkOut, dateStyle)} />
      <SummaryRow name={t('summary.nights')} value={t('nights', { count: receipt.nights })} />
      {!receipt.rooms && (
        <SummaryRow name={t('field.guests')} value={t('guests', { count: receipt.guests })} />
      )}
      <SummaryRow name={t('summary.total')} value={formatPrice(lang, receipt.totalPrice)} />
    </dl>
  )
}
