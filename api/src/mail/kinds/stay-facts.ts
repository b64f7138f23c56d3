import { hotel } from '@calm-rest/contract/hotel'
import { nightsBetween } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { StoredBooking } from '../../bookings/stored-booking.ts'
import { formatDay, formatPrice, formatShortDay } from '../formats.ts'
import type { Fact } from '../letter.ts'
import type { Words } from '../words.ts'

/** Facts of a stay, in the order in which guests look for them. */
export const stayFacts = (booking: StoredBooking, lang: Lang, t: Words): Fact[] => {
  const { reference, roomType, checkIn, checkOut, guests, totalCents } = booking
  const nights = t('stay.nights', { count: nightsBetween(checkIn, checkOut) })
  return [
    { label: t('label.reference'), value: reference },
    { label: t('label.room'), value: roomType },
    {
      label: t('label.checkIn'),
      value: t('stay.checkIn', { day: formatDay(lang, checkIn), time: hotel.checkInFrom }),
    },
    {
      label: t('label.checkOut'),
      value: t('stay.checkOut', { day: formatDay(lang, checkOut), time: hotel.checkOutUntil }),
    },
    { label: t('label.guests'), value: t('stay.guests', { count: guests }) },
    { label: t('label.total'), value: t('stay.price', { total: formatPrice(lang, totalCents), nights }) },
  ]
}

/** `Horizon Room, 1 Jul 2027 to 4 Jul 2027`, for subjects and lists of mails. */
export const staySpan = (
  { roomType, checkIn, checkOut }: Pick<StoredBooking, 'roomType' | 'checkIn' | 'checkOut'>,
  lang: Lang,
  t: Words,
): string =>
  t('stay.span', {
    room: roomType,
    from: formatShortDay(lang, checkIn),
    until: formatShortDay(lang, checkOut),
  })
