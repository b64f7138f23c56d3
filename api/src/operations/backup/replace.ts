import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { databaseFile } from '../../core/database/sqlite/open-file.ts'
import { flush } from './files.ts'

/** Folder in DATA_DIR for databases that restores replaced, with one folder each. */
export const replacedFolder = 'replaced'

/**
 * Replaces the database by `staged`, and moves the former one aside; returns its path. Whenever this is interrupted, a
 * complete database is in place, the former or the new one, and never one with the log of the other.
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
  // copied first, because opening a damaged database may discard its log
  if (existsSync(log)) copyFileSync(log, `${aside}-wal`)
  if (foldLog(current)) rmSync(`${aside}-wal`, { force: true })
  try {
    linkSync(current, aside)
  } catch {
    // the file system does not support hard links
    copyFileSync(current, aside)
  }
  for (const end of ['-wal', '-shm']) rmSync(`${current}${end}`, { force: true })
  flush(folder)
  return aside
}

/** Checkpoints the log into the file; returns false if it cannot be read. */
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
