import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { databaseFile } from '../../core/database/sqlite/open-file.ts'
import { hasMark } from './mark.ts'

/** Contents of a data folder. */
export type Holding = 'nothing' | 'demonstration' | 'property'

/** Reads it without changing anything. Anything not marked as a demonstration counts as a real property. */
export const holdingOf = (dataDir: string): Holding => {
  const file = join(dataDir, databaseFile)
  // a property on PostgreSQL has photographs and releases here, and no database
  if (!existsSync(file))
    return existsSync(dataDir) && readdirSync(dataDir).length > 0 ? 'property' : 'nothing'
  const db = new Sqlite(file, { readonly: true })
  try {
    return db
      .prepare(`
        SELECT CASE WHEN ${hasMark} THEN 'demonstration'
          WHEN EXISTS (SELECT 1 FROM room_types)${hasBegun(db)} THEN 'property' ELSE 'nothing' END`)
      .pluck()
      .get() as Holding
  } catch {
    // of a schema without an audit log, or damaged
    return 'property'
  } finally {
    db.close()
  }
}

/** SQL: or whether a property has begun here without a room. An older schema knows no such property. */
const hasBegun = (db: Sqlite.Database): string =>
  db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'property_opening'").get() === undefined
    ? ''
    : ' OR EXISTS (SELECT 1 FROM property_opening)'
