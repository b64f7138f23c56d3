import { statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listBackups } from '../backup/names.ts'
import type { Database } from '../database/open.ts'
import { databaseFile } from '../database/open.ts'
import { createBacklog } from '../outbox/backlog.ts'
import type { Metrics } from './metrics.ts'

interface HouseParts {
  db: Database
  dataDir: string
  /** Where backups lie; none without. */
  backupFolder: string | undefined
  now: () => Date
}

/** What the house itself can tell, asked whenever somebody reads the metrics. */
export const addHouseGauges = (
  { gauge }: Pick<Metrics, 'gauge'>,
  { db, dataDir, backupFolder, now }: HouseParts,
) => {
  const one = (name: string, help: string, value: () => number | undefined) =>
    gauge({
      name,
      help,
      read: () => {
        const found = value()
        return found === undefined ? [] : [{ value: found }]
      },
    })
  const backlog = createBacklog(db)
  // rows of bookings are never deleted
  const lastBooking = db.prepare<[], number>('SELECT COALESCE(MAX(id), 0) FROM bookings').pluck()

  one('calm_rest_bookings', 'Bookings that were ever stored', () => lastBooking.get())
  one('calm_rest_outbox_waiting', 'Mails that were not sent yet', () => backlog(now()).waiting)
  one(
    'calm_rest_outbox_oldest_seconds',
    'How long the oldest of them waits',
    () => backlog(now()).oldestSeconds,
  )
  one(
    'calm_rest_database_bytes',
    'Size of the database with its log',
    () => sizeOf(join(dataDir, databaseFile)) + sizeOf(join(dataDir, `${databaseFile}-wal`)),
  )
  one('calm_rest_disk_free_bytes', 'Room on the disk of the data', () => {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize
  })
  one('calm_rest_backup_age_seconds', 'Age of the newest backup; nothing where there is none', () => {
    const newest = backupFolder === undefined ? undefined : listBackups(backupFolder)[0]
    return newest && (now().getTime() - newest.takenAt.getTime()) / 1000
  })
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
