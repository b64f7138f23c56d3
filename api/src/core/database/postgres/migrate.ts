import type pg from 'pg'
import {
  type AppliedMigration,
  assertNoOlderCode,
  assertStood,
  isStood,
  type Migration,
  readMigrations,
} from '../migrations.ts'
import { findOlderCode } from './code-marks.ts'

/** Advisory lock id. Any number that no other program on the same server uses. */
const lock = 4_711_060_602

type Client = Pick<pg.Client, 'query'>

export const readVersion = async (client: Client): Promise<number> => {
  const { rows } = await client.query('SELECT max(version) AS version FROM schema_versions')
  return Number(rows[0]?.version ?? 0)
}

/** Migrations of the database that code of version `known` does not know. */
export const laterMigrations = async (client: Client, known: number): Promise<AppliedMigration[]> => {
  const { rows } = await client.query(
    `SELECT version, phase, oldest_code AS "oldestCode" FROM schema_versions WHERE version > $1 ORDER BY version`,
    [known],
  )
  return rows
}

/** Version of the database, and whether code of version `known` works with it. */
export const readSchema = async (client: Client, known: number) => {
  const version = await readVersion(client)
  // a server that is restored from before has no columns for phases, and no later migrations
  const later = version > known ? await laterMigrations(client, known) : []
  return { version, later, isStood: isStood(version, known, later) }
}

/** Migrates the database to the newest version, one transaction per step. Of several processes, one does it. */
export const migrate = async (client: pg.Client, migrations = readMigrations('postgres')) => {
  await client.query(`SELECT pg_advisory_lock(${lock})`)
  try {
    await prepareTable(client)
    const { version, later } = await readSchema(client, migrations.length)
    assertStood(version, migrations.length, later)
    for (const migration of migrations.slice(version)) await apply(client, migration)
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${lock})`)
  }
}

/** Adding a column that is there waits for readers all the same, so it is looked for first. */
const prepareTable = async (client: pg.Client) => {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_versions (
    version integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`)
  const { rows } = await client.query(
    `SELECT 1 FROM pg_attribute WHERE attrelid = 'schema_versions'::regclass AND attname = 'oldest_code'`,
  )
  if (rows.length === 0)
    await client.query('ALTER TABLE schema_versions ADD COLUMN phase text, ADD COLUMN oldest_code integer')
}

const apply = async (client: pg.Client, migration: Migration) => {
  const { version, sql, phase, oldestCode } = migration
  if (phase) assertNoOlderCode(migration, await findOlderCode(client, oldestCode))
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('INSERT INTO schema_versions (version, phase, oldest_code) VALUES ($1, $2, $3)', [
      version,
      phase ?? null,
      phase ? oldestCode : null,
    ])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    throw cause
  }
}
