import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../../media/index.ts'
import { sumFileOf } from './files.ts'
import { draftPrefix, listBackups, type StoredBackup } from './names.ts'
import { photographsOf } from './verify.ts'

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

/** Removes other backups, and photographs that no backup refers to any more. Returns the removed backups. */
export const pruneBackups = (folder: string, keep: Keep): StoredBackup[] => {
  const backups = listBackups(folder)
  const kept = chooseKept(backups, keep)
  const gone = backups.filter((backup) => !kept.has(backup))
  for (const { file } of gone) {
    rmSync(file)
    rmSync(sumFileOf(file), { force: true })
  }
  if (gone.length > 0) prunePhotographs(join(folder, mediaFolder), [...kept])
  return gone
}

const prunePhotographs = (media: string, kept: readonly StoredBackup[]) => {
  if (!existsSync(media)) return
  let named: Set<string>
  try {
    named = new Set(kept.flatMap(({ file }) => photographsOf(file)))
  } catch {
    // an unreadable one may refer to any photograph
    return
  }
  for (const hash of readdirSync(media)) {
    if (!named.has(hash) && !hash.startsWith(draftPrefix)) {
      rmSync(join(media, hash), { recursive: true, force: true })
    }
  }
}
