import type { FailureReason } from '@calm-rest/contract/releases'
import type { Registry } from './registry.ts'

export interface Outcome {
  view: string
  remote: string
  version: string
  failed: boolean
  reason: FailureReason | undefined
  client: string
  at: string
}

/** How a release did on the page views of some time. */
export interface Health {
  views: number
  failures: number
  /** Distinct clients on whose pages it failed. */
  failedClients: number
}

/** As long as an error budget looks back, and a day for people to look at it. */
const keptMs = 2 * 24 * 60 * 60 * 1000

export const createOutcomes = ({ db }: Registry) => {
  // one view counts once for a release, and as failed where it failed at any time
  const insert = db.prepare<[Omit<Outcome, 'failed'> & { failed: number }]>(`
    INSERT INTO outcomes (view, remote, version, failed, reason, client, at)
    VALUES (@view, @remote, @version, @failed, @reason, @client, @at)
    ON CONFLICT DO UPDATE SET failed = 1, reason = excluded.reason WHERE excluded.failed = 1`)
  const count = db.prepare<[string, string, string], Health>(`
    SELECT COUNT(*) AS views, COALESCE(SUM(failed), 0) AS failures,
      COUNT(DISTINCT CASE WHEN failed = 1 THEN client END) AS failedClients
    FROM outcomes WHERE remote = ? AND version = ? AND at >= ?`)
  const prune = db.prepare<[string]>('DELETE FROM outcomes WHERE at < ?')

  return {
    add: (outcome: Outcome) =>
      void insert.run({
        ...outcome,
        failed: outcome.failed ? 1 : 0,
        reason: outcome.reason ?? (null as never),
      }),
    health: (remote: string, version: string, since: string): Health =>
      count.get(remote, version, since) as Health,
    prune: (now: Date) => void prune.run(new Date(now.getTime() - keptMs).toISOString()),
  }
}

export type Outcomes = ReturnType<typeof createOutcomes>
