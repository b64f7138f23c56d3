import type { BookingReceipt } from '@calm-rest/contract/api'
import { useBookingContext } from '../context/booking-context.ts'

/** The receipt keeps its original language, the list follows the page. */
export const useRoomName = () => {
  const { rooms } = useBookingContext()
  return ({ roomId, roomType }: Pick<BookingReceipt, 'roomId' | 'roomType'>): string =>
    rooms.find(({ _id }) => _id === roomId)?.name ?? roomType
}
