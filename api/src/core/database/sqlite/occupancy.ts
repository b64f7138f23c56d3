import { readdirSync } from 'node:fs'
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

const shared = 'BEGIN; SELECT COUNT(*) FROM sqlite_schema'
const exclusive = 'BEGIN EXCLUSIVE'

export interface Occupancy {
  release(): void
}

const take = (file: string, timeoutMs: number, sql: string): Occupancy => {
  const lock = new Sqlite(file, { timeout: timeoutMs })
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
    return take(join(dataDir, lockFile), patienceMs, shared)
  } catch (cause) {
    if (!isBusy(cause)) throw cause
    throw new Error(
      `The database in ${dataDir} is just being restored or copied. Try again when that is done.`,
    )
  }
}

/** Holds the folder exclusively. Returns undefined if any process has its database open. */
export const occupyAlone = (dataDir: string): Occupancy | undefined => takeAlone(join(dataDir, lockFile))

const takeAlone = (file: string): Occupancy | undefined => {
  try {
    return take(file, 0, exclusive)
  } catch (cause) {
    if (!isBusy(cause)) throw cause
    return undefined
  }
}

const codeFile = '.code-'

/** Marks until it is released that code of this version uses the database. A dead process releases it, too. */
export const markCode = (dataDir: string, version: number): Occupancy =>
  take(join(dataDir, `${codeFile}${version}`), patienceMs, shared)

/** Returns the version of code that uses the database, if it is older than `oldest`. */
export const findOlderCode = (dataDir: string, oldest: number): number | undefined =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith(codeFile))
    .map((name) => Number(name.slice(codeFile.length)))
    .filter((version) => version < oldest)
    .find((version) => {
      const alone = takeAlone(join(dataDir, `${codeFile}${version}`))
      alone?.release()
      return alone === undefined
    })
