import { availabilityOf } from '../rules/availability.ts'
import { isPropertyClosed } from '../rules/closure.ts'
import { useBooking, useBookingContext, useRoom } from './booking-context.ts'

/**
 * Why the chosen room cannot be booked for the dates, so that the form has no button to book; undefined if it
 * can. An attempt for these dates whose response was lost may have booked the room: it can be sent again.
 */
export const useNotBookable = (): 'closed' | 'taken' | undefined => {
  const { free, price } = useBookingContext()
  const room = useRoom()
  const mayBeOwn = useBooking(
    ({ attempt, draft, lostRooms }) =>
      lostRooms === 0 && attempt?.body.checkIn === draft.checkIn && attempt.body.checkOut === draft.checkOut,
  )
  if (mayBeOwn) return undefined
  if (price.status === 'refused' && isPropertyClosed(price.failure.body)) return 'closed'
  return availabilityOf(room, free) === 'taken' ? 'taken' : undefined
}
