import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isBusy } from '../../../core/database/failures.ts'

/** Lock file in DATA_DIR: of several processes on one database, its holder ships. A dead process releases it. */
const lockFile = '.ships-backups'

export interface Lease {
  /** Returns whether this process holds it now. */
  take(): boolean
  release(): void
}

export const openLease = (dataDir: string): Lease => {
  const lock = new Sqlite(join(dataDir, lockFile), { timeout: 0 })
  return {
    take: () => {
      if (lock.inTransaction) return true
      try {
        lock.exec('BEGIN EXCLUSIVE')
        return true
      } catch (cause) {
        if (isBusy(cause)) return false
        throw cause
      }
    },
    release: () => void lock.close(),
  }
}
