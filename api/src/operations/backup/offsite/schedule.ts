import { Worker } from 'node:worker_threads'
import type { BucketLocation } from '@calm-rest/objects'
import type { Logger } from 'pino'
import type { Keep } from '../keep.ts'
import type { Folders } from './files.ts'

/** Where and how the site is backed up continuously. */
export interface OffsiteOptions {
  location: BucketLocation
  /** Public age keys: each of their owners can restore. */
  recipients: readonly string[]
  /** Interval at which changes are shipped. */
  everyMs: number
  /** Interval of snapshots while the database changes. */
  snapshotEveryMs: number
  /** Snapshots to keep after a day. */
  keep: Keep
  folders: Folders
}

/** Intervals that only tests change, in milliseconds. */
export interface OffsiteIntervals {
  filesEveryMs: number
  removalEveryMs: number
  rehearsalEveryMs: number
  /** From the first restorable state to a rehearsal that is due. */
  rehearsalAfterMs: number
}

const usual: OffsiteIntervals = {
  filesEveryMs: 60_000,
  removalEveryMs: 60 * 60_000,
  rehearsalEveryMs: 7 * 24 * 60 * 60_000,
  rehearsalAfterMs: 60_000,
}

/** Input of the thread that ships. */
export interface OffsiteWork extends OffsiteOptions, OffsiteIntervals {
  dataDir: string
}

/** A line of the thread for the log. */
export interface OffsiteLine {
  level: 'info' | 'warn' | 'error'
  message: string
  about: Record<string, string | number | boolean | undefined>
}

interface ScheduleDeps extends OffsiteOptions {
  dataDir: string
  logger: Logger
  intervals?: Partial<OffsiteIntervals>
}

/** The last changes of an orderly stop are shipped within this time. */
const lastShipMs = 5_000
/** After the thread has ended by an error. */
const restartMs = 30_000

/** Ships changes from a thread of its own, if no other process of the data folder does. */
export const startOffsite = ({ logger, intervals, ...options }: ScheduleDeps) => {
  const workerData: OffsiteWork = { ...usual, ...intervals, ...options }
  let worker: Worker | undefined
  let again: NodeJS.Timeout | undefined
  let isStopped = false
  const start = () => {
    const started = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData,
      env: {},
      // less than it would take of a machine that has enough
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    worker = started
    started.unref()
    started.on('message', ({ level, message, about }: OffsiteLine) => logger[level](about, message))
    started.on('error', (cause) => logger.error({ reason: cause.name }, 'backup to the bucket ended'))
    started.on('exit', () => {
      worker = undefined
      if (!isStopped) again = setTimeout(start, restartMs).unref()
    })
  }
  start()
  return {
    /** Ships the last changes, unless the bucket is away. */
    stop: async () => {
      isStopped = true
      clearTimeout(again)
      const running = worker
      if (!running) return
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      running.once('exit', () => resolve())
      const limit = setTimeout(() => void running.terminate(), lastShipMs)
      running.postMessage('stop')
      await ended
      clearTimeout(limit)
    },
  }
}
