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

/** Outcome of a release on recent page views, with a limited number of views of each network. */
export interface Health {
  views: number
  failures: number
  /** Distinct networks in which it failed. */
  failedNetworks: number
}

/** Most counted views of one network: a thousand page views of one visitor say no more than ten. */
export const viewsOfNetwork = 10

interface InNetwork {
  views: number
  failures: number
}

/**
 * Age in milliseconds from which the next report deletes an outcome: twice `budget.watchedMs`. A release may
 * be rolled back for so long after its promotion, and is compared with the reports of the previous release
 * from the same time before the promotion. A canary is judged by all reports since it began, at most those of
 * two days.
 */
const retentionMs = 2 * 24 * 60 * 60 * 1000

/** Outcomes that pages report, in this machine's state of the site. */
export const createOutcomes = ({ db }: SiteState) => {
  // a view counts once for a release, and as failed if any of its reports is a failure
  const insert = db.prepare<[Omit<Outcome, 'failed'> & { failed: number }]>(`
    INSERT INTO outcomes (view, remote, version, failed, reason, network, at)
    VALUES (@view, @remote, @version, @failed, @reason, @network, @at)
    ON CONFLICT DO UPDATE SET failed = 1, reason = excluded.reason WHERE excluded.failed = 1`)
  const count = db.prepare<[string, string, string], InNetwork>(`
    SELECT COUNT(*) AS views, SUM(failed) AS failures
    FROM outcomes WHERE remote = ? AND version = ? AND at >= ? GROUP BY network`)
  const prune = db.prepare<[string]>('DELETE FROM outcomes WHERE at < ?')

  return {
    /** Returns false if nothing can be written now, as on a full disk. */
    add: (outcome: Outcome): boolean => {
      const { failed, reason } = outcome
      try {
        insert.run({ ...outcome, failed: failed ? 1 : 0, reason: reason ?? (null as never) })
        // few rows are old at a time, and an index finds them
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

/** A network counts with at most `viewsOfNetwork` views, and keeps its share of failures. */
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
