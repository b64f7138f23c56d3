import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import type { Database } from '../core/database/database.ts'
import { type DatabasePlace, openDatabase } from '../core/database/open.ts'
import { configureConnection, databaseFile } from '../core/database/sqlite/open-file.ts'
import { connectSqlite } from '../core/database/sqlite/open-sqlite.ts'
import { copyTemplate } from './template.ts'

/** A PostgreSQL server on which tests may create databases. By default tests run on SQLite. */
const server = process.env.TEST_ENGINE === 'postgres' ? process.env.TEST_POSTGRES_URL : undefined

/** The database of a test's folder, for any engine and any process. */
export const placeOf = (dataDir: string): DatabasePlace => {
  if (server === undefined) return { dataDir }
  const url = new URL(server)
  url.pathname = nameOf(dataDir)
  return { dataDir, databaseUrl: url.href }
}

/**
 * Another connection to a database that is open and migrated, without the checks of a start: they take longer than most
 * tests.
 */
export const openBeside = async (dataDir: string): Promise<Database> => {
  if (server !== undefined) return openDatabase(placeOf(dataDir))
  const writer = new Sqlite(join(dataDir, databaseFile))
  configureConnection(writer)
  return connectSqlite(dataDir, writer)
}

const nameOf = (dataDir: string) =>
  `calm_rest_${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`

/** Migrated, with the rooms and reviews of a new database. */
export const template = 'calm_rest_template'

/** One pool for each process and server: connecting again takes as long as copying a database. */
const pools = new Map<string, pg.Pool>()

const poolOf = (url: string) => {
  const known = pools.get(url)
  if (known) return known
  const pool = new pg.Pool({ connectionString: new URL('postgres', url).href, max: 1, allowExitOnIdle: true })
  // the server ends before idle clients
  pool.on('error', () => {})
  pools.set(url, pool)
  return pool
}

export const onServer = async (url: string, sql: string) => void (await poolOf(url).query(sql))

const isThere = (cause: unknown) => cause instanceof pg.DatabaseError && cause.code === '42P04'

/**
 * Creates the database of a folder if there is none, seeded or empty; does nothing for SQLite. Returns a function that
 * removes it.
 */
export const makePlace = async (dataDir: string, isEmpty = false): Promise<() => Promise<void>> => {
  if (server === undefined) {
    if (!isEmpty && !existsSync(join(dataDir, databaseFile))) await copyTemplate(dataDir)
    return async () => {}
  }
  try {
    const from = isEmpty ? 'template1' : template
    // files are copied instead of writing every page to the log, which halves the time
    await onServer(server, `CREATE DATABASE ${nameOf(dataDir)} TEMPLATE ${from} STRATEGY FILE_COPY`)
  } catch (cause) {
    if (!isThere(cause)) throw cause
    return async () => {}
  }
  return () => onServer(server, `DROP DATABASE IF EXISTS ${nameOf(dataDir)} WITH (FORCE)`)
}

/** Returns the variables for a process that is configured like the site. */
export const variablesOf = (dataDir: string): Record<string, string> => {
  const { databaseUrl } = placeOf(dataDir)
  return { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }
}

/** From here on, each insert or update of the table fails with these words. Returns a function that ends this. */
export const failWritesTo = async (db: Database, table: string, words = 'broken') => {
  const onInsert = `broken_insert_${table}`
  const onUpdate = `broken_update_${table}`
  const fails = {
    sqlite: `BEGIN SELECT RAISE(ABORT, '${words}'); END`,
    postgres: `FOR EACH ROW EXECUTE FUNCTION ${onInsert}()`,
  }[db.engine]
  if (db.engine === 'postgres') {
    await db.exec(`CREATE FUNCTION ${onInsert}() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION '${words}'; END $$`)
  }
  await db.exec(`CREATE TRIGGER ${onInsert} BEFORE INSERT ON ${table} ${fails};
    CREATE TRIGGER ${onUpdate} BEFORE UPDATE ON ${table} ${fails}`)
  const on = { sqlite: '', postgres: ` ON ${table}` }[db.engine]
  return () => db.exec(`DROP TRIGGER ${onInsert}${on}; DROP TRIGGER ${onUpdate}${on}`)
}

/** As if a later release had migrated it. */
export const claimNewerVersion = (db: Database) =>
  db.exec(
    {
      sqlite: 'PRAGMA user_version = 9999',
      postgres: 'INSERT INTO schema_versions (version) VALUES (9999)',
    }[db.engine],
  )
