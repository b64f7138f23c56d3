import { openDatabase } from '@calm-rest/api/queries'
import type { Figure } from '../scenario.ts'

// by the dates of the bookings: the table of nights has a key that allows no duplicates
const overlapping = `
  SELECT COUNT(*) FROM bookings a JOIN bookings b
  ON a.unit_id = b.unit_id AND a.id < b.id AND a.check_in < b.check_out AND b.check_in < a.check_out
  WHERE a.status = 'confirmed' AND b.status = 'confirmed'`

/** Bookings without all of their nights, nights without a booking, and bookings without the mail to the owner. */
const half = `
  SELECT (SELECT COUNT(*) FROM bookings b WHERE b.status = 'confirmed' AND
      (SELECT COUNT(*) FROM booking_nights n WHERE n.booking_id = b.id) <> b.check_out::date - b.check_in::date)
    + (SELECT COUNT(*) FROM booking_nights WHERE booking_id IS NULL)
    + (SELECT COUNT(*) FROM bookings b WHERE NOT EXISTS (SELECT 1 FROM idempotency i
        WHERE i.answer::json ->> 'reference' = b.reference))
    + GREATEST(0, (SELECT COUNT(*) FROM bookings)
        - (SELECT COUNT(*) FROM outbox WHERE kind = 'booking-for-owner'))`

/** Compares every index with its table; throws where they differ. */
const checkIndexes = `
  SELECT COUNT(bt_index_check(c.oid, true)) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  JOIN pg_am a ON a.oid = c.relam WHERE a.amname = 'btree' AND c.relnamespace = 'public'::regnamespace
    AND c.relpersistence = 'p'`

/** Checks invariants of a database on PostgreSQL, and that it has every acknowledged booking. */
export const inspectPostgres = async (url: string, acknowledged: readonly string[]): Promise<Figure[]> => {
  const db = await openDatabase({ dataDir: '', databaseUrl: url })
  const count = async (sql: string) => (await db.prepare<[], number>(sql).pluck().get()) ?? Number.NaN
  try {
    const stored = new Set(await db.prepare<[], string>('SELECT reference FROM bookings').pluck().all())
    const lost = acknowledged.filter((reference) => !stored.has(reference)).length
    await db.exec('CREATE EXTENSION IF NOT EXISTS amcheck')
    const damaged = await count(checkIndexes).then(
      () => 0,
      () => 1,
    )
    return [
      { what: 'acknowledged bookings looked for', value: acknowledged.length, atLeast: 1 },
      { what: 'of them lost', value: lost, exactly: 0 },
      { what: 'overlaps', value: await count(overlapping), exactly: 0 },
      { what: 'half bookings', value: await count(half), exactly: 0 },
      { what: 'damage found by amcheck', value: damaged, exactly: 0 },
    ]
  } finally {
    await db.close()
  }
}
