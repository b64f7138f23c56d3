import { Refused } from '@calm-rest/command'
import { z } from 'zod'
import type { Plan } from './plan.ts'
import type { Slots } from './slots.ts'

const listed = z.object({ backups: z.array(z.object({ takenAt: z.coerce.date() })) })

interface BackupOptions {
  /** How old the newest backup may be, in minutes. */
  minutes: number
  say(line: string): void
  now: () => Date
}

/** Makes a backup unless there is a new one. Throws if it fails. */
export const ensureBackup = async (
  slots: Slots,
  version: string,
  { engine }: Plan,
  { minutes, say, now }: BackupOptions,
) => {
  if (engine === 'postgres')
    return say('backup: PostgreSQL has its own tools; this command does not look at their backups')
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
