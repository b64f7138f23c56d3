import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { openTempDir } from '../../../testing/test-api.ts'
import { databaseFile, openFile } from './open-file.ts'

const folder = new URL('../../../../migrations/sqlite/', import.meta.url)

/** Opens a database as an earlier version left it. */
const openAt = (dataDir: string, version: number) => {
  const db = new Sqlite(join(dataDir, databaseFile))
  for (const name of readdirSync(folder).sort().slice(0, version)) {
    db.exec(readFileSync(new URL(name, folder), 'utf8'))
  }
  db.pragma(`user_version = ${version}`)
  return db
}

it('0006 preserves the nights of every booking when blocks are added to the table', () => {
  const dataDir = openTempDir()
  const old = openAt(dataDir, 5)
  old.exec(`
    INSERT INTO room_types VALUES ('coral-suite', 'sea view', 26800, NULL, 4, 62);
    INSERT INTO units (id, room_type_id, number) VALUES (1, 'coral-suite', 1);
    INSERT INTO bookings (id, reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name,
      last_name, email, total_cents, lang, free_cancellation_until, created_at)
    VALUES (7, 'CR-2222-2222', 'confirmed', 'coral-suite', 1, '2027-07-01', '2027-07-03', 2, 'A', 'B', 'a@example.com',
      53600, 'en', '2027-06-02', '2027-06-01');
    INSERT INTO booking_nights VALUES (1, '2027-07-01', 7), (1, '2027-07-02', 7)`)
  old.close()
  const db = openFile(dataDir)
  const nights = () => db.prepare('SELECT * FROM booking_nights').all()
  const of = { unit_id: 1, booking_id: 7, block_id: null }
  expect(nights()).toEqual([
    { ...of, night: '2027-07-01' },
    { ...of, night: '2027-07-02' },
  ])
  expect(db.pragma('foreign_key_check')).toEqual([])
  expect(() => db.exec("INSERT INTO booking_nights VALUES (1, '2027-07-09', NULL, NULL)")).toThrow('CHECK')
  db.exec('DELETE FROM bookings')
  expect(nights()).toEqual([])
  db.close()
})
