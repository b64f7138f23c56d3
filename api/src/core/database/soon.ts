import { setTimeout } from 'node:timers/promises'
import { isUnavailable } from './failures.ts'

/** Longer than any write takes that waits for nobody. */
const patienceMs = 250

/**
 * Waits a moment for a write that a read brings along and that nobody needs to know of, like a visit that is noted. The read
 * goes on where another process holds the lock, and where the disk takes nothing.
 */
export const soon = async (write: Promise<unknown>): Promise<void> => {
  const isDone = new AbortController()
  const written = async () => {
    try {
      await write
    } catch (cause) {
      if (!isUnavailable(cause)) throw cause
    } finally {
      isDone.abort()
    }
  }
  const waited = setTimeout(patienceMs, undefined, { signal: isDone.signal, ref: false }).catch(() => {})
  await Promise.race([written(), waited])
}
