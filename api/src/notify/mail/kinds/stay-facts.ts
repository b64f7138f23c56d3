import { bookingReferenceOf, roomNumberOf } from '@calm-rest/contract/reference'
import { unitLabel } from '@calm-rest/contract/staff'
import { type CalendarDate, earlierOf, laterOf, nightsBetween, toCents } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDay, formatPrice, formatShortDay } from '../../../core/mail-format/formats.ts'
import { priceLinesOf, type StoredBooking } from '../../../stays/index.ts'
import type { Fact } from '../letter.ts'
import type { Words } from '../words.ts'
import type { LetterContext } from './compose-kit.ts'
import { partyOf } from './party.ts'

/** Returns the facts of a stay, in the order in which guests look for them. */
export const stayFacts = (booking: StoredBooking, context: LetterContext): Fact[] => {
  const { lang, t } = context
  const { reference, roomTypeName, checkIn, checkOut, totalCents } = booking
  const nights = t('stay.nights', { count: nightsBetween(checkIn, checkOut) })
  return [
    { label: t('label.reference'), value: reference },
    { label: t('label.room'), value: roomTypeName },
    ...dates(booking, context),
    { label: t('label.guests'), value: partyOf(booking, t) },
    { label: t('label.total'), value: t('stay.price', { total: formatPrice(lang, totalCents), nights }) },
    ...priceFacts(booking, lang, t),
  ]
}

/** Parts of the total beside the nights. */
const priceFacts = (booking: StoredBooking, lang: Lang, t: Words): Fact[] =>
  priceLinesOf(booking).map(({ name, amount, quantity = 1, included }) => {
    const price = formatPrice(lang, toCents(amount))
    return {
      label: quantity > 1 ? `${quantity} × ${name}` : name,
      value: included ? t('stay.included', { price }) : price,
    }
  })

/**
 * Returns the facts of all rooms of a booking. If there are several, each has a line with its own facts; `unit` adds
 * what the unit is called to these lines.
 */
export const bookingFacts = (
  rooms: readonly StoredBooking[],
  context: LetterContext,
  { unit = false } = {},
): Fact[] => {
  const { lang, t } = context
  const [first, ...others] = rooms
  if (!first) return []
  if (others.length === 0)
    return [
      ...stayFacts(first, context),
      ...(unit && first.status === 'confirmed' ? [{ label: t('label.unit'), value: unitLabel(first) }] : []),
    ]
  const isTogether = isSameSpan(rooms)
  const lines = rooms.map((room) => {
    const { roomTypeName, totalCents, checkIn, checkOut, reference } = room
    const what = [
      isTogether ? roomTypeName : staySpan([room], lang, t),
      ...(unit && room.status === 'confirmed' ? [`${t('label.unit')} ${unitLabel(room)}`] : []),
      partyOf(room, t),
      t('stay.price', {
        total: formatPrice(lang, totalCents),
        nights: t('stay.nights', { count: nightsBetween(checkIn, checkOut) }),
      }),
    ]
    return { label: t('label.roomNumber', { number: roomNumberOf(reference) }), value: what.join(' · ') }
  })
  const total = rooms.reduce((sum, { totalCents }) => sum + totalCents, 0)
  return [
    { label: t('label.reference'), value: bookingReferenceOf(first.reference) },
    ...(isTogether ? dates(first, context) : []),
    ...lines,
    { label: t('label.total'), value: formatPrice(lang, total) },
    ...rooms.flatMap((room) => priceFacts(room, lang, t)),
  ]
}

const isSameSpan = ([first, ...others]: readonly StoredBooking[]) =>
  others.every(({ checkIn, checkOut }) => checkIn === first?.checkIn && checkOut === first.checkOut)

const dates = ({ checkIn, checkOut }: StoredBooking, { lang, t, property }: LetterContext): Fact[] => [
  {
    label: t('label.checkIn'),
    value: t('stay.checkIn', { day: formatDay(lang, checkIn), time: property.checkInFrom }),
  },
  {
    label: t('label.checkOut'),
    value: t('stay.checkOut', { day: formatDay(lang, checkOut), time: property.checkOutUntil }),
  },
]

/** `Horizon Room, 1 Jul 2027 to 4 Jul 2027`, or `2 rooms, …`, for subjects and lists of mails. */
export const staySpan = (
  rooms: readonly Pick<StoredBooking, 'roomTypeName' | 'checkIn' | 'checkOut'>[],
  lang: Lang,
  t: Words,
): string => {
  const [first] = rooms
  return t('stay.span', {
    room: rooms.length === 1 ? first?.roomTypeName : t('stay.rooms', { count: rooms.length }),
    from: formatShortDay(
      lang,
      rooms.reduce((min, { checkIn }) => earlierOf(min, checkIn), first?.checkIn ?? ''),
    ),
    until: formatShortDay(lang, lastDayOf(rooms)),
  })
}

/** Returns the last check-out of a booking's rooms. */
export const lastDayOf = (rooms: readonly Pick<StoredBooking, 'checkOut'>[]): CalendarDate =>
  rooms.reduce((max, { checkOut }) => laterOf(max, checkOut), '')
