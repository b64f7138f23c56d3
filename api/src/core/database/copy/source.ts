import { createHash } from 'node:crypto'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Refused } from '@calm-rest/command/outcomes'
import Sqlite from 'better-sqlite3'
import { isDamage } from '../failures.ts'
import { newestVersion } from '../migrations.ts'
import { versionOf } from '../sqlite/migrate.ts'
import { type Occupancy, occupyAlone } from '../sqlite/occupancy.ts'
import { databaseFile } from '../sqlite/open-file.ts'
import { readTables } from './schema.ts'
import type { Table } from './table.ts'

/** A SQLite database that nobody writes to until it is closed. */
export interface Source {
  file: string
  db: Sqlite.Database
  /** Referenced tables come first. */
  tables: readonly Table[]
  digest: string
  close(): void
}

/**
 * `place` is a database file, or the data folder of a site that is not running. Throws `Refused` if the database
 * is missing or damaged.
 */
export const openSource = async (place: string): Promise<Source> => {
  const file = fileIn(place)
  const occupancy = occupyFor(file)
  let db: Sqlite.Database | undefined
  try {
    db = new Sqlite(file, { readonly: true, fileMustExist: true })
    // reads one snapshot, whatever is written meanwhile
    db.exec('BEGIN')
    assertWhole(db, file)
    assertNewest(db, file)
    const opened = db
    return {
      file,
      db,
      tables: readTables(db),
      digest: await digestOf(file),
      close: () => {
        opened.close()
        occupancy?.release()
      },
    }
  } catch (cause) {
    db?.close()
    occupancy?.release()
    if (isDamage(cause)) throw damaged(file, (cause as Error).message)
    throw cause
  }
}

const fileIn = (place: string) => {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false
  const file = isFolder ? join(place, databaseFile) : place
  if (existsSync(file)) return file
  throw new Refused(`There is no database at ${place}: neither a file of one nor the folder of a site.`)
}

/** A backup has another file name and is never in use by a site. */
const occupyFor = (file: string): Occupancy | undefined => {
  if (basename(file) !== databaseFile) return undefined
  const occupancy = occupyAlone(dirname(file))
  if (occupancy) return occupancy
  throw new Refused(
    `The site runs on ${dirname(file)}, or another command is at work there. Stop it first: what is booked while it is copied would be left behind.`,
  )
}

const damaged = (file: string, what: string) =>
  new Refused(`The database ${file} is damaged: ${what}. Restore a backup of it, and copy that.`)

const assertWhole = (db: Sqlite.Database, file: string) => {
  const found = db.pragma('integrity_check(1)', { simple: true })
  if (found !== 'ok') throw damaged(file, String(found))
  const orphans = (db.pragma('foreign_key_check') as unknown[]).length
  if (orphans > 0) throw damaged(file, `${orphans} of its rows name others that are not there`)
}

const assertNewest = (db: Sqlite.Database, file: string) => {
  const found = versionOf(db)
  const newest = newestVersion('sqlite')
  if (found === newest) return
  throw new Refused(
    found > newest
      ? `The database ${file} has version ${found}, this code knows ${newest}. Did you forget to update the code?`
      : `The database ${file} has version ${found}, and only one of version ${newest} is copied. Start the site on it once, stop it, and copy then.`,
  )
}

/** Returns the SHA-256 of the bytes of a database and of its log. It changes with every write. */
const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for (const part of [file, `${file}-wal`]) {
    if (existsSync(part)) for await (const bytes of createReadStream(part)) hash.update(bytes)
  }
  return hash.digest('hex')
}
