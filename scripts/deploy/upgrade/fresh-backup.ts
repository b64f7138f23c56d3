import { Refused } from '@calm-rest/command'
import { z } from 'zod'
import type { Plan } from './plan.ts'
import type { Slots } from './slots.ts'

const listed = z.object({ backups: z.array(z.object({ takenAt: z.coerce.date() })) })

interface BackupOptions {
  /** How old the newest backup may be, in minutes. */
  minutes: number
  /** Goes on where this command cannot make a backup. */
  withoutBackup: boolean
  say(line: string): void
  now: () => Date
}

const ofPostgres =
  'The database is PostgreSQL, whose backups this command neither makes nor sees. Make one, then upgrade with --without-backup: ' +
  "pg_dump --format=custom, in the container of init 'podman exec calm-rest-postgres pg_dump -U calm --format=custom calm_rest > calm-rest.dump'."

/** Makes a backup unless there is a new one. Throws if it fails, and on PostgreSQL unless it may be left out. */
export const ensureBackup = async (
  slots: Slots,
  version: string,
  { engine }: Plan,
  { minutes, withoutBackup, say, now }: BackupOptions,
) => {
  if (withoutBackup) return say('backup: none, as --without-backup says')
  if (engine === 'postgres') throw new Refused(ofPostgres)
  const list = await slots.run(version, ['backup', 'list', '--json'])
  const newest = list.exitCode === 0 ? newestIn(list.output) : undefined
  const age = newest && (now().getTime() - newest.getTime()) / 60_000
  if (age !== undefined && age >= 0 && age <= minutes)
    return say(`backup: the newest is ${Math.round(age)} minutes old`)
  const made = await slots.run(version, ['backup', '--json'])
  if (made.exitCode !== 0)
    throw new Refused(`There is no new backup, and none could be made: ${made.output.trim()}`)
  say('backup: made')
}

const newestIn = (output: string): Date | undefined => {
  const { backups } = listed.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
  const [newest] = backups.map(({ takenAt }) => takenAt).sort((a, b) => b.getTime() - a.getTime())
  return newest
}
