import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isBusy, isDamage, isUnavailable } from '../failures.ts'
import { assertWhole, DamagedDatabase, inspectFile } from './damage.ts'
import { migrate, refuseNewer, versionOf } from './migrate.ts'
import { ensureFile } from './new-file.ts'
import { occupy } from './occupancy.ts'

/** In DATA_DIR. */
export const databaseFile = 'calm-rest.db'

/** How long the opening of the file waits for another process that writes. */
const busyTimeoutMs = 10_000

/**
 * The database of `dataDir`, migrated; a new one where there is none. Throws where the file is newer than this code,
 * is damaged or no database, or a migration fails; the file is then as it was. Safe when several processes start at
 * once.
 */
export const openFile = (dataDir: string): Sqlite.Database => {
  mkdirSync(dataDir, { recursive: true })
  const db = openOccupied(dataDir)
  try {
    useWal(db)
    // under NORMAL, which the package compiles in for WAL, a power cut may drop acknowledged bookings
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    db.pragma(`journal_size_limit = ${logLimitBytes}`)
    // what a savepoint takes back is stored for it, page by page, which goes into a file otherwise
    db.pragma('temp_store = MEMORY')
    // what is deleted is overwritten, in pages that stay in the file, too
    db.pragma('secure_delete = ON')
    const before = versionOf(db)
    migrate(db)
    if (before > 0 && before < erasingSince) rewrite(db)
    return db
  } catch (cause) {
    db.close()
    throw cause
  }
}

/** Version of the migration `erasures`, from which on what is deleted is overwritten. */
export const erasingSince = 30

/** Writes the file anew, without what an earlier code left in it of deleted rows. */
const rewrite = (db: Sqlite.Database) => {
  try {
    db.exec('VACUUM')
  } catch (cause) {
    // a disk without the room for a second copy: the site starts all the same
    if (!isUnavailable(cause)) throw cause
  }
}

/** A connection that says, until it is closed, that the file is in use: a restore then leaves it alone. */
const openOccupied = (dataDir: string): Sqlite.Database => {
  const file = join(dataDir, databaseFile)
  const occupancy = occupy(dataDir)
  try {
    ensureFile(file)
    // names, addresses and password hashes are for the site alone; what SQLite puts beside it is made like it
    chmodSync(file, 0o600)
    assertUsable(file)
    const db = new Sqlite(file, { timeout: busyTimeoutMs })
    const close = db.close.bind(db)
    db.close = () => {
      close()
      occupancy.release()
      return db
    }
    return db
  } catch (cause) {
    occupancy.release()
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

/** Bytes of the write-ahead log that stay on the disk: by itself SQLite keeps what one large write has filled. */
export const logLimitBytes = 16 * 1024 * 1024

/** The switch to WAL needs the file for itself and does not wait for it; so it is asked for again. */
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
