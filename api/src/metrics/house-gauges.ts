import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listBackups } from '../backup/names.ts'
import type { Database } from '../database/database.ts'
import { databaseFile } from '../database/sqlite/open-file.ts'
import { freeBytes } from '../health/free-bytes.ts'
import { createBacklog } from '../outbox/backlog.ts'
import type { Metrics } from './metrics.ts'

type Gauges = Pick<Metrics, 'gauge'>

interface HouseParts {
  db: Database
  dataDir: string
  /** Where backups lie; none without. */
  backupFolder: string | undefined
  now: () => Date
}

/** What the house itself can tell, asked whenever somebody reads the metrics. */
export const addHouseGauges = (metrics: Gauges, { db, dataDir, backupFolder, now }: HouseParts) => {
  const one = oneOf(metrics)
  const backlog = createBacklog(db)
  // rows of bookings are never deleted
  const lastBooking = db.prepare<[], number>('SELECT COALESCE(MAX(id), 0) FROM bookings').pluck()

  one('calm_rest_bookings', 'Bookings that were ever stored', () => lastBooking.get())
  one('calm_rest_outbox_waiting', 'Mails that were not sent yet', async () => (await backlog(now())).waiting)
  one(
    'calm_rest_outbox_oldest_seconds',
    'How long the oldest of them waits',
    async () => (await backlog(now())).oldestSeconds,
  )
  one(
    'calm_rest_database_bytes',
    'Size of the database, with its log where it is a file',
    sizeOf(db, dataDir),
  )
  one('calm_rest_disk_free_bytes', 'Room on the disk of the data', () => freeBytes(dataDir))
  one('calm_rest_backup_age_seconds', 'Age of the newest backup; nothing where there is none', () => {
    const newest = backupFolder === undefined ? undefined : listBackups(backupFolder)[0]
    return newest && (now().getTime() - newest.takenAt.getTime()) / 1000
  })
}

/** The way to the server of the database; nothing is said where the database is in this process. */
export const addLineGauges = (metrics: Gauges, { line }: Pick<Database, 'line'>) => {
  const one = oneOf(metrics)
  one(
    'calm_rest_database_connections',
    'Connections to the database, without that for its notices',
    () => line?.().open,
  )
  one('calm_rest_database_waiting', 'Requests that wait for one of them', () => line?.().waiting)
  one(
    'calm_rest_database_repeated',
    'Transactions that were run again since another came between',
    () => line?.().repeated,
  )
  one(
    'calm_rest_database_deaf',
    '1 while other processes are not heard, and nothing is kept in memory',
    () => {
      const isDeaf = line?.().isDeaf
      return isDeaf === undefined ? undefined : Number(isDeaf)
    },
  )
}

/** A figure without labels; nothing is said where it has no value. */
const oneOf =
  ({ gauge }: Gauges) =>
  (name: string, help: string, value: () => number | undefined | Promise<number | undefined>) =>
    gauge({
      name,
      help,
      read: async () => {
        const found = await value()
        return found === undefined ? [] : [{ value: found }]
      },
    })

const sizeOf = (db: Database, dataDir: string) => {
  if (db.engine === 'postgres') {
    const size = db.prepare<[], number>('SELECT pg_database_size(current_database())').pluck()
    return () => size.get()
  }
  const bytes = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0
  return () => bytes(databaseFile) + bytes(`${databaseFile}-wal`)
}
