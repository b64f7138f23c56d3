import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from './open.ts'

interface Migration {
  version: number
  sql: string
}

const folder = new URL('../../migrations/', import.meta.url)

/** 0001-tables.sql is version 1; versions have no gaps. */
const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name, i) => {
      if (Number.parseInt(name, 10) !== i + 1)
        throw new Error(`Migration ${name} should have number ${i + 1}.`)
      return { version: i + 1, sql: readFileSync(new URL(name, folder), 'utf8') }
    })

export const versionOf = (db: Database) => db.pragma('user_version', { simple: true }) as number

/** The version that this code brings a database to. */
export const newestVersion = () => readMigrations().length

export const refuseNewer = (db: Database, migrations = readMigrations()) => {
  const [found, known] = [versionOf(db), migrations.length]
  if (found > known) {
    throw new Error(
      `The database has version ${found}, this code knows ${known}. Did you forget to update the code?`,
    )
  }
}

/** Brings the database to the newest version, one transaction for each step. */
export const migrate = (db: Database, migrations = readMigrations()) => {
  const step = db.transaction(({ version, sql }: Migration) => {
    // another process may have done it while this one waited for the lock
    if (versionOf(db) >= version) return
    db.exec(sql)
    db.pragma(`user_version = ${version}`)
  })
  for (const migration of migrations) {
    if (versionOf(db) < migration.version) step.immediate(migration)
  }
  refuseNewer(db, migrations)
}
