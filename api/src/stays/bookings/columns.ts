import type { BookingStatus } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { defineTable, inner, type NewOf, type Personal, type RowOf } from '../../core/database/table.ts'

const name = { to: '', when: ['asked', 'erasure'] } as const satisfies Personal
const told = { to: null, when: ['asked', 'erasure'] } as const satisfies Personal
const forTheStay = { to: null, when: ['asked', 'erasure', 'month-after-stay'] } as const satisfies Personal
const ofArrival = {
  to: null,
  when: ['asked', 'erasure', 'month-after-stay', 'new-dates'],
} as const satisfies Personal

/** One room of a booking. Its SQL and types follow from here: a column needs nothing else in the API, but a migration. */
export const bookingTable = defineTable('bookings', ({ bytes, integer, json, orNull, text, words }) => ({
  id: { type: integer(), personal: false, exported: inner },
  /** Of one of several rooms it ends with the number of the room. */
  reference: { type: text(), written: 'room', guest: true, desk: true, personal: false },
  status: { type: text<BookingStatus>(), written: 'booking', guest: true, desk: true, personal: false },
  roomId: { column: 'room_type_id', type: text(), written: 'room', guest: true, desk: true, personal: false },
  /** It may be another one tomorrow, until the guest arrives, where it is not pinned. */
  unitId: {
    type: integer(),
    isUnread: true,
    written: 'room',
    desk: 'stay.unit',
    personal: false,
    exported: { not: 'which unit of its kind, until the day of arrival' },
  },
  /** Since when it may not be moved to another unit. */
  pinnedAt: {
    type: orNull(text()),
    desk: 'stay.isPinned',
    personal: false,
    exported: { not: 'whether the unit may be another' },
  },
  /** Day at the property on which the guest arrived. */
  arrivedOn: { type: orNull(text()), desk: true, personal: false, exported: true },
  /** Day at the property on which the stay ended, by leaving or as a no-show. */
  endedOn: { type: orNull(text()), desk: true, personal: false, exported: 'leftOn' },
  /** How often its terms were changed. */
  changes: { type: integer(), personal: false, exported: { not: 'a count' } },
  guestChanges: { type: integer(), desk: 'timeline', personal: false, exported: { not: 'a count' } },
  changedAt: {
    type: orNull(text()),
    desk: 'timeline',
    personal: false,
    exported: { not: 'of the last change' },
  },
  checkIn: { type: text(), written: 'booking', guest: true, desk: true, personal: false },
  checkOut: { type: text(), written: 'booking', guest: true, desk: true, personal: false },
  guests: { type: integer(), written: 'room', guest: true, desk: true, personal: false },
  firstName: { type: words(), written: 'booking', guest: true, desk: true, personal: name },
  lastName: { type: words(), written: 'booking', guest: true, desk: true, personal: name },
  /** Empty where the guest has none, or was erased. */
  email: { type: words(), written: 'booking', guest: true, desk: true, personal: name },
  /** E.164. */
  phone: { type: orNull(words()), written: 'booking', guest: true, desk: true, personal: forTheStay },
  specialRequest: { type: orNull(words()), written: 'once', guest: true, desk: true, personal: told },
  /** It may say something about the guests' health. */
  dietaryNeeds: { type: orNull(words()), written: 'once', guest: true, desk: true, personal: forTheStay },
  /** How many of the guests have each nationality, as JSON; `nationalitiesOf` reads it. */
  nationalities: {
    type: json(),
    desk: 'stay.nationalities',
    personal: { to: '{}', when: ['asked', 'erasure'] },
    exported: true,
  },
  /** Of the staff, for the staff. */
  note: { type: orNull(words()), desk: true, personal: told, exported: true, mayName: 'marked' },
  totalCents: {
    type: integer(),
    written: 'room',
    guest: 'totalPrice',
    desk: 'stay.totalPrice',
    personal: false,
  },
  /** Id of its rate plan, which may have ended since. */
  ratePlan: { type: text(), written: 'booking', guest: 'plan', desk: 'plan', personal: false },
  /** Ages of those of the guests who are children, as JSON. */
  children: { type: json(), written: 'room', guest: 'children', desk: 'stay.children', personal: false },
  /** How the total came about, as JSON; null for a stay without, or changed since. */
  priceLines: {
    type: orNull(json()),
    written: 'room',
    guest: 'priceLines',
    desk: 'priceLines',
    personal: false,
  },
  /** In which it was booked. */
  lang: { type: text<Lang>(), written: 'booking', desk: true, personal: false, exported: true },
  bookedAt: {
    column: 'created_at',
    type: text(),
    written: 'booking',
    guest: true,
    desk: true,
    personal: false,
  },
  freeCancellationUntil: {
    type: text(),
    written: 'booking',
    guest: true,
    desk: 'freeCancellationUntil',
    personal: false,
  },
  cancelledAt: { type: orNull(text()), guest: true, desk: 'cancelledAt', personal: false },
  refund: { type: orNull(text<'full' | 'none'>()), guest: true, desk: 'refund', personal: false },
  /** What the guest has told of the arrival: HH:MM at the property, null where it is not known yet. */
  arrivalTime: {
    type: orNull(text()),
    written: 'booking',
    guest: 'arrival.time',
    desk: 'stay.arrival.time',
    personal: ofArrival,
  },
  arrivalFlight: {
    type: orNull(words()),
    guest: 'arrival.flight',
    desk: 'stay.arrival.flight',
    personal: ofArrival,
  },
  arrivalShuttle: {
    type: orNull(integer<0 | 1>()),
    guest: 'arrival.shuttle',
    desk: 'stay.arrival.shuttle',
    personal: ofArrival,
  },
  arrivalNote: {
    type: orNull(words()),
    guest: 'arrival.note',
    desk: 'stay.arrival.note',
    personal: ofArrival,
  },
  /** Null where nothing was told. */
  arrivalToldAt: {
    type: orNull(text()),
    written: 'booking',
    guest: 'arrival.toldAt',
    desk: 'stay.arrival.toldAt',
    personal: ofArrival,
  },
  /** When the owner is told of it by a mail of its own, or was. */
  arrivalMailDueAt: {
    type: orNull(text()),
    personal: ofArrival,
    exported: { not: 'of a mail to the owner' },
  },
  /** Through whom the guest came. */
  partnerId: {
    type: orNull(text()),
    isUnread: true,
    written: 'booking',
    guest: 'partner',
    desk: 'partner',
    personal: false,
  },
  partnerWay: {
    type: orNull(text<'origin' | 'link'>()),
    isUnread: true,
    written: 'booking',
    personal: false,
    exported: { not: 'how the partner was known' },
  },
  campaign: {
    type: orNull(text()),
    written: 'booking',
    guest: 'campaign',
    desk: 'campaign',
    personal: false,
  },
  /** The account in which it was booked. */
  userId: { type: orNull(text()), isUnread: true, written: 'booking', personal: told, exported: inner },
  /** Last day on which the name of a deleted account stays. */
  anonymiseOn: {
    type: orNull(text()),
    isUnread: true,
    personal: false,
    exported: { not: 'when an erasure is done' },
  },
  /** Keyed hash, for a week, also of an account that is deleted: a flood is cancelled by it. */
  clientNetwork: {
    type: orNull(bytes()),
    isUnread: true,
    written: 'booking',
    personal: { to: null, when: ['asked', 'week'] },
    exported: { not: 'a hash of the address of the network, for a week, against bookings by strangers' },
  },
  vouched: {
    type: orNull(text<'address' | 'work'>()),
    isUnread: true,
    written: 'booking',
    personal: false,
    exported: { not: 'what spoke for a booking beyond the caps' },
  },
  approvedAt: {
    type: orNull(text()),
    isUnread: true,
    personal: false,
    exported: { not: 'when the owner let it stand among many' },
  },
}))

type BookingColumns = typeof bookingTable.declared

export type BookingRow = RowOf<BookingColumns>
/** What all rooms of a booking have in common, or its first room says for all. */
export type NewBooking = NewOf<BookingColumns, 'booking' | 'once'>
export type NewRoom = NewOf<BookingColumns, 'room'>
