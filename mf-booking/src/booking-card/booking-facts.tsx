import type { GuestBooking } from '@calm-rest/contract/api'
import { guestTextNames } from '@calm-rest/contract/guest-texts'
import { formatDate, formatPrice, personName } from '@calm-rest/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import * as styles from './booking-card.module.css'

const dateStyle = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

interface BookingFactsProps {
  booking: GuestBooking
  /** Fewer facts, for a past stay. */
  brief: boolean
}

export const BookingFacts = ({ booking, brief }: BookingFactsProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const name = personName(booking)
  const hours = brief ? undefined : booking.property
  return (
    <dl className={styles.facts}>
      <Fact name={t('field.checkIn')} note={hours && t('card.from', { time: hours.checkInFrom })}>
        {formatDate(lang, booking.checkIn, dateStyle)}
      </Fact>
      <Fact name={t('field.checkOut')} note={hours && t('card.until', { time: hours.checkOutUntil })}>
        {formatDate(lang, booking.checkOut, dateStyle)}
      </Fact>
      <Fact name={t('summary.total')} note={t('nights', { count: booking.nights })}>
        {formatPrice(lang, booking.totalPrice)}
      </Fact>
      {!brief && <Fact name={t('field.guests')}>{t('guests', { count: booking.guests })}</Fact>}
      {!brief && name && <Fact name={t('card.name')}>{name}</Fact>}
      <Fact name={t('card.reference')}>
        <span className={styles.reference}>{booking.reference}</span>
      </Fact>
      {!brief &&
        guestTextNames.map(
          (text) =>
            booking[text] && (
              <Fact key={text} name={t(`guestText.${text}.label`)} wide>
                {booking[text]}
              </Fact>
            ),
        )}
    </dl>
  )
}

interface FactProps {
  name: string
  note?: string | undefined
  wide?: boolean
  children: ReactNode
}

const Fact = ({ name, note, wide, children }: FactProps) => (
  <div className={wide ? styles.wideFact : styles.fact}>
    <dt>{name}</dt>
    <dd>
      {typeof children === 'string' ? <span>{children}</span> : children}
      {note && <span className={styles.note}>{` ${note}`}</span>}
    </dd>
  </div>
)
