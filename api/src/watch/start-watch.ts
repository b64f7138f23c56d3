import type { Logger } from 'pino'
import type { Database } from '../core/database/database.ts'
import { createAlarms } from './alarms.ts'
import type { Check } from './check.ts'
import { type Cause, checks } from './checks/index.ts'
import type { Sources } from './sources.ts'

interface WatchDeps {
  db: Database
  sources: Sources
  logger: Logger
  /** Milliseconds from the start to the first round, and between two. */
  pace?: { firstMs: number; everyMs: number; deadlineMs: number } | undefined
}

/** Late enough not to slow down the first guests after a start. */
const defaultPace = { firstMs: 60_000, everyMs: 60_000, deadlineMs: 15_000 }

/** Runs each check whenever its time has come, one after the other, and notes what it found. */
export const createRound = ({ db, sources, logger, pace = defaultPace }: WatchDeps) => {
  const alarms = createAlarms(db)
  const dueMs = new Map<Cause, number>()

  const look = async (check: Check, closing: AbortSignal) => {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(pace.deadlineMs)])
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('late')), { once: true })
    })
    // nothing can be said while a server is away, and that is the alarm of another check, or of nobody
    return Promise.race([check.look(sources, signal), late]).catch(() => 'unknown' as const)
  }
  return async (closing: AbortSignal): Promise<void> => {
    const nowMs = performance.now()
    for (const [name, check] of Object.entries(checks)) {
      const cause = name as Cause
      if (closing.aborted || nowMs < (dueMs.get(cause) ?? 0)) continue
      dueMs.set(cause, nowMs + check.everyMs)
      const outcome = await look(check, closing)
      if (closing.aborted) return
      try {
        await alarms.note(cause, outcome, sources.now())
      } catch (error) {
        // the database is away: this and the others in the next round
        dueMs.delete(cause)
        logger.error({ cause, code: codeOf(error) }, 'alarm not stored')
        return
      }
    }
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Watches the site until it is stopped. */
export const startWatch = (deps: WatchDeps) => {
  const { firstMs, everyMs } = deps.pace ?? defaultPace
  const round = createRound(deps)
  const closing = new AbortController()
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const plan = (afterMs: number) => {
    timer = setTimeout(() => {
      running = round(closing.signal).then(() => {
        if (!closing.signal.aborted) plan(everyMs)
      })
    }, afterMs).unref()
  }
  plan(firstMs)
  return {
    stop: async () => {
      closing.abort()
      clearTimeout(timer)
      await running
    },
  }
}
