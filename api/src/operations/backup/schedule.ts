import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Keep } from './keep.ts'
import { listBackups } from './names.ts'
import { reasonOf } from './reason.ts'

export interface BackupSchedule {
  folder: string
  /** Interval of automatic backups; 0 for none. */
  everyMs: number
  keep: Keep
}

/** Input of the thread that makes one. */
export interface BackupWork {
  dataDir: string
  folder: string
  withPhotographs: boolean
  keep: Keep
}

export interface BackupWorkDone {
  file: string
  bytes: number
  bookings: number
  missing: number
  /** Number of older ones that were removed. */
  removed: number
  ms: number
}

interface ScheduleDeps extends BackupSchedule {
  dataDir: string
  /** False if photographs are stored elsewhere. */
  withPhotographs?: boolean
  now: () => Date
  logger: Logger
  /** Called with the outcome of each. */
  count?: (outcome: 'made' | 'failed') => void
  /** Interval of checks whether one is due, and of retries after a failure. */
  lookMs?: number
}

/** Late enough not to slow down the first guests after a start, and soon enough if none was made for long. */
const defaultLookMs = 5 * 60_000

/** Makes a backup whenever the newest is old enough, however often the site restarts. */
export const startBackups = (deps: ScheduleDeps) => {
  const { dataDir, folder, everyMs, keep, now, logger, count = () => {}, lookMs = defaultLookMs } = deps
  const { withPhotographs = true } = deps
  if (everyMs === 0) return { stop: async () => {} }
  let running: Worker | undefined

  const isDue = () => {
    const nowMs = now().getTime()
    // ignores backups dated in the future by a wrong clock
    const newest = listBackups(folder).find(({ takenAt }) => takenAt.getTime() <= nowMs)
    return !newest || nowMs - newest.takenAt.getTime() >= everyMs
  }
  const failed = (cause: unknown) => {
    count('failed')
    logger.error({ reason: reasonOf(cause) }, 'backup failed')
  }
  const make = () => {
    const workerData: BackupWork = { dataDir, folder, keep, withPhotographs }
    running = new Worker(new URL('./thread.ts', import.meta.url), { workerData, env: {} })
    running.unref()
    running.on('message', ({ file, missing, ...done }: BackupWorkDone) => {
      count('made')
      const about = { ...done, file: basename(file), missing }
      if (missing > 0) logger.warn(about, 'backup made, but files of photographs are missing')
      else logger.info(about, 'backup made')
    })
    running.on('error', failed)
    running.on('exit', () => {
      running = undefined
    })
  }
  const look = () => {
    try {
      if (!running && isDue()) make()
    } catch (cause) {
      failed(cause)
    }
  }
  const timer = setInterval(look, lookMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      // its draft is removed by the next backup
      await running?.terminate()
    },
  }
}
