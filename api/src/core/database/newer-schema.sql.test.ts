import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { expect } from 'vitest'
import { onBoth as it } from '../../testing/both-engines.ts'
import { placeOf } from '../../testing/engine.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openEmptyDatabase, openTestApi, openTestDatabase } from '../../testing/test-api.ts'
import { type Migration, readMigrations } from './migrations.ts'
import type { Phase } from './phase.ts'
import { migrate as migratePostgres } from './postgres/migrate.ts'
import { migrate as migrateSqlite } from './sqlite/migrate.ts'
import { findOlderCode } from './sqlite/occupancy.ts'
import { databaseFile } from './sqlite/open-file.ts'

type Step = (newest: number) => Omit<Migration, 'version'>

const expand: Step = (newest) => ({
  sql: 'ALTER TABLE bookings ADD COLUMN of_tomorrow integer DEFAULT 1;',
  phase: 'expand',
  oldestCode: newest,
})
const contract: Step = (newest) => ({
  sql: 'ALTER TABLE bookings DROP COLUMN of_tomorrow;',
  phase: 'contract' satisfies Phase,
  oldestCode: newest + 1,
})

/** Migrates the database of a folder as code does that knows these migrations more. */
const migrateFurther = async (dataDir: string, ...steps: readonly Step[]) => {
  const { databaseUrl } = placeOf(dataDir)
  const known = readMigrations(databaseUrl === undefined ? 'sqlite' : 'postgres')
  const migrations = [
    ...known,
    ...steps.map((step, i) => Object.assign(step(known.length), { version: known.length + i + 1 })),
  ]
  if (databaseUrl === undefined) {
    const db = new Sqlite(join(dataDir, databaseFile))
    try {
      return migrateSqlite(db, migrations, (oldest) => findOlderCode(dataDir, oldest))
    } finally {
      db.close()
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await migratePostgres(client, migrations)
  } finally {
    await client.end()
  }
}

const readyOf = async ({ get }: Awaited<ReturnType<typeof openTestApi>>) => {
  const answer = await get('/api/health/ready')
  return { status: answer.status, migrations: (await answer.json()).readiness.migrations }
}

it('is ready on a database that later code has expanded, books there, and starts there', async () => {
  const api = await openTestApi()
  await migrateFurther(api.dataDir, expand)
  expect(await readyOf(api)).toEqual({ status: 200, migrations: 'newer' })
  expect((await api.post('/api/bookings', goodBooking)).status).toBe(201)
  const again = await openTestDatabase(api.dataDir)
  expect(await again.schema()).toMatchObject({ version: again.newestVersion + 1, isStood: true })
})

it('keeps a contraction from running while code that does not stand it uses the database', async () => {
  const api = await openTestApi()
  await expect(migrateFurther(api.dataDir, expand, contract)).rejects.toThrow(
    /may only run once all code is of version \d+ or later, and code of version \d+ uses this database/,
  )
  // the step before is done, and the one that is refused has left nothing
  expect(await readyOf(api)).toEqual({ status: 200, migrations: 'newer' })
  expect((await api.post('/api/bookings', goodBooking)).status).toBe(201)
})

it('does not start on a database whose contraction it does not stand', async () => {
  const dataDir = await openEmptyDatabase()
  await migrateFurther(dataDir, expand, contract)
  await expect(openTestDatabase(dataDir)).rejects.toThrow(/this code knows \d+\. Did you forget/)
})
