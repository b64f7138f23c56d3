import { type CalendarDate, earlierOf, laterOf, nightsBetween, nightsOf } from '@calm-rest/contract/stay'
import { payableCents } from '../../property/index.ts'
import type { StoredBooking } from './stored-booking.ts'

/** The changeable terms of a booking. */
export interface StayTerms {
  roomId: string
  checkIn: CalendarDate
  checkOut: CalendarDate
  guests: number
  /** Ages of the guests who are children, fewer than `guests`. */
  children: readonly number[]
}

/** Terms of a booking as it is. Older code stored more ages than a smaller party has. */
export const termsOf = ({ roomId, checkIn, checkOut, guests, children }: StoredBooking): StayTerms => ({
  roomId,
  checkIn,
  checkOut,
  guests,
  children: (JSON.parse(children) as number[]).slice(0, guests - 1),
})

/** Price of one night of the changed stay by today's rates, in cents. */
export interface NightPrices {
  nightCents(night: CalendarDate): number
  /** How much of it comes from the changed guests: their number, and the ages of children. */
  guestsCents(night: CalendarDate): number
}

/**
 * Returns the total of the changed stay in cents, or of its nights if `totalCents` is the total of its nights. Nights
 * that it had before cost the agreed price, on average and rounded to a payable amount, plus the difference for another number
 * of guests. Added nights cost today's price. In another type only past nights count as had before.
 */
export const totalAfterChange = (
  booking: StoredBooking,
  after: Omit<StayTerms, 'children'>,
  { nightCents, guestsCents }: NightPrices,
  today: CalendarDate,
): number => {
  const { roomId, checkIn, checkOut, totalCents } = booking
  const sharedUntil = after.roomId === roomId ? checkOut : laterOf(checkIn, earlierOf(today, checkOut))
  const sharedFrom = laterOf(checkIn, after.checkIn)
  const sharedTo = earlierOf(sharedUntil, after.checkOut)
  const shared = Math.max(0, nightsBetween(sharedFrom, sharedTo))
  const isShared = (night: CalendarDate) => sharedFrom <= night && night < sharedTo
  const newCents = nightsOf(after.checkIn, after.checkOut)
    .map((night) => (isShared(night) ? guestsCents(night) : nightCents(night)))
    .reduce((sum, cents) => sum + cents, 0)
  return payableCents((totalCents * shared) / nightsBetween(checkIn, checkOut)) + newCents
}

/** Returns the number of nights that the stay did not have before; in another room type, all of them. */
export const addedNights = (
  { roomId, checkIn, checkOut }: StoredBooking,
  after: Omit<StayTerms, 'children'>,
): number => {
  const nights = nightsBetween(after.checkIn, after.checkOut)
  if (after.roomId !== roomId) return nights
  const shared = nightsBetween(laterOf(checkIn, after.checkIn), earlierOf(checkOut, after.checkOut))
  return nights - Math.max(0, shared)
}

/** Returns whether dates, room, guests and the ages of children stay the same, the ages in any order. */
export const hasTerms = (before: StoredBooking, after: StayTerms) =>
  (['roomId', 'checkIn', 'checkOut', 'guests'] as const).every((key) => before[key] === after[key]) &&
  sortedAges(termsOf(before)) === sortedAges(after)

const sortedAges = ({ children }: StayTerms) => [...children].sort((a, b) => a - b).join()
