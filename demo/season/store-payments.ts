import type { Database } from '@calm-rest/api/demonstration'
import type { SeasonPayment } from './payments.ts'
import type { Season } from './plan-season.ts'

type Row = Record<string, string | number | null>

/** Stores what guests have paid; `bookings` has ids by reference. Only inside a transaction. */
export const storePayments = async (
  db: Database,
  { payments }: Season,
  bookings: ReadonlyMap<string, number>,
): Promise<void> => {
  const payment = db
    .prepare<[Row], number>(`
    INSERT INTO payments (booking_id, amount_cents, method, at, who, note, takes_back)
    VALUES (@bookingId, @cents, @method, @at, @who, @note, @takesBack) RETURNING id`)
    .pluck()
  const ids = new Map<SeasonPayment, number>()
  for (const one of payments) {
    const { reference, takesBack, ...entry } = one
    const row = { ...entry, bookingId: bookings.get(reference) ?? null, takesBack: null as number | null }
    if (takesBack !== null) row.takesBack = ids.get(takesBack) ?? null
    ids.set(one, (await payment.get(row)) as number)
  }
}
