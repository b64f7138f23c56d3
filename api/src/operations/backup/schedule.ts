import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { listBackups } from './names.ts'
import type { Keep } from './retention.ts'

export interface BackupSchedule {
  folder: string
  /** From one to the next; 0 for none by itself. */
  everyMs: number
  keep: Keep
}

/** For the thread that makes one. */
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
  /** Older ones that went. */
  removed: number
  ms: number
}

interface ScheduleDeps extends BackupSchedule {
  dataDir: string
  /** Without where they are stored elsewhere. */
  withPhotographs?: boolean
  now: () => Date
  logger: Logger
  /** Hears how each ended. */
  count?: (outcome: 'made' | 'failed') => void
  /** How often to look whether one is due; what failed is tried again as soon. */
  lookMs?: number
}

/** Not with the first guests after a start, and soon enough where none was made for long. */
const defaultLookMs = 5 * 60_000

/** Makes a backup whenever the newest is old enough, however often the site is started anew. */
export const startBackups = (deps: ScheduleDeps) => {
  const { dataDir, folder, everyMs, keep, now, logger, count = () => {}, lookMs = defaultLookMs } = deps
  const { withPhotographs = true } = deps
  if (everyMs === 0) return { stop: async () => {} }
  let running: Worker | undefined

  const isDue = () => {
    const nowMs = now().getTime()
    // one of a clock that went wrong says nothing
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
      // what it wrote so far is a draft, and swept by the next
      await running?.terminate()
    },
  }
}

/** Codes and our own words: neither repeats what a guest wrote. */
const reasonOf = (cause: unknown) => {
  if (!(cause instanceof Error)) return 'unknown'
  return cause.name === 'ActionRefused' ? cause.message : 'code' in cause ? String(cause.code) : cause.name
}
