import {
  type CalendarDate,
  earlierOf,
  laterOf,
  nightlyPriceCents,
  nightsBetween,
} from '@calm-rest/contract/stay'
import type { BookedRoom } from './booked-room.ts'
import type { StoredBooking } from './stored-booking.ts'

/** What a booking agrees on, as far as it can be changed. */
export interface StayTerms {
  roomId: string
  checkIn: CalendarDate
  checkOut: CalendarDate
  guests: number
}

/**
 * Total of the changed stay in cents: nights that it had before cost the agreed price, on average and rounded to the
 * cent; others cost the room's price of today. In another type only the nights that are over count as had before.
 */
export const totalAfterChange = (
  booking: StoredBooking,
  after: StayTerms,
  room: BookedRoom,
  today: CalendarDate,
): number => {
  const { roomId, checkIn, checkOut, totalCents } = booking
  const sharedUntil = after.roomId === roomId ? checkOut : laterOf(checkIn, earlierOf(today, checkOut))
  const shared = Math.max(
    0,
    nightsBetween(laterOf(checkIn, after.checkIn), earlierOf(sharedUntil, after.checkOut)),
  )
  const added = nightsBetween(after.checkIn, after.checkOut) - shared
  return (
    Math.round((totalCents * shared) / nightsBetween(checkIn, checkOut)) + added * nightlyPriceCents(room)
  )
}

/** Nights of the changed stay that it did not have before; all of them in another room type. */
export const addedNights = ({ roomId, checkIn, checkOut }: StoredBooking, after: StayTerms): number => {
  const nights = nightsBetween(after.checkIn, after.checkOut)
  if (after.roomId !== roomId) return nights
  const shared = nightsBetween(laterOf(checkIn, after.checkIn), earlierOf(checkOut, after.checkOut))
  return nights - Math.max(0, shared)
}
