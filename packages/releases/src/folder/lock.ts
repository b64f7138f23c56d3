import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** Longest wait in milliseconds for another process; a change takes milliseconds. */
const usualPatienceMs = 10_000

/**
 * Runs `change` while no other process changes this folder. The lock is the operating system's, taken through
 * SQLite, so a process that dies releases it.
 */
export const withLock = <T>(folder: string, change: () => T, patienceMs = usualPatienceMs): T => {
  mkdirSync(folder, { recursive: true })
  const lock = new Sqlite(join(folder, '.lock'), { timeout: patienceMs })
  try {
    return lock.transaction(change).exclusive()
  } finally {
    lock.close()
  }
}
