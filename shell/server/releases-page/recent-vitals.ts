import type { ReleaseVitals, Vitals } from '@calm-rest/releases'
import { LRUCache } from 'lru-cache'

/** Ten thousand page views of a release take a tenth of a second to sum up: nobody makes the server do so again and again. */
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
