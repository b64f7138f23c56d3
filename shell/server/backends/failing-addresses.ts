import { LRUCache } from 'lru-cache'

/** Consecutive failures after which an address rests. */
const mostFailures = 3
/** Pause before each further attempt, in milliseconds. */
const restMs = 1_000
/** Milliseconds for which a failure counts. */
const countsMs = 60_000
const mostAddresses = 500

interface Failing {
  failures: number
  restsUntil: number
}

/**
 * Addresses of a backend that failed three times in a row: they are asked once a second. Each guest has a count of its own,
 * since a guest may choose what redirects, takes long or breaks: other guests and addresses go on.
 */
export const createFailingAddresses = (now: () => number = () => performance.now()) => {
  const failing = new LRUCache<string, Failing>({ max: mostAddresses, ttl: countsMs, perf: { now } })

  return {
    /** Whether a request has to wait; if not, the next one has to. */
    rests: (address: string): boolean => {
      const known = failing.get(address)
      if (known === undefined || known.failures < mostFailures) return false
      if (known.restsUntil > now()) return true
      known.restsUntil = now() + restMs
      return false
    },
    failed: (address: string): void => {
      const failures = (failing.get(address)?.failures ?? 0) + 1
      failing.set(address, { failures, restsUntil: now() + restMs })
    },
    answered: (address: string): void => void failing.delete(address),
  }
}

export type FailingAddresses = ReturnType<typeof createFailingAddresses>
