import type { StoredBooking } from '../bookings/stored-booking.ts'

type Charged = Pick<StoredBooking, 'status' | 'refund' | 'totalCents'>

/** What a stay costs its guest. A guest who does not come, or cancels too late, owes the full price. */
export const chargeCentsOf = ({ status, refund, totalCents }: Charged): number =>
  status === 'cancelled' && refund !== 'none' ? 0 : totalCents

/** SQL for the cents that a stay `b` costs its guest; the same as `chargeCentsOf`. */
export const chargedCents = `CASE WHEN b.status = 'cancelled' AND coalesce(b.refund, 'full') <> 'none' THEN 0
  ELSE b.total_cents END`

/** SQL for the cents that the guest of a stay `b` still owes once it is over; the same as `dueCentsOf`. */
export const owedCents = `${chargedCents}
  - (SELECT coalesce(SUM(y.amount_cents), 0) FROM payments y WHERE y.booking_id = b.id)`

/** Returns what is still to be paid for a stay, in cents; negative if it is to be refunded. */
export const dueCentsOf = (stay: Charged & Pick<StoredBooking, 'paidCents'>): number =>
  chargeCentsOf(stay) - stay.paidCents
