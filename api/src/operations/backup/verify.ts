import { basename } from 'node:path'
import { Refused } from '@calm-rest/command/outcomes'
import Sqlite from 'better-sqlite3'
import { refuseNewer } from '../../core/database/sqlite/migrate.ts'

/** Contents of a verified database. */
export interface VerifiedDatabase {
  version: number
  bookings: number
  /** Folders of photographs that its rooms show. */
  photographs: string[]
}

/** Opens a database file and reads all of it. Throws `Refused` if it is damaged or of another program. */
export const verifyDatabase = (file: string): VerifiedDatabase => {
  let db: Sqlite.Database | undefined
  try {
    db = new Sqlite(file, { readonly: true, fileMustExist: true })
    return read(db)
  } catch (cause) {
    throw new Refused(`${basename(file)} cannot be used: ${cause instanceof Error ? cause.message : cause}`)
  } finally {
    db?.close()
  }
}

const read = (db: Sqlite.Database): VerifiedDatabase => {
  const integrity = db.pragma('integrity_check(1)', { simple: true })
  if (integrity !== 'ok') throw new Error(`it is damaged (${integrity})`)
  const orphans = (db.pragma('foreign_key_check') as unknown[]).length
  if (orphans > 0) throw new Error(`${orphans} of its rows name others that are not there`)
  if (!hasTable(db, 'bookings')) throw new Error('it is not the database of a guesthouse')
  refuseNewer(db)
  return {
    version: db.pragma('user_version', { simple: true }) as number,
    bookings: db.prepare<[], number>('SELECT COUNT(*) FROM bookings').pluck().get() ?? 0,
    photographs: photographsIn(db),
  }
}

const hasTable = (db: Sqlite.Database, name: string) =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined

/** Empty for a database from before there were photographs. Throws where a name would lead out of their folder. */
export const photographsIn = (db: Sqlite.Database): string[] => {
  if (!hasTable(db, 'photographs')) return []
  const tables = ['photographs', 'property_pictures'].filter((table) => hasTable(db, table))
  const all = tables.map((table) => `SELECT hash FROM ${table}`).join(' UNION ')
  const hashes = db.prepare<[], string>(`${all} ORDER BY hash`).pluck().all()
  const foreign = hashes.find((hash) => !/^[\w-]+$/.test(hash))
  if (foreign !== undefined) throw new Error(`no photograph can be called '${foreign}'`)
  return hashes
}

/** Returns the hashes of the photographs that a backup refers to, without reading the rest. */
export const photographsOf = (file: string): string[] => {
  const db = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    return photographsIn(db)
  } finally {
    db.close()
  }
}
