import { availabilityOf } from '../rules/availability.ts'
import { useBooking, useBookingContext, useRoom } from './booking-context.ts'

/**
 * Whether the chosen room cannot be booked for the dates, so that the form offers no binding button. An attempt for these
 * dates whose answer was lost may have taken the room for this very guest: it can be sent again.
 */
export const useIsTaken = (): boolean => {
  const { free } = useBookingContext()
  const room = useRoom()
  const mayBeOwn = useBooking(
    ({ attempt, draft, lostRooms }) =>
      lostRooms === 0 && attempt?.body.checkIn === draft.checkIn && attempt.body.checkOut === draft.checkOut,
  )
  return availabilityOf(room, free) === 'taken' && !mayBeOwn
}
