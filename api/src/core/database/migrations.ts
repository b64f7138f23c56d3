import { readdirSync, readFileSync } from 'node:fs'
import type { Engine } from './database.ts'

export interface Migration {
  version: number
  sql: string
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
      return { version: i + 1, sql: readFileSync(new URL(name, folder), 'utf8') }
    })
}

/** Returns the version that this code migrates a database to. */
export const newestVersion = (engine: Engine) => readMigrations(engine).length

/** Throws if a newer release has migrated the database. */
export const assertKnown = (found: number, known: number) => {
  if (found <= known) return
  throw new Error(
    `The database has version ${found}, this code knows ${known}. Did you forget to update the code?`,
  )
}
