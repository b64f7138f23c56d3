import { setTimeout } from 'node:timers/promises'
import { isBusy } from '../failures.ts'

/** From one attempt to the next, like those of SQLite's own busy handler, in milliseconds. */
const delaysMs = [1, 2, 5, 10, 15, 20, 25]

/** Time until the next attempt to get a lock; by chance within its range, so that two processes do not keep step. */
export const lockDelayMs = (refusals: number): number =>
  (delaysMs[Math.min(refusals, delaysMs.length - 1)] ?? 0) * (0.5 + Math.random())

/** The outcome of `ask` once no lock is in its way; the thread goes on meanwhile. Throws what is no lock, or one that stays. */
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
