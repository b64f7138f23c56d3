import type { GuestBooking } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { limits } from '@calm-rest/contract/limits'
import { type CalendarDate, dateInZone } from '@calm-rest/contract/stay'
import type { StoredBooking } from './stored-booking.ts'

/**
 * Returns the result of a cancellation at `now`; 'closed' once the guest has arrived, and after the day of check-in at
 * the property.
 */
export const cancellationOf = (
  { status, checkIn, arrivedOn, freeCancellationUntil }: StoredBooking,
  now: Date,
): GuestBooking['cancellation'] => {
  if (status !== 'confirmed' || arrivedOn !== null || dateInZone(now, hotel.timeZone) > checkIn)
    return 'closed'
  return now.toISOString() <= freeCancellationUntil ? 'free' : 'no_refund'
}

/** Returns whether the stay has begun: the guest has arrived, or the first night is over. */
export const hasBegun = ({ checkIn, arrivedOn }: StoredBooking, today: CalendarDate): boolean =>
  arrivedOn !== null || checkIn < today

/**
 * Returns what the guest may change at `now`: everything, also for less money, within the time of free cancellation;
 * then everything, but not for less; once the stay has begun, a later check-out; and nothing when it is over, or was
 * changed often.
 */
export const changeOf = (booking: StoredBooking, now: Date): GuestBooking['change'] => {
  const today = dateInZone(now, hotel.timeZone)
  const { status, checkOut, freeCancellationUntil, guestChanges } = booking
  if (status !== 'confirmed' || checkOut < today || guestChanges >= limits.guestChanges) return 'closed'
  if (hasBegun(booking, today)) return 'extend'
  return now.toISOString() <= freeCancellationUntil ? 'free' : 'no_refund'
}
