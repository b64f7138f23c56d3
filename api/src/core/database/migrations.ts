import { readdirSync, readFileSync } from 'node:fs'
import type { Engine } from './database.ts'
import { type Phase, phaseIn, sincePhases } from './phase.ts'

export interface Migration {
  version: number
  sql: string
  /** Undefined for migrations from before there were phases. */
  phase: Phase | undefined
  /** Version of the oldest code that works with a database after this migration. */
  oldestCode: number
}

/** A migration that later code has applied, as the database records it. */
export interface AppliedMigration {
  version: number
  phase: Phase | null
  oldestCode: number | null
}

const known = new Map<Engine, Migration[]>()

/** Reads the migrations. 0001-tables.sql is version 1; versions have no gaps. */
export const readMigrations = (engine: Engine): Migration[] => {
  const migrations = known.get(engine) ?? migrationsOf(engine)
  known.set(engine, migrations)
  return migrations
}

const migrationsOf = (engine: Engine): Migration[] => {
  const folder = new URL(`../../../migrations/${engine}/`, import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name, i) => {
      if (Number.parseInt(name, 10) !== i + 1)
        throw new Error(`Migration ${name} should have number ${i + 1}.`)
      return toMigration(name, i + 1, readFileSync(new URL(name, folder), 'utf8'), sincePhases[engine])
    })
}

const toMigration = (name: string, version: number, sql: string, since: number): Migration => {
  if (version < since) return { version, sql, phase: undefined, oldestCode: version }
  const { phase, oldestCode } = phaseIn(name, version, sql, since)
  return { version, sql, phase, oldestCode }
}

/** Returns the version that this code migrates a database to. */
export const newestVersion = (engine: Engine) => readMigrations(engine).length

/**
 * Whether code that knows `known` migrations works with a database of version `found`. `later` are the migrations that
 * it does not know.
 */
export const isStood = (found: number, known: number, later: readonly AppliedMigration[]): boolean =>
  found <= known ||
  (later.length === found - known &&
    later.every(({ oldestCode }) => oldestCode !== null && oldestCode <= known))

/** Throws if a newer release has migrated the database to what this code does not work with. */
export const assertStood = (found: number, known: number, later: readonly AppliedMigration[]) => {
  if (isStood(found, known, later)) return
  throw new Error(
    `The database has version ${found}, this code knows ${known}. Did you forget to update the code?`,
  )
}

/** Throws if code of version `older` uses the database, and does not work with it after this migration. */
export const assertNoOlderCode = ({ version, oldestCode }: Migration, older: number | undefined) => {
  if (older === undefined) return
  throw new Error(
    `Migration ${version} may only run once all code is of version ${oldestCode} or later, and code of version ${older} uses this database. ` +
      'Upgrade to a release in between first, or stop the older code.',
  )
}
