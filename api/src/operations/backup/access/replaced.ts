import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { newestVersion } from '../../../core/database/migrations.ts'
import { assertWhole } from '../../../core/database/sqlite/damage.ts'
import { versionOf } from '../../../core/database/sqlite/migrate.ts'
import { databaseFile, openFile } from '../../../core/database/sqlite/open-file.ts'
import type { Comparison } from './end-access.ts'

/** Tables with random ids: two databases that share an id have a common history. */
const historyTables = ['signing_keys', 'staff_members', 'users']

const unknown = (reason: string): Comparison => ({ kind: 'unknown', reason })

export const unreadable = (cause: unknown): Comparison => {
  const words = cause instanceof Error ? cause.message : String(cause)
  return unknown(`the database that is replaced cannot be read (${words})`)
}

/**
 * Attaches a copy of the database of `dataDir` to `db` as `replaced`, at the version of this code or a later one. The
 * original is only read. Returns `unknown` for a missing or unreadable database and for one with another history, which
 * says nothing about members removed from this one.
 */
export const attachReplaced = (db: Database, dataDir: string, stage: string): Comparison => {
  const current = join(dataDir, databaseFile)
  if (!existsSync(current)) return unknown('there was no database to compare it with')
  try {
    db.prepare('ATTACH ? AS replaced').run(copyOf(current, stage))
  } catch (cause) {
    return unreadable(cause)
  }
  if (haveOneHistory(db)) return { kind: 'known' }
  db.exec('DETACH replaced')
  return unknown('the database that is replaced was not made from the same one as the backup')
}

const copyOf = (current: string, stage: string) => {
  const folder = join(stage, 'replaced')
  mkdirSync(folder, { mode: 0o700 })
  const file = join(folder, databaseFile)
  for (const end of ['', '-wal']) {
    if (existsSync(`${current}${end}`)) copyFileSync(`${current}${end}`, `${file}${end}`)
  }
  if (isNewer(file)) return file
  openFile(folder).close()
  return file
}

/**
 * After the rollback of a deployment, the database belongs to a later release, which this one cannot open as its own.
 */
const isNewer = (file: string): boolean => {
  const db = new Sqlite(file)
  try {
    if (versionOf(db) <= newestVersion('sqlite')) return false
    assertWhole(db, file)
    return true
  } finally {
    db.close()
  }
}

const haveOneHistory = (db: Database) => {
  const has = (sql: string) => db.prepare<[], number>(`SELECT EXISTS (${sql})`).pluck().get() === 1
  const isEmpty = historyTables.every((table) => !has(`SELECT 1 FROM main.${table}`))
  // a backup without members and keys grants access to nobody
  return (
    isEmpty ||
    historyTables.some((table) =>
      has(`SELECT 1 FROM main.${table} JOIN replaced.${table} r ON r.id = ${table}.id`),
    )
  )
}
