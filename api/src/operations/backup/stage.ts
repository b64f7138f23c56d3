import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Refused } from '@calm-rest/command/outcomes'
import Sqlite from 'better-sqlite3'
import { databaseFile, openFile } from '../../core/database/sqlite/open-file.ts'
import { type Comparison, type EndedAccess, endAccess } from './access/end-access.ts'
import { forgetAgain, takeErasures } from './access/erasures.ts'
import { attachReplaced, unreadable } from './access/replaced.ts'
import { flush, hasItsSum } from './files.ts'
import { type VerifiedDatabase, verifyDatabase } from './verify.ts'

/** A backup prepared in a folder of `dataDir`, from which a single rename puts it into place. */
export interface StagedBackup {
  file: string
  verified: VerifiedDatabase
  access: EndedAccess
  remove(): void
}

interface StageOptions {
  backup: string
  /** Folder of the database to be replaced, which is only read. */
  dataDir: string
  /** Restores members, passkeys and passwords as in the backup. */
  trustsBackup: boolean
}

const stagePrefix = '.restore-'

/** The backup itself is only read. The result is migrated and completely verified. */
export const stageBackup = async (
  { backup, dataDir, trustsBackup }: StageOptions,
  at: Date,
): Promise<StagedBackup> => {
  if (!existsSync(backup)) throw new Refused(`There is no file ${backup}.`)
  if (hasItsSum(backup) === false) {
    throw new Refused(`${backup} is not as it was written: it has another SHA-256. Take an older one.`)
  }
  sweep(dataDir)
  const folder = mkdtempSync(join(dataDir, stagePrefix))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const file = join(folder, databaseFile)
    copyFileSync(backup, file)
    // a database moved aside by a restore may still have its log
    if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${file}-wal`)
    verifyDatabase(file)
    const access = await prepare(folder, { dataDir, trustsBackup, at })
    const verified = verifyDatabase(file)
    flush(file)
    return { file, verified, access, remove }
  } catch (cause) {
    remove()
    throw cause
  }
}

/** Deletes leftovers of interrupted restores. No other process uses the folder meanwhile. */
const sweep = (dataDir: string) => {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(stagePrefix)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

interface Preparation extends Omit<StageOptions, 'backup'> {
  at: Date
}

/**
 * Migrates it to the version of this code, ends access that may have ended since, and keeps revocations and erasures
 * since.
 */
const prepare = async (folder: string, { dataDir, trustsBackup, at }: Preparation): Promise<EndedAccess> => {
  const { access, erasures } = compare(folder, dataDir, trustsBackup)
  await forgetAgain(folder, erasures, at)
  const db = openFile(folder)
  // one file, without a log beside it
  db.pragma('journal_mode = DELETE')
  db.close()
  return { ...access, forgotten: erasures.length }
}

const compare = (folder: string, dataDir: string, trustsBackup: boolean) => {
  const db = openFile(folder)
  try {
    const replaced = attachReplaced(db, dataDir, folder)
    const endBy = db.transaction((found: Comparison) => ({
      access: endAccess(db, trustsBackup ? { kind: 'trusted' } : found),
      erasures: found.kind === 'known' ? takeErasures(db) : [],
    }))
    try {
      return endBy(replaced)
    } catch (cause) {
      // from a later release, with a different table or column
      if (replaced.kind !== 'known' || !(cause instanceof Sqlite.SqliteError)) throw cause
      return endBy(unreadable(cause))
    }
  } finally {
    db.close()
  }
}
