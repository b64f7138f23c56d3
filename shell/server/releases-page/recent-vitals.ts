import type { ReleaseVitals, Vitals } from '@calm-rest/releases'
import { LRUCache } from 'lru-cache'

/**
 * Summing up ten thousand page views of a release takes a tenth of a second, so the result is cached for this
 * time.
 */
const ttlMs = 30_000

/** Sums of vitals, at most half a minute old. */
export const createRecentVitals = (vitals: Pick<Vitals, 'summary'>): Pick<Vitals, 'summary'> => {
  const recent = new LRUCache<string, ReleaseVitals>({ max: 500, ttl: ttlMs })
  return {
    summary: (remote, version) => {
      const key = `${remote} ${version}`
      const known = recent.get(key)
      if (known) return known
      const summary = vitals.summary(remote, version)
      recent.set(key, summary)
      return summary
    },
  }
}
