import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { databaseFile } from '../../../core/database/sqlite/open-file.ts'
import { openLease } from './lease.ts'
import type { OffsiteLine, OffsiteWork } from './schedule.ts'

/** How often a process that does not ship asks whether the other one has ended. */
const askMs = 1_000

const work = workerData as OffsiteWork
const stopping = new AbortController()
parentPort?.once('message', () => stopping.abort())

const say = (level: OffsiteLine['level'], message: string, about: OffsiteLine['about'] = {}) =>
  parentPort?.postMessage({ level, message, about } satisfies OffsiteLine)

const pause = (ms: number) => setTimeout(ms, undefined, { signal: stopping.signal }).catch(() => {})

const lease = openLease(work.dataDir)
while (!stopping.signal.aborted && !lease.take()) await pause(askMs)
if (!stopping.signal.aborted) {
  // the client of the bucket takes memory, which a process that waits does not need
  const { shipContinuously } = await import('./ship-continuously.ts')
  const file = join(work.dataDir, databaseFile)
  await shipContinuously({ work, file, signal: stopping.signal, pause, say })
}
lease.release()
parentPort?.close()
