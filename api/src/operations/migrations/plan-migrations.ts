import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import type { Engine } from '../../core/database/database.ts'
import {
  type AppliedMigration,
  isStood,
  type Migration,
  readMigrations,
} from '../../core/database/migrations.ts'
import { type DatabasePlace, openDatabase } from '../../core/database/open.ts'
import { laterMigrations as laterOnPostgres, readVersion } from '../../core/database/postgres/migrate.ts'
import { laterMigrations as laterInFile, versionOf } from '../../core/database/sqlite/migrate.ts'
import { databaseFile } from '../../core/database/sqlite/open-file.ts'
import { diskRoom } from '../../core/disk/disk-room.ts'

/** What this code would do to a database. */
export interface MigrationPlan {
  engine: Engine
  /** Version of the database, 0 for a new one, and of this code. */
  database: number
  code: number
  /** Whether this code works with the database. */
  isStood: boolean
  /** Migrations that it would run. */
  pending: AppliedMigration[]
  /** Migrations of later code. */
  later: AppliedMigration[]
  databaseBytes: number
  /** Free bytes on the disk of the data. */
  freeBytes: number
}

interface Found {
  version: number
  later: AppliedMigration[]
  bytes: number
}

/** Reads what this code would do to a database, and changes nothing. */
export const planMigrations = async ({ dataDir, databaseUrl }: DatabasePlace): Promise<MigrationPlan> => {
  const engine = databaseUrl === undefined ? 'sqlite' : 'postgres'
  const known = readMigrations(engine)
  const found =
    databaseUrl === undefined
      ? findInFile(join(dataDir, databaseFile), known.length)
      : await findOnServer(databaseUrl, known.length)
  return {
    engine,
    database: found.version,
    code: known.length,
    isStood: isStood(found.version, known.length, found.later),
    pending: known.slice(found.version).map(describe),
    later: found.later,
    databaseBytes: found.bytes,
    freeBytes: (await diskRoom(dataDir)).freeBytes,
  }
}

/** Applies what `planMigrations` lists, as a start of the site would, and creates a database that is not there. */
export const applyMigrations = async (place: DatabasePlace): Promise<MigrationPlan> => {
  const db = await openDatabase(place)
  await db.close()
  return planMigrations(place)
}

const describe = ({ version, phase, oldestCode }: Migration): AppliedMigration => ({
  version,
  phase: phase ?? null,
  oldestCode: phase ? oldestCode : null,
})

const nothing: Found = { version: 0, later: [], bytes: 0 }

const findInFile = (file: string, known: number): Found => {
  if (!existsSync(file)) return nothing
  const db = new Sqlite(file, { readonly: true })
  try {
    return { version: versionOf(db), later: laterInFile(db, known), bytes: statSync(file).size }
  } finally {
    db.close()
  }
}

const findOnServer = async (connectionString: string, known: number): Promise<Found> => {
  const client = new pg.Client({ connectionString, application_name: 'calm-rest' })
  await client.connect()
  try {
    const { rows } = await client.query(
      `SELECT to_regclass('schema_versions') AS found, pg_database_size(current_database()) AS bytes`,
    )
    if (rows[0]?.found === null) return nothing
    const version = await readVersion(client)
    const later = version > known ? await laterOnPostgres(client, known) : []
    return { version, later, bytes: Number(rows[0]?.bytes) }
  } finally {
    await client.end()
  }
}
