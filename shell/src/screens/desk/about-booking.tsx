import type { GuestBooking, LinkedBooking } from '@calm-rest/contract/api'
import { mailtoLink } from '@calm-rest/contract/email'
import { bookingReferenceOf, roomNumberOf } from '@calm-rest/contract/reference'
import { toCents, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDate, formatPrice, personName } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from './facts.tsx'

const dateStyle = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const
/** For a line with two of them. */
const shortDateStyle = { ...dateStyle, month: 'short' } as const

export const AboutBooking = ({ booking }: { booking: LinkedBooking }) => {
  const { t, i18n } = useTranslation('desk')
  const lang = i18n.language as Lang
  const { email, phone, arrival, specialRequest, otherRooms = [] } = booking
  const name = personName(booking)
  const rooms = [booking, ...otherRooms]
  const isOne = otherRooms.length === 0
  return (
    <Facts>
      <Fact name={t('fact.reference')}>
        {isOne ? booking.reference : bookingReferenceOf(booking.reference)}
      </Fact>
      {isOne && <Fact name={t('fact.status')}>{t(`status.${booking.status}`)}</Fact>}
      {name && <Fact name={t('fact.guest')}>{name}</Fact>}
      {email && (
        <Fact name={t('fact.email')}>
          <a href={mailtoLink(email)}>{email}</a>
        </Fact>
      )}
      {phone && (
        <Fact name={t('fact.phone')}>
          <a href={`tel:${phone}`}>{phone}</a>
        </Fact>
      )}
      {isOne ? <OneRoom room={booking} lang={lang} /> : <SeveralRooms rooms={rooms} lang={lang} />}
      {arrival?.time && <Fact name={t('fact.arrival')}>{arrival.time}</Fact>}
      {specialRequest && <Fact name={t('fact.request')}>{specialRequest}</Fact>}
    </Facts>
  )
}

const OneRoom = ({ room, lang }: { room: GuestBooking; lang: Lang }) => {
  const { t } = useTranslation('desk')
  return (
    <>
      <Fact name={t('fact.room')}>{room.roomType}</Fact>
      <Fact name={t('fact.checkIn')}>{formatDate(lang, room.checkIn, dateStyle)}</Fact>
      <Fact name={t('fact.checkOut')}>{formatDate(lang, room.checkOut, dateStyle)}</Fact>
      <Fact name={t('fact.guests')}>{room.guests}</Fact>
      <Fact name={t('fact.total')}>{formatPrice(lang, room.totalPrice)}</Fact>
    </>
  )
}

/** Each with its three lines: their dates may have been changed one by one. */
const SeveralRooms = ({ rooms, lang }: { rooms: readonly GuestBooking[]; lang: Lang }) => {
  const { t } = useTranslation('desk')
  return (
    <>
      {rooms.map((room) => (
        <Fact key={room.reference} name={t('fact.roomNumber', { number: roomNumberOf(room.reference) })}>
          {t('roomLine', {
            room: room.roomType,
            from: formatDate(lang, room.checkIn, shortDateStyle),
            until: formatDate(lang, room.checkOut, shortDateStyle),
            count: room.guests,
            status: t(`status.${room.status}`),
          })}
        </Fact>
      ))}
      <Fact name={t('fact.total')}>{formatPrice(lang, totalOf(rooms))}</Fact>
    </>
  )
}

const totalOf = (rooms: readonly GuestBooking[]) =>
  toDollars(rooms.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0))
