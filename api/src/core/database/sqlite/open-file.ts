import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isBusy, isDamage, isUnavailable } from '../failures.ts'
import { newestVersion, readMigrations } from '../migrations.ts'
import { assertWhole, DamagedDatabase, inspectFile } from './damage.ts'
import { migrate, refuseNewer, versionOf } from './migrate.ts'
import { ensureFile } from './new-file.ts'
import { findOlderCode, markCode, occupy } from './occupancy.ts'

/** File name in DATA_DIR. */
export const databaseFile = 'calm-rest.db'

/** How long opening the file waits for another writing process. */
const busyTimeoutMs = 10_000

/**
 * Opens and migrates the database of `dataDir`, and creates it if there is none. Throws if the file is newer than this
 * code, is damaged, is not a database, or a migration fails; the file is then unchanged. Several processes may start at
 * once.
 */
export const openFile = (dataDir: string): Sqlite.Database => {
  mkdirSync(dataDir, { recursive: true })
  const db = openOccupied(dataDir)
  try {
    useWal(db)
    configureConnection(db)
    const before = versionOf(db)
    migrate(db, readMigrations('sqlite'), (oldest) => findOlderCode(dataDir, oldest))
    if (before > 0 && before < erasingSince) rewrite(db)
    return db
  } catch (cause) {
    db.close()
    throw cause
  }
}

/** Settings that each connection has for itself. */
export const configureConnection = (db: Sqlite.Database) => {
  // with NORMAL, the default for WAL in this package, a power failure may lose acknowledged bookings
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  db.pragma(`journal_size_limit = ${logLimitBytes}`)
  // savepoints store the previous pages, which otherwise go into a file
  db.pragma('temp_store = MEMORY')
  // deleted data is overwritten, also in pages that remain in the file
  db.pragma('secure_delete = ON')
}

/** Version of the migration `erasures`, since which deleted data is overwritten. */
export const erasingSince = 30

/** Rewrites the file, without deleted rows that earlier code left in it. */
const rewrite = (db: Sqlite.Database) => {
  try {
    db.exec('VACUUM')
  } catch (cause) {
    // the disk has no room for a second copy: the site starts anyway
    if (!isUnavailable(cause)) throw cause
  }
}

/** Opens a connection that marks the file as in use until it is closed, so that a restore leaves it alone. */
const openOccupied = (dataDir: string): Sqlite.Database => {
  const file = join(dataDir, databaseFile)
  const occupancy = new DisposableStack()
  try {
    occupancy.adopt(occupy(dataDir), ({ release }) => release())
    occupancy.adopt(markCode(dataDir, newestVersion('sqlite')), ({ release }) => release())
    ensureFile(file)
    // only the site may read names, addresses and password hashes; SQLite creates its other files with the same mode
    chmodSync(file, 0o600)
    assertUsable(file)
    const db = new Sqlite(file, { timeout: busyTimeoutMs })
    const close = db.close.bind(db)
    db.close = () => {
      close()
      occupancy.dispose()
      return db
    }
    return db
  } catch (cause) {
    occupancy.dispose()
    throw cause
  }
}

const assertUsable = (file: string) => {
  try {
    inspectFile(file, (db) => {
      refuseNewer(db)
      assertWhole(db, file)
    })
  } catch (cause) {
    if (isDamage(cause)) throw new DamagedDatabase(file, (cause as Error).message)
    throw cause
  }
}

/** Maximum size in bytes of the write-ahead log on disk. Without it, SQLite keeps the size of the largest write. */
export const logLimitBytes = 16 * 1024 * 1024

/** Switching to WAL needs the file exclusively and does not wait for it, so it is attempted repeatedly. */
const useWal = (db: Sqlite.Database) => {
  const deadline = Date.now() + busyTimeoutMs
  for (;;) {
    try {
      if (db.pragma('journal_mode = WAL', { simple: true }) === 'wal') return
      throw new Error('The database cannot be switched to WAL: is DATA_DIR on a network drive?')
    } catch (cause) {
      if (!isBusy(cause) || Date.now() > deadline) throw cause
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}
