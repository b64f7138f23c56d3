import { LRUCache } from 'lru-cache'

/** Consecutive failures after which an input is skipped for a while. */
const maxFailures = 3
/**
 * Number of failing inputs (and more than half of the tried ones) after which the whole release is skipped.
 */
const leastFailing = 3
const restMs = 30_000
/** Interval of trials that no page waits for. */
const probeMs = 1000
/** Maximum number of counted inputs; the least recently tried are evicted. */
const maxInputs = 200

export interface Breaker {
  /** Whether this input is skipped now. */
  isOpen(input: string): boolean
  /** Whether a trial is due that no page waits for; at most once a second. */
  mayProbe(): boolean
  succeeded(input: string): void
  failed(input: string): void
  /** Whether all inputs are skipped. */
  isResting(): boolean
}

/**
 * Keeps pages from waiting for a failing widget. It counts distinct inputs: one that fails repeatedly is
 * skipped alone, so that a single invented address does not cost other visitors the widget.
 */
export const createBreaker = (now: () => number = () => performance.now()): Breaker => {
  const inputs = new LRUCache<string, { failures: number; restsUntil: number }>({
    max: maxInputs,
    ttl: restMs,
    perf: { now },
  })
  let restsUntil = 0
  let probeFrom = 0

  const isFailingAtLarge = () => {
    const failing = [...inputs.values()].filter(({ failures }) => failures > 0).length
    return failing >= leastFailing && failing * 2 > inputs.size
  }

  return {
    isOpen: (input) => restsUntil > now() || (inputs.get(input)?.restsUntil ?? 0) > now(),
    mayProbe: () => {
      if (now() < probeFrom) return false
      probeFrom = now() + probeMs
      return true
    },
    succeeded: (input) => {
      // earlier failures do not count after a rest
      if (restsUntil > now()) inputs.clear()
      restsUntil = 0
      inputs.set(input, { failures: 0, restsUntil: 0 })
    },
    failed: (input) => {
      const failures = (inputs.get(input)?.failures ?? 0) + 1
      inputs.set(input, { failures, restsUntil: failures >= maxFailures ? now() + restMs : 0 })
      if (isFailingAtLarge()) restsUntil = now() + restMs
      probeFrom = now() + probeMs
    },
    isResting: () => restsUntil > now(),
  }
}
