import { randomUUID } from 'node:crypto'
import { existsSync, globSync, linkSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DamagedDatabase, MissingDatabase } from './damage.ts'
import { migrate } from './migrate.ts'

/** Files in DATA_DIR that only a site with a database writes. */
const traces = ['outbox/*.eml', 'backups/*.db', 'releases/*/channels.json']

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size

/**
 * Creates a database where there is none. The file appears complete under its name or not at all, so an empty file is
 * never a new database: SQLite would silently initialize it, and discard a log that may hold last week's bookings.
 */
export const ensureFile = (file: string) => {
  const size = sizeOf(file)
  if (size === 0) throw new DamagedDatabase(file, 'it is empty')
  if (size !== undefined) return
  if (sizeOf(`${file}-wal`)) throw new DamagedDatabase(file, 'it is gone, and its log is still there')
  const [left] = globSync(traces, { cwd: dirname(file) })
  if (left) throw new MissingDatabase(file, left)
  makeFile(file)
}

const makeFile = (file: string) => {
  const draft = `${file}.${randomUUID()}.new`
  try {
    const db = new Sqlite(draft)
    try {
      db.pragma('journal_mode = WAL')
      db.pragma('synchronous = FULL')
      migrate(db)
    } finally {
      db.close()
    }
    linkSync(draft, file)
  } catch (cause) {
    // of several processes that start at once, one is first
    if (!existsSync(file)) throw cause
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${draft}${ending}`, { force: true })
  }
}
