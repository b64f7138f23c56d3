import { parentPort, workerData } from 'node:worker_threads'
import { makeBackup } from './make-backup.ts'
import { pruneBackups } from './retention.ts'
import type { BackupWork, BackupWorkDone } from './schedule.ts'

/** Makes one backup beside the thread that answers guests: reading a whole database takes longer than a request may. */
const { dataDir, folder, keep, withPhotographs } = workerData as BackupWork
const { file, bytes, bookings, missing, ms } = await makeBackup({ dataDir, folder, withPhotographs })
const removed = pruneBackups(folder, keep).length
parentPort?.postMessage({
  file,
  bytes,
  bookings,
  missing: missing.length,
  removed,
  ms,
} satisfies BackupWorkDone)
