import type { Database } from 'better-sqlite3'
import { assertKnown, type Migration, readMigrations } from '../migrations.ts'

export const versionOf = (db: Database) => db.pragma('user_version', { simple: true }) as number

export const refuseNewer = (db: Database, migrations = readMigrations('sqlite')) =>
  assertKnown(versionOf(db), migrations.length)

/** Migrates the database to the newest version, one transaction per step. */
export const migrate = (db: Database, migrations = readMigrations('sqlite')) => {
  const step = db.transaction(({ version, sql }: Migration) => {
    // another process may have migrated it while this one waited for the lock
    if (versionOf(db) >= version) return
    db.exec(sql)
    db.pragma(`user_version = ${version}`)
  })
  for (const migration of migrations) {
    if (versionOf(db) < migration.version) step.immediate(migration)
  }
  refuseNewer(db, migrations)
}
