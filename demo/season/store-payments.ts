import type { Database } from '@calm-rest/api/demonstration'
import type { SeasonPayment } from './payments.ts'
import type { Season } from './plan-season.ts'

type Row = Record<string, string | number | null>

/** Stores payments; `bookings` has ids by reference. Call it inside a transaction. */
export const storePayments = async (
  db: Database,
  { payments }: Season,
  bookings: ReadonlyMap<string, number>,
): Promise<void> => {
  const payment = db
    .prepare<[Row], number>(`
    INSERT INTO payments (booking_id, amount_cents, method, at, who, note, reverses)
    VALUES (@bookingId, @cents, @method, @at, @who, @note, @reverses) RETURNING id`)
    .pluck()
  const ids = new Map<SeasonPayment, number>()
  for (const one of payments) {
    const { reference, reverses, ...entry } = one
    const row = { ...entry, bookingId: bookings.get(reference) ?? null, reverses: null as number | null }
    if (reverses !== null) row.reverses = ids.get(reverses) ?? null
    ids.set(one, (await payment.get(row)) as number)
  }
}
