import type { Database } from 'better-sqlite3'
import {
  type AppliedMigration,
  assertNoOlderCode,
  assertStood,
  isStood,
  type Migration,
  readMigrations,
} from '../migrations.ts'

export const versionOf = (db: Database) => db.pragma('user_version', { simple: true }) as number

/** Migrations of the database that code of version `known` does not know; from before the table, none. */
export const laterMigrations = (db: Database, known: number): AppliedMigration[] => {
  if (versionOf(db) <= known || !hasTable(db)) return []
  return db
    .prepare<[number], AppliedMigration>(
      'SELECT version, phase, oldest_code AS "oldestCode" FROM schema_versions WHERE version > ? ORDER BY version',
    )
    .all(known)
}

const hasTable = (db: Database) =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_versions'").get() !== undefined

export const isStoodBy = (db: Database, known: number): boolean =>
  isStood(versionOf(db), known, laterMigrations(db, known))

export const refuseNewer = (db: Database, migrations = readMigrations('sqlite')) =>
  assertStood(versionOf(db), migrations.length, laterMigrations(db, migrations.length))

/**
 * Migrates the database to the newest version, one transaction per step. `findOlderCode` returns the version of code that is
 * older than its argument and uses the database now.
 */
export const migrate = (
  db: Database,
  migrations = readMigrations('sqlite'),
  findOlderCode: (oldest: number) => number | undefined = () => undefined,
) => {
  const step = db.transaction((migration: Migration) => {
    const { version, sql } = migration
    // another process may have migrated it while this one waited for the lock
    if (versionOf(db) >= version) return
    db.exec(sql)
    record(db, migration)
    db.pragma(`user_version = ${version}`)
    // last, so that code that starts meanwhile is seen
    if (migration.phase) assertNoOlderCode(migration, findOlderCode(migration.oldestCode))
  })
  const before = versionOf(db)
  for (const migration of migrations) {
    if (before < migration.version) step.immediate(migration)
  }
  refuseNewer(db, migrations)
}

const record = (db: Database, { version, phase, oldestCode }: Migration) => {
  db.exec(`CREATE TABLE IF NOT EXISTS schema_versions (
    version INTEGER PRIMARY KEY, phase TEXT, oldest_code INTEGER,
    applied_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP) STRICT`)
  db.prepare('INSERT INTO schema_versions (version, phase, oldest_code) VALUES (?, ?, ?)').run(
    version,
    phase ?? null,
    phase ? oldestCode : null,
  )
}
