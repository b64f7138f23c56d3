import type { StoredBackup } from './names.ts'

/** Backups to keep: the last ones, one for each of a number of days, and one for each of a number of weeks. */
export interface Keep {
  last: number
  daily: number
  weekly: number
}

const dayMs = 24 * 60 * 60_000

const dayOf = ({ takenAt }: StoredBackup) => Math.floor(takenAt.getTime() / dayMs)
/** Weeks begin on Monday, in UTC; the first of January 1970 was a Thursday. */
const weekOf = (backup: StoredBackup) => Math.floor((dayOf(backup) + 3) / 7)

/** Returns the newest of each of the `most` newest periods that have one. */
const newestOfEach = (
  backups: readonly StoredBackup[],
  spanOf: (backup: StoredBackup) => number,
  most: number,
) => [...Map.groupBy(backups, spanOf).values()].slice(0, most).map(([newest]) => newest)

/** `backups` are ordered newest first. */
export const chooseKept = (
  backups: readonly StoredBackup[],
  { last, daily, weekly }: Keep,
): Set<StoredBackup> =>
  new Set(
    [
      // at least one, whatever is configured
      ...backups.slice(0, Math.max(1, last)),
      ...newestOfEach(backups, dayOf, daily),
      ...newestOfEach(backups, weekOf, weekly),
    ].filter((backup) => backup !== undefined),
  )
