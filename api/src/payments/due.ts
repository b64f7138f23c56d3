import type { StoredBooking } from '../bookings/stored-booking.ts'

type Charged = Pick<StoredBooking, 'status' | 'refund' | 'totalCents'>

/** What a stay costs its guest: who does not come, or cancels too late, owes the price as whoever stays does. */
const chargeCentsOf = ({ status, refund, totalCents }: Charged): number =>
  status === 'cancelled' && refund !== 'none' ? 0 : totalCents

/** What is still to be paid for a stay, in cents; below zero: to be paid back. */
export const dueCentsOf = (stay: Charged & Pick<StoredBooking, 'paidCents'>): number =>
  chargeCentsOf(stay) - stay.paidCents
