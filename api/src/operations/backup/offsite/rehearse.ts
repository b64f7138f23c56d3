import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Refused } from '@calm-rest/command/outcomes'
import Sqlite, { type Database } from 'better-sqlite3'
import { databaseFile } from '../../../core/database/sqlite/open-file.ts'
import { reasonOf } from '../reason.ts'
import { restoreBackup } from '../restore-backup.ts'
import { createUnseal } from './age.ts'
import { downloadState } from './download.ts'
import { databasePrefix } from './names.ts'
import type { Reader } from './open-object.ts'
import { planRestore } from './plan.ts'
import type { Rehearsal } from './status.ts'

const scratchPrefix = '.rehearsal-'

interface RehearsalDeps {
  store: Reader
  /** That of the process that ships: its key decrypts nothing else. */
  generation: string
  identity: string
  dataDir: string
  /** The database that is in use. */
  db: Database
  now: () => Date
}

/**
 * Restores the newest state of the bucket into a scratch folder, as the command would, and compares it with the database
 * in use. The folder is removed afterwards.
 */
export const rehearse = async (deps: RehearsalDeps): Promise<Rehearsal> => {
  const { dataDir, now } = deps
  const at = now()
  sweep(dataDir)
  const scratch = mkdtempSync(join(dataDir, scratchPrefix))
  try {
    const result = await restoreInto(scratch, deps, at)
    return { at: at.toISOString(), isGood: true, ...result }
  } catch (cause) {
    return { at: at.toISOString(), isGood: false, problem: reasonOf(cause) }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Deletes what a killed rehearsal left. */
const sweep = (dataDir: string) => {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(scratchPrefix)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

/** Longer than a slow line takes for the changes before a rehearsal: the bucket took later states and has lost them. */
const mostLossMs = 60 * 60_000

const restoreInto = async (scratch: string, deps: RehearsalDeps, at: Date) => {
  const { store, generation, identity, db } = deps
  const startedMs = performance.now()
  const keys = (await store.list(`${databasePrefix}${generation}/`)).map(({ key }) => key)
  const plan = planRestore(keys, at)
  if (!plan) throw new Refused('Nothing in the bucket can be restored.')
  const lossMs = at.getTime() - plan.reachedAt.getTime()
  if (lossMs > mostLossMs) {
    throw new Refused(`The newest state in the bucket is ${Math.floor(lossMs / 60_000)} minutes old.`)
  }
  const file = join(scratch, 'shipped.db')
  await downloadState(store, createUnseal([identity]), plan, file)
  const dataDir = join(scratch, 'data')
  const { bookings } = await restoreBackup({ dataDir, file, overNewer: false, withPhotographs: false })
  compare(join(dataDir, databaseFile), db, plan.reachedAt)
  return {
    bookings,
    seconds: (performance.now() - startedMs) / 1000,
    lossSeconds: lossMs / 1000,
  }
}

const bookingsBefore = 'SELECT COUNT(*) FROM bookings WHERE created_at < ?'
const newestEntryBefore = 'SELECT MAX(at) FROM desk_log WHERE at < ?'

/** A booking gets its time when it is asked for, and is committed a moment later. */
const slackMs = 60_000

/** What is older than the restored moment is in both. */
const compare = (restoredFile: string, db: Database, reachedAt: Date) => {
  const before = new Date(reachedAt.getTime() - slackMs).toISOString()
  const restored = new Sqlite(restoredFile, { readonly: true })
  try {
    for (const sql of [bookingsBefore, newestEntryBefore]) {
      const [there, here] = [restored, db].map((one) => one.prepare(sql).pluck().get(before))
      if (there !== here)
        throw new Refused(`The restored database has other bookings or entries: ${there}, not ${here}.`)
    }
  } finally {
    restored.close()
  }
}
