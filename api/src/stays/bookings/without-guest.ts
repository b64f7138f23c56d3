import { paymentTable } from '../payments/columns.ts'
import { bookingTable } from './columns.ts'

/** For an UPDATE of bookings: forgets all that says who the guest is and what the guest has told. */
export const withoutGuest = bookingTable.forget('erasure')

/** The same, and from which network the booking came. */
export const withoutTrace = bookingTable.forget('asked')

/**
 * Forgets what was noted beside the payments of these bookings, a condition on their columns. What was paid stays. It comes
 * before that UPDATE, which takes away by what they are found.
 */
export const forgetPaymentNotes = (bookings: string) => `
  UPDATE payments SET ${paymentTable.forget('erasure')}
  WHERE (${paymentTable.remembers('erasure')}) AND booking_id IN (SELECT id FROM bookings WHERE ${bookings})`
