import type { FailureReason } from '@calm-rest/contract/releases'
import { isSiteStateUnavailable, type SiteState } from '../site-state.ts'

/** The report of one release on one page view. `at` is an ISO time. */
export interface Outcome {
  view: string
  remote: string
  version: string
  failed: boolean
  reason: FailureReason | undefined
  /** Keyed hash of the network that the page was shown in. */
  network: string
  at: string
}

/** How a release did on the page views of some time: in each network on so many of them at most. */
export interface Health {
  views: number
  failures: number
  /** Distinct networks in which it failed. */
  failedNetworks: number
}

/** Views of one network that count: who opens a thousand pages says no more than who opens ten. */
export const viewsOfNetwork = 10

interface InNetwork {
  views: number
  failures: number
}

/**
 * Age from which the next report deletes an outcome: twice `budget.watchedMs`. So long after its promotion a release may
 * be rolled back, and it is compared with what was reported of the release before from so long before the promotion.
 * A canary is judged by all that was reported since it began; of one that is older, two days are left.
 */
const retentionMs = 2 * 24 * 60 * 60 * 1000

/** Outcomes that pages report, in this machine's state of the site. */
export const createOutcomes = ({ db }: SiteState) => {
  // one view counts once for a release, and as failed where it failed at any time
  const insert = db.prepare<[Omit<Outcome, 'failed'> & { failed: number }]>(`
    INSERT INTO outcomes (view, remote, version, failed, reason, network, at)
    VALUES (@view, @remote, @version, @failed, @reason, @network, @at)
    ON CONFLICT DO UPDATE SET failed = 1, reason = excluded.reason WHERE excluded.failed = 1`)
  const count = db.prepare<[string, string, string], InNetwork>(`
    SELECT COUNT(*) AS views, SUM(failed) AS failures
    FROM outcomes WHERE remote = ? AND version = ? AND at >= ? GROUP BY network`)
  const prune = db.prepare<[string]>('DELETE FROM outcomes WHERE at < ?')

  return {
    /** False where nothing can be written now, as on a full disk. */
    add: (outcome: Outcome): boolean => {
      const { failed, reason } = outcome
      try {
        insert.run({ ...outcome, failed: failed ? 1 : 0, reason: reason ?? (null as never) })
        // few are old at a time, and an index finds them
        prune.run(new Date(Date.parse(outcome.at) - retentionMs).toISOString())
        return true
      } catch (cause) {
        if (isSiteStateUnavailable(cause)) return false
        throw cause
      }
    },
    health: (remote: string, version: string, since: string): Health =>
      sumOf(count.all(remote, version, since)),
  }
}

/** A network counts with `viewsOfNetwork` views at most, and with the same share of its failures. */
const sumOf = (networks: readonly InNetwork[]): Health => {
  const counted = networks.map(({ views, failures }) => {
    const share = Math.min(1, viewsOfNetwork / views)
    return { views: views * share, failures: failures * share }
  })
  const total = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0))
  return {
    views: total(counted.map(({ views }) => views)),
    failures: total(counted.map(({ failures }) => failures)),
    failedNetworks: networks.filter(({ failures }) => failures > 0).length,
  }
}

export type Outcomes = ReturnType<typeof createOutcomes>
