import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { expect } from 'vitest'
import { onBoth as it } from '../../testing/both-engines.ts'
import { placeOf } from '../../testing/engine.ts'
import { openEmptyDatabase, openTestDatabase } from '../../testing/test-api.ts'
import type { Engine } from './database.ts'
import { readMigrations } from './migrations.ts'
import { migrate as migratePostgres } from './postgres/migrate.ts'
import { migrate as migrateSqlite } from './sqlite/migrate.ts'
import { databaseFile } from './sqlite/open-file.ts'

/** Returns all migrations before the one whose name has these words. */
const stepsBefore = (engine: Engine, words: string) => {
  const steps = readMigrations(engine)
  return steps.slice(
    0,
    steps.findIndex(({ sql }) => sql.includes(words)),
  )
}

/** Brings an empty database to the version before a migration, and runs `sql` on it. */
const leaveBefore = async (dataDir: string, words: string, sql: string) => {
  const { databaseUrl } = placeOf(dataDir)
  if (databaseUrl === undefined) {
    const db = new Sqlite(join(dataDir, databaseFile))
    migrateSqlite(db, stepsBefore('sqlite', words))
    db.exec(sql)
    return void db.close()
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await migratePostgres(client, stepsBefore('postgres', words))
    await client.query(sql)
  } finally {
    await client.end()
  }
}

it('counts all guests of a stay under the one nationality that was noted before', async () => {
  const dataDir = await openEmptyDatabase()
  const stay = (reference: string, nationality: string) => `
    INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name, last_name,
      email, total_cents, lang, free_cancellation_until, created_at, nationality)
    VALUES ('${reference}', 'confirmed', 'coral-suite', 1, '2027-07-01', '2027-07-03', 3, 'A', 'B', '', 53600, 'en',
      '2027-06-02', '2027-06-01', ${nationality});`
  await leaveBefore(
    dataDir,
    'ADD COLUMN nationalities',
    `INSERT INTO room_types (id, category, price_cents, guests, size_m2) VALUES ('coral-suite', 'sea view', 26800, 4, 62);
     INSERT INTO units (id, room_type_id, number) VALUES (1, 'coral-suite', 1);
     ${stay('CR-1', "'DE'")} ${stay('CR-2', 'NULL')}`,
  )
  const db = await openTestDatabase(dataDir)
  const noted = await db
    .prepare<[], string>('SELECT nationalities FROM bookings ORDER BY reference')
    .pluck()
    .all()
  expect(noted.map((json) => JSON.parse(json))).toEqual([{ DE: 3 }, {}])
})

it('preserves the price of every stay when a stay may cost nothing', async () => {
  const dataDir = await openEmptyDatabase()
  await leaveBefore(
    dataDir,
    'a stay that costs nothing is a stay',
    `INSERT INTO room_types (id, category, price_cents, guests, size_m2) VALUES ('coral-suite', 'sea view', 26800, 4, 62);
     INSERT INTO units (id, room_type_id, number) VALUES (1, 'coral-suite', 1);
     INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name, last_name,
       email, total_cents, lang, free_cancellation_until, created_at)
     VALUES ('CR-1', 'confirmed', 'coral-suite', 1, '2027-07-01', '2027-07-03', 3, 'A', 'B', '', 53600, 'en',
       '2027-06-02', '2027-06-01');`,
  )
  const db = await openTestDatabase(dataDir)
  const total = db.prepare<[], number>('SELECT total_cents FROM bookings').pluck()
  expect(await total.get()).toBe(53_600)
  await db.prepare('UPDATE bookings SET total_cents = 0').run()
  expect(await total.get()).toBe(0)
  await expect(db.prepare('UPDATE bookings SET total_cents = -1').run()).rejects.toThrow()
})
