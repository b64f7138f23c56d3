import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { databaseFile } from '../../core/database/sqlite/open-file.ts'
import { flush } from './files.ts'

/** In DATA_DIR: what restores put aside, a folder for each. */
export const replacedFolder = 'replaced'

/**
 * Puts `staged` into the place of the database, and that aside; answers where it is. Whenever this is cut off, there
 * is a whole database in the place: the one or the other, never none, and never one with the log of the other.
 */
export const replaceDatabase = (staged: string, dataDir: string, at: Date): string | undefined => {
  const current = join(dataDir, databaseFile)
  const aside = existsSync(current) ? putAside(current, dataDir, at) : undefined
  renameSync(staged, current)
  flush(dataDir)
  return aside
}

const putAside = (current: string, dataDir: string, at: Date) => {
  const folder = join(dataDir, replacedFolder, at.toISOString().replaceAll(/[:.]/g, '-'))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const aside = join(folder, databaseFile)
  const log = `${current}-wal`
  // first: opening a damaged database may throw its log away
  if (existsSync(log)) copyFileSync(log, `${aside}-wal`)
  if (foldLog(current)) rmSync(`${aside}-wal`, { force: true })
  try {
    linkSync(current, aside)
  } catch {
    // a file system without a second name for a file
    copyFileSync(current, aside)
  }
  for (const end of ['-wal', '-shm']) rmSync(`${current}${end}`, { force: true })
  flush(folder)
  return aside
}

/** Brings what stands in the log into the file; false where it cannot be read. */
const foldLog = (current: string): boolean => {
  try {
    const db = new Sqlite(current, { fileMustExist: true })
    try {
      db.pragma('wal_checkpoint(TRUNCATE)')
    } finally {
      db.close()
    }
    return true
  } catch {
    return false
  }
}
