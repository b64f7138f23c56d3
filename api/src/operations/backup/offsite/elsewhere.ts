import type { BackupElsewhere } from '../../../watch/index.ts'
import { type Rehearsal, readStatus, shippedAgeSeconds } from './status.ts'

/** A lost connection or a restart takes less. */
const lateSeconds = 15 * 60

/** A restore is rehearsed each week. */
const rehearsalLateMs = 15 * 24 * 60 * 60_000

/** What the site watches about its backups in a bucket; undefined before a process has begun to ship. */
export const readElsewhere = (dataDir: string, now: Date): BackupElsewhere | undefined => {
  const found = readStatus(dataDir)
  if (!found) return undefined
  const ageSeconds = shippedAgeSeconds(found, now)
  return { ageSeconds, isLate: ageSeconds > lateSeconds, rehearsal: judge(found.rehearsal, now) }
}

const judge = (rehearsal: Rehearsal | undefined, now: Date): BackupElsewhere['rehearsal'] => {
  if (!rehearsal) return undefined
  const { at, isGood } = rehearsal
  return { at, isGood: isGood && now.getTime() - Date.parse(at) <= rehearsalLateMs }
}
