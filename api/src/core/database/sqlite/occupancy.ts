import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isBusy } from '../failures.ts'

/**
 * In DATA_DIR: whoever has the database open holds it shared, a restore or a copy holds it alone. The lock is the operating
 * system's, taken by SQLite on an empty file, so that a process that dies leaves it open.
 */
const lockFile = '.in-use'

/** A restore takes less; a copy of a large database may take longer. */
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

/** For as long as the database is open; throws where it is just being replaced. */
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

/** The folder for oneself; nothing where anybody has its database open. */
export const occupyAlone = (dataDir: string): Occupancy | undefined => {
  try {
    return take(dataDir, 0, 'BEGIN EXCLUSIVE')
  } catch (cause) {
    if (!isBusy(cause)) throw cause
    return undefined
  }
}
