import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Refused } from '@calm-rest/command/outcomes'
import Sqlite from 'better-sqlite3'
import { occupy } from '../../core/database/sqlite/occupancy.ts'
import { databaseFile } from '../../core/database/sqlite/open-file.ts'
import { mediaFolder } from '../../media/index.ts'
import { flush, writeSum } from './files.ts'
import { draftPrefix, nameOf, type StoredBackup } from './names.ts'
import { copyPhotographs } from './photographs.ts'
import { photographsIn, type VerifiedDatabase, verifyDatabase } from './verify.ts'

export interface BackupPlace {
  /** Data folder of the site, which may be running. */
  dataDir: string
  /** Folder of the backups. It is created if missing. */
  folder: string
  /** False if photographs are stored elsewhere, where they are backed up separately; true by default. */
  withPhotographs?: boolean
}

export interface MadeBackup extends StoredBackup, VerifiedDatabase {
  bytes: number
  /** Photographs whose files were missing. */
  missing: string[]
  ms: number
}

/**
 * Backs up database and photographs of one moment, while the site goes on writing: a verified database in one file, and
 * the photographs that it refers to. A file under its final name was read back and found intact.
 */
export const makeBackup = async (
  { dataDir, folder, withPhotographs = true }: BackupPlace,
  now = () => new Date(),
): Promise<MadeBackup> => {
  const startedMs = performance.now()
  assertDatabase(dataDir)
  // it contains guests' data
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  sweep(folder)
  const draft = join(folder, `${draftPrefix}${process.pid}-${crypto.randomUUID()}.db`)
  try {
    const { takenAt, missing } = await takeSnapshot({ dataDir, folder, withPhotographs }, draft, now)
    const file = join(folder, nameOf(takenAt))
    const verified = verifyDatabase(draft)
    chmodSync(draft, 0o600)
    flush(draft)
    writeSum(draft, file)
    renameSync(draft, file)
    flush(folder)
    const ms = Math.round(performance.now() - startedMs)
    return { file, takenAt, ...verified, bytes: statSync(file).size, missing, ms }
  } finally {
    rmSync(draft, { force: true })
  }
}

const takeSnapshot = async (
  { dataDir, folder, withPhotographs }: BackupPlace,
  draft: string,
  now: () => Date,
): Promise<{ takenAt: Date; missing: string[] }> => {
  const occupancy = occupy(dataDir)
  const source = new Sqlite(join(dataDir, databaseFile), { readonly: true, fileMustExist: true })
  const copyPhotos = () =>
    withPhotographs
      ? copyPhotographs(photographsIn(source), join(dataDir, mediaFolder), join(folder, mediaFolder))
      : []
  try {
    // copied before as well: a photograph removed meanwhile is still in the snapshot
    copyPhotos()
    const takenAt = now()
    await copyDatabase(source, draft)
    return { takenAt, missing: copyPhotos() }
  } finally {
    source.close()
    occupancy.release()
  }
}

/** A read transaction holds the snapshot: without one, SQLite starts again after every write of another process. */
const copyDatabase = async (source: Sqlite.Database, into: string) => {
  source.exec('BEGIN; SELECT COUNT(*) FROM sqlite_schema')
  await source.backup(into)
  const copy = new Sqlite(into)
  try {
    // one file, without a log beside it
    copy.pragma('journal_mode = DELETE')
  } finally {
    copy.close()
  }
}

const assertDatabase = (dataDir: string) => {
  // a mistyped folder must not become an empty backup
  if (existsSync(join(dataDir, databaseFile))) return
  throw new Refused(`There is no database in ${dataDir}. Set DATA_DIR to the folder of its data.`)
}

const leftoverMs = 3_600_000

/** Deletes drafts that a power failure left, but never one that another process is writing. */
const sweep = (folder: string) => {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(draftPrefix))) {
    const path = join(folder, name)
    // another process may have removed its own meanwhile
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > leftoverMs) rmSync(path, { recursive: true, force: true })
  }
}
