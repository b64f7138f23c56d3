import { type CalendarDate, earlierOf, laterOf, nightsBetween, nightsOf } from '@calm-rest/contract/stay'
import type { StoredBooking } from './stored-booking.ts'

/** What a booking agrees on, as far as it can be changed. */
export interface StayTerms {
  roomId: string
  checkIn: CalendarDate
  checkOut: CalendarDate
  guests: number
}

/** In cents, of one night of the changed stay, by the rates of today. */
export interface NightPrices {
  nightCents(night: CalendarDate): number
  /** How much of it is since the stay has other guests than before. */
  guestsCents(night: CalendarDate): number
}

/**
 * Total of the changed stay in cents, or of its nights where `totalCents` is that of its nights: nights that it had before cost the agreed price, on average and rounded to the
 * cent, and what other guests cost more or less; others cost what they cost today by the rates. In another type only the nights that are over count as had before.
 */
export const totalAfterChange = (
  booking: StoredBooking,
  after: StayTerms,
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
  return Math.round((totalCents * shared) / nightsBetween(checkIn, checkOut)) + newCents
}

/** Nights of the changed stay that it did not have before; all of them in another room type. */
export const addedNights = ({ roomId, checkIn, checkOut }: StoredBooking, after: StayTerms): number => {
  const nights = nightsBetween(after.checkIn, after.checkOut)
  if (after.roomId !== roomId) return nights
  const shared = nightsBetween(laterOf(checkIn, after.checkIn), earlierOf(checkOut, after.checkOut))
  return nights - Math.max(0, shared)
}
