import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isBusy } from '../failures.ts'

/**
 * Lock file in DATA_DIR. A process with the database open holds it shared; a restore or a copy holds it exclusively.
 * SQLite takes the operating system's lock on this empty file, so a dead process releases it.
 */
const lockFile = '.in-use'

/** A restore takes less time; a copy of a large database may take longer. */
const patienceMs = 10_000

export interface Occupancy {
  release(): void
}

const take = (dataDir: string, timeoutMs: number, sql: string): Occupancy => {
  const lock = new Sqlite(join(dataDir, lockFile), { timeout: timeoutMs })
  try {
    lock.exec(sql)
  } catch (cause) {
    lock.close()
    throw cause
  }
  return { release: () => void lock.close() }
}

/** Holds the folder while the database is open. Throws if the database is being replaced. */
export const occupy = (dataDir: string): Occupancy => {
  try {
    return take(dataDir, patienceMs, 'BEGIN; SELECT COUNT(*) FROM sqlite_schema')
  } catch (cause) {
    if (!isBusy(cause)) throw cause
    throw new Error(
      `The database in ${dataDir} is just being restored or copied. Try again when that is done.`,
    )
  }
}

/** Holds the folder exclusively. Returns undefined if any process has its database open. */
export const occupyAlone = (dataDir: string): Occupancy | undefined => {
  try {
    return take(dataDir, 0, 'BEGIN EXCLUSIVE')
  } catch (cause) {
    if (!isBusy(cause)) throw cause
    return undefined
  }
}
