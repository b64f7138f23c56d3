import type { StoredBooking } from '../bookings/stored-booking.ts'

type Charged = Pick<StoredBooking, 'status' | 'refund' | 'totalCents'>

/** What a stay costs its guest: who does not come, or cancels too late, owes the price as whoever stays does. */
const chargeCentsOf = ({ status, refund, totalCents }: Charged): number =>
  status === 'cancelled' && refund !== 'none' ? 0 : totalCents

/** Of a stay `b` that is over, cents that its guest still owes; the same in SQL as `dueCentsOf`. */
export const owedCents = `CASE WHEN b.status = 'cancelled' AND coalesce(b.refund, 'full') <> 'none' THEN 0
  ELSE b.total_cents END - (SELECT coalesce(SUM(y.amount_cents), 0) FROM payments y WHERE y.booking_id = b.id)`

/** What is still to be paid for a stay, in cents; below zero: to be paid back. */
export const dueCentsOf = (stay: Charged & Pick<StoredBooking, 'paidCents'>): number =>
  chargeCentsOf(stay) - stay.paidCents
