import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A backup in a folder. */
export interface StoredBackup {
  file: string
  /** The backup has everything that was acknowledged before this moment. */
  takenAt: Date
}

/** Prefix of a file that is being written. It is renamed after verification, so it is not a backup yet. */
export const draftPrefix = '.new-'

const pattern = /^calm-rest-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/

/** calm-rest-2027-06-01T06-00-00-000Z.db: sorts by time, and is valid on every file system. */
export const nameOf = (takenAt: Date) => `calm-rest-${takenAt.toISOString().replaceAll(/[:.]/g, '-')}.db`

const takenAtOf = (name: string) => {
  const [, day, hours, minutes, seconds, ms] = pattern.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
}

/** Returns the newest first. Other files in the folder are ignored. */
export const listBackups = (folder: string): StoredBackup[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => {
      const takenAt = takenAtOf(name)
      return takenAt ? [{ file: join(folder, name), takenAt }] : []
    })
    .sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
