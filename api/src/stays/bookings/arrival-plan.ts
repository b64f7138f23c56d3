import type { ArrivalPlan } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import { bookingTable } from './columns.ts'
import type { StoredBooking } from './stored-booking.ts'

/** For an UPDATE of bookings: forgets what the guest has told of the arrival. */
export const withoutArrival = bookingTable.forget('new-dates')

/** Returns what the guest told of the arrival; null if nothing was told. */
export const arrivalOf = (booking: StoredBooking): ArrivalPlan | null => {
  const { arrivalTime, arrivalFlight, arrivalShuttle, arrivalNote, arrivalToldAt } = booking
  if (arrivalToldAt === null) return null
  return {
    time: arrivalTime,
    flight: arrivalFlight,
    shuttle: arrivalShuttle === 1,
    note: arrivalNote,
    toldAt: arrivalToldAt,
  }
}

/**
 * Returns whether the guest may tell it at `now`: until arriving, at the latest on the day of check-in at the property.
 */
export const mayTellArrival = ({ status, arrivedOn, checkIn }: StoredBooking, now: Date): boolean =>
  status === 'confirmed' && arrivedOn === null && dateInZone(now, hotel.timeZone) <= checkIn
