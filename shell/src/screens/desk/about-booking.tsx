import type { GuestBooking } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDate, formatPrice, personName } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from './facts.tsx'

const dateStyle = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const

export const AboutBooking = ({ booking }: { booking: GuestBooking }) => {
  const { t, i18n } = useTranslation('desk')
  const lang = i18n.language as Lang
  const { email, specialRequest } = booking
  const name = personName(booking)
  return (
    <Facts>
      <Fact name={t('fact.reference')}>{booking.reference}</Fact>
      <Fact name={t('fact.status')}>{t(`status.${booking.status}`)}</Fact>
      {name && <Fact name={t('fact.guest')}>{name}</Fact>}
      {email && (
        <Fact name={t('fact.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
      <Fact name={t('fact.room')}>{booking.roomType}</Fact>
      <Fact name={t('fact.checkIn')}>{formatDate(lang, booking.checkIn, dateStyle)}</Fact>
      <Fact name={t('fact.checkOut')}>{formatDate(lang, booking.checkOut, dateStyle)}</Fact>
      <Fact name={t('fact.guests')}>{booking.guests}</Fact>
      <Fact name={t('fact.total')}>{formatPrice(lang, booking.totalPrice)}</Fact>
      {specialRequest && <Fact name={t('fact.request')}>{specialRequest}</Fact>}
    </Facts>
  )
}
