import { join } from 'node:path'
import { Refused } from '@calm-rest/command/outcomes'
import { z } from 'zod'
import type { Keep } from './keep.ts'
import type { BackupSchedule } from './schedule.ts'

const keep = z
  .string()
  .default('24,14,8')
  .transform((value, context): Keep => {
    const [, last, daily, weekly] = /^(\d+), *(\d+), *(\d+)$/.exec(value.trim()) ?? []
    if (last !== undefined) return { last: Number(last), daily: Number(daily), weekly: Number(weekly) }
    context.addIssue({
      code: 'custom',
      message: 'Three numbers, like 24,14,8: the last ones, one a day, one a week',
    })
    return z.NEVER
  })

/** Public keys of the age format, which `npm run backup -- key` makes. */
const recipients = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((word) => word !== ''))
  .refine((keys) => keys.every((key) => /^age1[0-9a-z]{58,}$/.test(key)), {
    error: 'Public keys like age1…, separated by commas; npm run backup -- key makes one',
  })

export const backupVariables = {
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY_HOURS: z.coerce.number().min(0).max(168).default(1),
  BACKUP_KEEP: keep,
  BACKUP_URL: z.string().min(1).optional(),
  BACKUP_RECIPIENTS: recipients,
  BACKUP_EVERY_SECONDS: z.coerce.number().min(1).max(300).default(2),
}

interface BackupEnvironment {
  BACKUP_DIR?: string | undefined
  BACKUP_EVERY_HOURS: number
  BACKUP_KEEP: Keep
  DATA_DIR: string
  DATABASE_URL?: string | undefined
}

const hourMs = 60 * 60_000

/** Folder, interval and retention of backups; undefined if the database is PostgreSQL. */
export const backupOptions = (environment: BackupEnvironment): BackupSchedule | undefined =>
  environment.DATABASE_URL === undefined ? optionsOf(environment) : undefined

/** Returns the same for a command. Throws if the database cannot be backed up. */
export const backupOptionsOfFile = (environment: BackupEnvironment): BackupSchedule => {
  if (environment.DATABASE_URL === undefined) return optionsOf(environment)
  throw new Refused(
    'The database is on PostgreSQL (DATABASE_URL), which has its own tools for this: see docs/database.md.',
  )
}

const optionsOf = ({
  BACKUP_DIR,
  BACKUP_EVERY_HOURS,
  BACKUP_KEEP,
  DATA_DIR,
}: BackupEnvironment): BackupSchedule => ({
  folder: BACKUP_DIR ?? join(DATA_DIR, 'backups'),
  everyMs: BACKUP_EVERY_HOURS * hourMs,
  keep: BACKUP_KEEP,
})
