import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Figure } from './scenario.ts'

// by the dates of the bookings: the table of nights has a key that allows no duplicates
const overlapping = `
  SELECT COUNT(*) FROM bookings a JOIN bookings b
  ON a.unit_id = b.unit_id AND a.id < b.id AND a.check_in < b.check_out AND b.check_in < a.check_out
  WHERE a.status = 'confirmed' AND b.status = 'confirmed'`

/** Bookings without all of their nights, or without the mails to guest and owner. */
const half = `
  SELECT COUNT(*) FROM bookings b WHERE b.status = 'confirmed' AND (
    (SELECT COUNT(*) FROM booking_nights n WHERE n.booking_id = b.id)
      <> julianday(b.check_out) - julianday(b.check_in)
    OR NOT EXISTS (SELECT 1 FROM booking_nights n WHERE n.booking_id = b.id))`

const nightsOfNobody = `
  SELECT COUNT(*) FROM booking_nights n WHERE NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = n.booking_id)`

const unmailed = `
  SELECT MAX(0, (SELECT COUNT(*) FROM bookings) - (SELECT COUNT(*) FROM outbox WHERE kind = 'booking-for-owner'))`

/** Checks invariants of a database, and that it has every acknowledged booking. */
export const inspect = (dataDir: string, acknowledged: readonly string[]): Figure[] => {
  const db = new Sqlite(join(dataDir, 'calm-rest.db'))
  const count = (sql: string) => db.prepare<[], number>(sql).pluck().get() ?? Number.NaN
  try {
    const stored = new Set(db.prepare<[], string>('SELECT reference FROM bookings').pluck().all())
    const lost = acknowledged.filter((reference) => !stored.has(reference)).length
    const damaged = db.pragma('integrity_check', { simple: true }) === 'ok' ? 0 : 1
    const dangling = (db.pragma('foreign_key_check') as unknown[]).length
    return [
      { what: 'acknowledged bookings looked for', value: acknowledged.length },
      { what: 'of them lost', value: lost, exactly: 0 },
      { what: 'overlaps', value: count(overlapping), exactly: 0 },
      { what: 'half bookings', value: count(half) + count(nightsOfNobody) + count(unmailed), exactly: 0 },
      { what: 'damage found by SQLite', value: damaged + dangling, exactly: 0 },
    ]
  } finally {
    db.close()
  }
}

/** Adds the figures of several databases up. */
export const addUp = (all: readonly Figure[][]): Figure[] => {
  const [first = [], ...others] = all
  return first.map((figure, i) => ({
    ...figure,
    value: others.reduce((sum, one) => sum + (one[i]?.value ?? Number.NaN), figure.value),
  }))
}
