import { chargeTable, payerTable } from '../folio/columns.ts'
import { paymentTable } from '../payments/columns.ts'
import { bookingTable } from './columns.ts'

/** For an UPDATE of bookings: forgets all that says who the guest is and what the guest has told. */
export const withoutGuest = bookingTable.forget('erasure')

/** The same, and from which network the booking came. */
export const withoutTrace = bookingTable.forget('asked')

/**
 * Forgets what was noted beside payments and charges of these bookings, a condition on their columns, and who paid instead
 * of the guest. Amounts stay. They come before that UPDATE, which takes away by what they are found.
 */
export const forgetMoneyNotes = (bookings: string): string[] =>
  [paymentTable, chargeTable, payerTable].map(
    ({ name, forget, remembers }) => `
  UPDATE ${name} SET ${forget('erasure')}
  WHERE (${remembers('erasure')}) AND booking_id IN (SELECT id FROM bookings WHERE ${bookings})`,
  )
