import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const rehearsal = z.object({
  at: z.iso.datetime(),
  isGood: z.boolean(),
  /** Why it failed: a code or our own words. */
  problem: z.string().optional(),
  /** Bookings of the restored database. */
  bookings: z.int().optional(),
  /** Duration of the restore. */
  seconds: z.number().optional(),
  /** Age of the restored state when the restore began: what a loss of the machine at that moment would have cost. */
  lossSeconds: z.number().optional(),
})

const status = z.object({
  /** Start of the process that ships. */
  startedAt: z.iso.datetime(),
  /** Everything acknowledged before this moment is in the bucket and can be restored; missing before the first time. */
  shippedUntil: z.iso.datetime().optional(),
  /** Code of the store, while it fails. */
  failure: z.string().optional(),
  /** Whether old backups are removed by this machine, or its keys may not remove anything. */
  removal: z.enum(['done', 'refused']).optional(),
  rehearsal: rehearsal.optional(),
})

export type Rehearsal = z.infer<typeof rehearsal>
/** State of the backups in a bucket, which the process that ships writes and all processes of the site read. */
export type OffsiteStatus = z.infer<typeof status>

const fileOf = (dataDir: string) => join(dataDir, 'backup-status.json')

/** Returns undefined before anything was shipped from here, and for a file that is damaged. */
export const readStatus = (dataDir: string): OffsiteStatus | undefined => {
  try {
    return status.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}

export const writeStatus = (dataDir: string, written: OffsiteStatus) => {
  const draft = `${fileOf(dataDir)}.new`
  writeFileSync(draft, JSON.stringify(written), { mode: 0o600 })
  renameSync(draft, fileOf(dataDir))
}

/** Age of the newest restorable state in seconds; since the start if there never was one. */
export const shippedAgeSeconds = ({ shippedUntil, startedAt }: OffsiteStatus, now: Date): number =>
  Math.max(0, (now.getTime() - Date.parse(shippedUntil ?? startedAt)) / 1000)
