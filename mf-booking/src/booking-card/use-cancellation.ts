import type { GuestBooking } from '@calm-rest/contract/api'
import { roomNumberOf } from '@calm-rest/contract/reference'
import type { BookingAccess } from './booking-access.ts'
import { useCancelSteps } from './use-cancel-steps.ts'
import type { ShownBooking } from './use-shown-booking.ts'

/** Steps to cancel the booking of a card. */
export const useCancellation = ({ booking, update }: ShownBooking, access: BookingAccess) => ({
  booking,
  /** Whether the booking continues without this room. */
  isRoom: roomNumberOf(booking.reference) !== undefined,
  ...useCancelSteps({ read: access.read, cancel: access.cancel, isOpen, update }),
})

export type Cancellation = ReturnType<typeof useCancellation>

/** Whether the guest can still cancel it. */
export const isOpen = ({ status, cancellation }: GuestBooking) =>
  status === 'confirmed' && cancellation !== 'closed'
