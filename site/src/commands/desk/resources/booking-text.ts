import type { DeskBooking, DeskDay } from '@calm-rest/api/desk'
import { guestTextNames } from '@calm-rest/contract/guest-texts'
import { card, dollars, table } from '../../table.ts'
import { propertyTime } from '../property-time.ts'
import { nationalitiesText } from './nationalities.ts'

const nameOf = ({ firstName, lastName }: DeskBooking) => `${firstName} ${lastName}`.trim()

/** What a cancellation costs the guest. */
const refunds = { full: 'free of charge', none: 'too late to be free of charge' } as const

/** As the desk says it: 'confirmed' until the guest was seen. */
const statusOf = ({ status, arrivedOn, endedOn }: DeskBooking): string => {
  if (status === 'confirmed' && arrivedOn !== null) return 'arrived'
  return status === 'completed' && endedOn !== null ? 'left' : status
}

/** When they arrive, as the guest has told: '15:30', '15:30, shuttle', '?' for whoever does not know yet. */
const arrivesAt = ({ arrival }: DeskBooking): string =>
  arrival === null ? '' : `${arrival.time ?? '?'}${arrival.shuttle ? ', shuttle' : ''}`

/** Bookings as a list, a line each; `ofDay` for who may have to be called today, and pays. */
export const bookingTable = (bookings: readonly DeskBooking[], { ofDay = false } = {}): string => {
  if (bookings.length === 0) return 'None.'
  const [phone, due] = ofDay ? [['phone'], ['due']] : [[], []]
  return table(
    [
      'reference',
      'check-in',
      'check-out',
      'room',
      'unit',
      'guests',
      'name',
      ...phone,
      'status',
      'arrives',
      'USD',
      ...due,
    ],
    bookings.map((one) => [
      one.reference,
      one.checkIn,
      one.checkOut,
      one.roomId,
      String(one.unit),
      String(one.guests),
      nameOf(one),
      ...phone.map(() => one.phone ?? ''),
      statusOf(one),
      arrivesAt(one),
      dollars(one.totalPrice),
      ...due.map(() => dollars(one.due)),
    ]),
    ['unit', 'guests', 'USD', 'due'],
  )
}

const lineText = ({ name, amount, quantity = 1, included }: DeskBooking['priceLines'][number]): string =>
  `${quantity > 1 ? `${quantity} × ` : ''}${name} ${dollars(amount)}${included ? ' (included)' : ''}`

/** `dietaryNeeds` as 'dietary needs'. */
const plain = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Everything about one booking. */
export const bookingCard = (one: DeskBooking): string =>
  card([
    ['reference', one.reference],
    ['status', one.refund === null ? statusOf(one) : `${statusOf(one)}, ${refunds[one.refund]}`],
    ['arrived', one.arrivedOn],
    ['ended', one.endedOn],
    ['room', `${one.roomType} (${one.roomId})`],
    ['unit', one.pinnedAt === null ? String(one.unit) : `${one.unit}, pinned`],
    ['stay', `${one.checkIn} to ${one.checkOut}, nights: ${one.nights}`],
    ['guests', String(one.guests)],
    ['children', one.children.join(', ')],
    ['rate', one.plan],
    ['USD', dollars(one.totalPrice)],
    ['of it', one.priceLines.map(lineText).join('\n')],
    ['paid', one.paid === 0 ? null : dollars(one.paid)],
    ['due', dollars(one.due)],
    ['name', nameOf(one)],
    ['email', one.email],
    ['phone', one.phone],
    ['nationality', nationalitiesText(one)],
    ['language', one.lang],
    ...guestTextNames.map((name): [string, string | null] => [plain(name), one[name]]),
    ['arrives', one.arrival && (one.arrival.time ?? 'not known yet')],
    ['flight', one.arrival?.flight ?? null],
    ['shuttle', one.arrival?.shuttle ? 'wanted' : null],
    ['arrival note', one.arrival?.note ?? null],
    ['through', one.partner],
    ['booked', propertyTime(one.bookedAt)],
    ['cancelled', one.cancelledAt && propertyTime(one.cancelledAt)],
    ['free until', one.status === 'confirmed' ? propertyTime(one.freeCancellationUntil) : null],
  ])

/** Arrivals, departures and stays of one day. */
export const dayText = ({ day, arriving, leaving, staying }: DeskDay) =>
  [
    day,
    `arriving\n${bookingTable(arriving, { ofDay: true })}`,
    `leaving\n${bookingTable(leaving, { ofDay: true })}`,
    `staying\n${bookingTable(staying, { ofDay: true })}`,
  ].join('\n\n')
