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
 * Total of the changed stay in cents: nights that it keeps cost on average what was agreed, rounded to the cent; others
 * cost what the room does now. In another type nothing is kept but the nights that are over.
 */
export const totalAfterChange = (
  booking: StoredBooking,
  after: StayTerms,
  room: BookedRoom,
  today: CalendarDate,
): number => {
  const { roomId, checkIn, checkOut, totalCents } = booking
  const keptUntil = after.roomId === roomId ? checkOut : laterOf(checkIn, earlierOf(today, checkOut))
  const kept = Math.max(
    0,
    nightsBetween(laterOf(checkIn, after.checkIn), earlierOf(keptUntil, after.checkOut)),
  )
  const added = nightsBetween(after.checkIn, after.checkOut) - kept
  return Math.round((totalCents * kept) / nightsBetween(checkIn, checkOut)) + added * nightlyPriceCents(room)
}

/** Nights of the changed stay that it did not have before; all of them in another room type. */
export const addedNights = ({ roomId, checkIn, checkOut }: StoredBooking, after: StayTerms): number => {
  const nights = nightsBetween(after.checkIn, after.checkOut)
  if (after.roomId !== roomId) return nights
  const kept = nightsBetween(laterOf(checkIn, after.checkIn), earlierOf(checkOut, after.checkOut))
  return nights - Math.max(0, kept)
}
