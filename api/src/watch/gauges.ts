import type { Database } from '../core/database/database.ts'
import type { Metrics } from '../core/metrics/metrics.ts'
import type { RemoteSources } from './environment.ts'

interface GaugeDeps extends Partial<Pick<RemoteSources, 'certificate' | 'clock'>> {
  db: Database
  now: () => Date
}

/** Adds gauges of what the site watches about itself; without values until it has looked. */
export const addWatchGauges = (
  { gauge }: Pick<Metrics, 'gauge'>,
  { db, certificate, clock, now }: GaugeDeps,
) => {
  const open = db.prepare<[], { cause: string; severity: string }>(
    'SELECT cause, severity FROM alarms WHERE ended_at IS NULL',
  )
  gauge({
    name: 'calm_rest_alarms',
    help: '1 for each alarm that the owner was told of and that has not ended',
    labels: ['cause', 'severity'],
    read: async () => (await open.all()).map((labels) => ({ value: 1, labels })),
  })
  gauge({
    name: 'calm_rest_certificate_remaining_seconds',
    help: 'Time until the end of the certificate at the public address',
    read: () => {
      const last = certificate?.last()
      return last ? [{ value: (last.endsAt.getTime() - now().getTime()) / 1000 }] : []
    },
  })
  gauge({
    name: 'calm_rest_clock_offset_seconds',
    help: 'How far the clock is ahead of another server, as far as an answer can tell',
    read: () => {
      const last = clock?.last()
      return last === undefined ? [] : [{ value: last / 1000 }]
    },
  })
}
