import { setTimeout } from 'node:timers/promises'
import { isUnavailable } from './failures.ts'

/** Longer than any write that does not wait for a lock. */
const patienceMs = 250

/**
 * Waits a moment for a minor write that accompanies a read, such as recording a visit. The read continues if another
 * process holds the lock or the disk is full.
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
