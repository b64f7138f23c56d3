import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ActionRefused } from '../action-refused.ts'
import { databaseFile, openFile } from '../database/sqlite/open-file.ts'
import { flush, hasItsSum } from './files.ts'
import { type VerifiedDatabase, verifyDatabase } from './verify.ts'

/** A backup made ready in a folder of `dataDir`, from which one rename puts it into its place. */
export interface StagedBackup {
  file: string
  verified: VerifiedDatabase
  remove(): void
}

const stagePrefix = '.restore-'

/** The backup itself is only read. What comes out was migrated and read whole. */
export const stageBackup = (backup: string, dataDir: string): StagedBackup => {
  if (!existsSync(backup)) throw new ActionRefused(`There is no file ${backup}.`)
  if (hasItsSum(backup) === false) {
    throw new ActionRefused(`${backup} is not as it was written: it has another SHA-256. Take an older one.`)
  }
  sweep(dataDir)
  const folder = mkdtempSync(join(dataDir, stagePrefix))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const file = join(folder, databaseFile)
    copyFileSync(backup, file)
    // a database that was put aside by a restore may have its log still
    if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${file}-wal`)
    verifyDatabase(file)
    prepare(folder)
    const verified = verifyDatabase(file)
    flush(file)
    return { file, verified, remove }
  } catch (cause) {
    remove()
    throw cause
  }
}

/** Deletes leftovers of interrupted restores; nobody else uses the folder meanwhile. */
const sweep = (dataDir: string) => {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(stagePrefix)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * Brings it to the version of this code, and ends what may have ended since: sessions that were signed out, links and
 * proofs that were used.
 */
const prepare = (folder: string) => {
  const db = openFile(folder)
  try {
    db.exec('DELETE FROM sessions; DELETE FROM account_links; DELETE FROM google_proofs')
    db.pragma('journal_mode = DELETE')
  } finally {
    db.close()
  }
}
