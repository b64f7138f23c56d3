import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refused } from '@calm-rest/command/outcomes'
import { occupyAlone } from '../../core/database/sqlite/occupancy.ts'
import { databaseFile } from '../../core/database/sqlite/open-file.ts'
import { mediaFolder } from '../../media/index.ts'
import type { EndedAccess } from './access/end-access.ts'
import { hasItsSum } from './files.ts'
import { lossOf, lossWords } from './newer.ts'
import { copyPhotographs } from './photographs.ts'
import { replaceDatabase } from './replace.ts'
import { type StagedBackup, stageBackup } from './stage.ts'
import { type VerifiedDatabase, verifyDatabase } from './verify.ts'

export interface RestoreOptions {
  /** Data folder of the site, which must not be running. */
  dataDir: string
  /** A backup, or a database that an earlier restore moved aside. */
  file: string
  /** Replaces data that the backup lacks, too. */
  overNewer: boolean
  /**
   * Called with a description of the loss before anything is changed, unless `overNewer` permits it. It throws to
   * cancel.
   */
  confirmLoss?: ((words: string) => Promise<void>) | undefined
  /**
   * Restores members, passkeys and passwords as in the backup, although some may have been removed since; false by
   * default.
   */
  trustsBackup?: boolean
  /** False if photographs are stored elsewhere; true by default. */
  withPhotographs?: boolean
}

export interface RestoreResult extends VerifiedDatabase {
  /** Whether the backup had a sum beside it, which was verified. */
  hadSum: boolean
  /** Data that was replaced and is not in the backup, in words. */
  lost: string | undefined
  /** Path to which the former database was moved. */
  replaced: string | undefined
  /** Photographs that its rooms show and whose files are missing. */
  missing: string[]
  /** Access that was ended, and revocations since the backup that were kept. */
  access: EndedAccess
  ms: number
}

/** Restores the database and photographs of a backup. Throws `Refused` before anything is changed. */
export const restoreBackup = async (
  options: RestoreOptions,
  now = () => new Date(),
): Promise<RestoreResult> => {
  const startedMs = performance.now()
  const { dataDir, file } = options
  mkdirSync(dataDir, { recursive: true })
  const occupancy = occupyAlone(dataDir)
  if (!occupancy) {
    throw new Refused(`The site runs on ${dataDir}, or another command is at work there. Stop it first.`)
  }
  let staged: StagedBackup | undefined
  try {
    staged = await stageBackup({ backup: file, dataDir, trustsBackup: options.trustsBackup ?? false }, now())
    const lost = wordsOfLoss(join(dataDir, databaseFile), staged.file)
    if (lost !== undefined && !options.overNewer) await (options.confirmLoss ?? refuseLoss)(lost)
    const photographs = options.withPhotographs === false ? [] : staged.verified.photographs
    const missing = copyPhotographs(photographs, join(dirname(file), mediaFolder), join(dataDir, mediaFolder))
    const replaced = replaceDatabase(staged.file, dataDir, now())
    const verified = verifyDatabase(join(dataDir, databaseFile))
    const hadSum = hasItsSum(file) ?? false
    const { access } = staged
    const ms = Math.round(performance.now() - startedMs)
    return { ...verified, hadSum, lost, replaced, missing, access, ms }
  } finally {
    staged?.remove()
    occupancy.release()
  }
}

const wordsOfLoss = (current: string, staged: string) =>
  existsSync(current) ? lossWords(lossOf(current, staged)) : undefined

const refuseLoss = async (words: string) => {
  throw new Refused(
    `${words}\nSay --yes to restore all the same; the database that is there is then put aside, not removed.`,
  )
}
