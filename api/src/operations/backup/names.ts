import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A backup that lies in a folder. */
export interface StoredBackup {
  file: string
  /** The backup has everything that was acknowledged before this moment. */
  takenAt: Date
}

/** Written first, and renamed when it was checked: what has this name is no backup. */
export const draftPrefix = '.new-'

const pattern = /^calm-rest-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/

/** calm-rest-2027-06-01T06-00-00-000Z.db: sorts by time, and every file system takes it. */
export const nameOf = (takenAt: Date) => `calm-rest-${takenAt.toISOString().replaceAll(/[:.]/g, '-')}.db`

const takenAtOf = (name: string) => {
  const [, day, hours, minutes, seconds, ms] = pattern.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
}

/** The newest first. Whatever else lies in the folder is not looked at. */
export const listBackups = (folder: string): StoredBackup[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => {
      const takenAt = takenAtOf(name)
      return takenAt ? [{ file: join(folder, name), takenAt }] : []
    })
    .sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
