import { setTimeout } from 'node:timers/promises'
import { isBusy } from '../failures.ts'

/** Delays between attempts, like those of SQLite's own busy handler, in milliseconds. */
const delaysMs = [1, 2, 5, 10, 15, 20, 25]

/**
 * Returns the time until the next attempt to get a lock. It is random within its range, so that two processes do not
 * stay in step.
 */
export const lockDelayMs = (refusals: number): number =>
  (delaysMs[Math.min(refusals, delaysMs.length - 1)] ?? 0) * (0.5 + Math.random())

/**
 * Returns the result of `ask` once no lock prevents it, without blocking the thread. Throws any other error, or the
 * lock's after `patienceMs`.
 */
export const onceUnlocked = async <T>(ask: () => T, patienceMs: number): Promise<T> => {
  const untilMs = performance.now() + patienceMs
  for (let refusals = 0; ; refusals += 1) {
    try {
      return ask()
    } catch (cause) {
      if (!isBusy(cause) || performance.now() >= untilMs) throw cause
      await setTimeout(lockDelayMs(refusals))
    }
  }
}
