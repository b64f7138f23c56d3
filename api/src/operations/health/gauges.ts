import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../core/database/database.ts'
import { databaseFile } from '../../core/database/sqlite/open-file.ts'
import { diskRoom } from '../../core/disk/disk-room.ts'
import type { Metrics } from '../../core/metrics/metrics.ts'
import { createBacklog } from '../../core/outbox/backlog.ts'
import { createMailStandstill } from '../../core/outbox/mail-standstill.ts'
import { listBackups } from '../backup/names.ts'
import { addOffsiteGauges } from '../backup/offsite/gauges.ts'
import { type AddOne, oneOf } from './add-one.ts'
import { isReady, type Readiness } from './readiness.ts'

type Gauges = Pick<Metrics, 'gauge'>

interface GaugeDeps {
  db: Database
  dataDir: string
  /** Folder of backups, if there are any. */
  backupFolder: string | undefined
  /** Whether there is a bucket for backups. */
  isOffsite?: boolean
  readiness: Pick<Readiness, 'facts'>
  now: () => Date
}

/** Adds gauges of bookings, mail, disk, backups and the database, which are read together with the metrics. */
export const addGauges = (
  metrics: Gauges,
  { db, dataDir, backupFolder, isOffsite = false, readiness, now }: GaugeDeps,
) => {
  const one = oneOf(metrics)
  const backlog = createBacklog(db)
  const standstill = createMailStandstill(db)
  // rows of bookings are never deleted
  const lastBooking = db.prepare<[], number>('SELECT COALESCE(MAX(id), 0) FROM bookings').pluck()

  one('calm_rest_ready', '1 while guests may be sent to this process', async () =>
    Number(isReady(await readiness.facts())),
  )
  one('calm_rest_bookings', 'Bookings that were ever stored', () => lastBooking.get())
  one('calm_rest_outbox_waiting', 'Mails that were not sent yet', async () => (await backlog(now())).waiting)
  one(
    'calm_rest_outbox_oldest_seconds',
    'How long the oldest of them waits',
    async () => (await backlog(now())).oldestSeconds,
  )
  one('calm_rest_mail_standstill_seconds', 'How long no mail has gone out although some waits', () =>
    standstill(now()),
  )
  one(
    'calm_rest_database_bytes',
    'Size of the database, with its log where it is a file',
    sizeOf(db, dataDir),
  )
  one(
    'calm_rest_disk_free_bytes',
    'Room on the disk of the data',
    async () => (await diskRoom(dataDir)).freeBytes,
  )
  one(
    'calm_rest_disk_bytes',
    'Size of the disk of the data',
    async () => (await diskRoom(dataDir)).totalBytes,
  )
  one('calm_rest_backup_age_seconds', 'Age of the newest backup; nothing where there is none', () => {
    const newest = backupFolder === undefined ? undefined : listBackups(backupFolder)[0]
    return newest && (now().getTime() - newest.takenAt.getTime()) / 1000
  })
  addConnectionGauges(one, db)
  if (isOffsite) addOffsiteGauges(one, dataDir, now)
}

/** Adds gauges of the connections to PostgreSQL; without values on SQLite. */
const addConnectionGauges = (one: AddOne, { line }: Pick<Database, 'line'>) => {
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
    '1 while other processes are not heard, and nothing is cached in memory',
    () => {
      const isDeaf = line?.().isDeaf
      return isDeaf === undefined ? undefined : Number(isDeaf)
    },
  )
}

const sizeOf = (db: Database, dataDir: string) => {
  if (db.engine === 'postgres') {
    const size = db.prepare<[], number>('SELECT pg_database_size(current_database())').pluck()
    return () => size.get()
  }
  const bytes = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0
  return () => bytes(databaseFile) + bytes(`${databaseFile}-wal`)
}
