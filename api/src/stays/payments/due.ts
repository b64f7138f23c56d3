import type { BookingRow } from '../bookings/columns.ts'

type Priced = Pick<BookingRow, 'status' | 'refund' | 'totalCents'>

/** Sums of a stay in cents, as a stored booking has them. */
interface Sums {
  chargedCents: number
  paidCents: number
}

/** What the price of a stay costs its guest. One who does not come, or cancels too late, owes the full price. */
export const priceCentsOf = ({ status, refund, totalCents }: Priced): number =>
  status === 'cancelled' && refund !== 'none' ? 0 : totalCents

/** SQL for the cents that the price of a stay `b` costs its guest; the same as `priceCentsOf`. */
export const priceCents = `CASE WHEN b.status = 'cancelled' AND coalesce(b.refund, 'full') <> 'none' THEN 0
  ELSE b.total_cents END`

/** SQL for what was put on a stay `b` beside its price, in cents. */
export const chargedCents =
  '(SELECT coalesce(SUM(c.amount_cents), 0) FROM charges c WHERE c.booking_id = b.id)'

/** SQL for what was paid for a stay `b` and not paid back, in cents; without deposits that are held. */
export const paidCents = `(SELECT coalesce(SUM(y.amount_cents), 0) FROM payments y
  WHERE y.booking_id = b.id AND y.purpose = 'stay')`

/** SQL for the deposits that are held for a stay `b`, in cents. */
export const heldCents = `(SELECT coalesce(SUM(y.amount_cents), 0) FROM payments y
  WHERE y.booking_id = b.id AND y.purpose = 'held')`

/** SQL for the cents that the guest of a stay `b` still owes once it is over; the same as `dueCentsOf`. */
export const owedCents = `${priceCents} + ${chargedCents} - ${paidCents}`

/** Returns what is still to be paid for a stay, in cents; negative if it is to be refunded. */
export const dueCentsOf = (stay: Priced & Sums): number =>
  priceCentsOf(stay) + stay.chargedCents - stay.paidCents
