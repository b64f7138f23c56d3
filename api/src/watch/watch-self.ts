import type { Logger } from 'pino'
import type { Database } from '../core/database/database.ts'
import type { Metrics } from '../core/metrics/metrics.ts'
import { createRemoteSources, type WatchOptions } from './environment.ts'
import { addWatchGauges } from './gauges.ts'
import { createLocalSources } from './local-sources.ts'
import type { Sources } from './sources.ts'
import { startWatch } from './start-watch.ts'

interface SelfDeps extends Pick<Sources, 'readBackups' | 'readElsewhere'> {
  db: Database
  dataDir: string
  metrics: Pick<Metrics, 'gauge'>
  now: () => Date
  logger: Logger
  /** Without it, only the gauges are there. */
  options: WatchOptions | undefined
}

/** Watches the site of this process, and adds the gauges of it. */
export const watchSelf = ({
  db,
  dataDir,
  metrics,
  now,
  logger,
  options,
  readBackups,
  readElsewhere,
}: SelfDeps) => {
  const remote = options && createRemoteSources(options, now)
  addWatchGauges(metrics, { db, now, certificate: remote?.certificate, clock: remote?.clock })
  if (!remote) return { stop: async () => {} }
  const { readDisk, readMailStandstill } = createLocalSources(db, dataDir, now)
  const { certificate, clock, advisories } = remote
  const sources = {
    now,
    startedAt: now(),
    readDisk,
    readMailStandstill,
    readBackups,
    readElsewhere,
    certificate,
    clock,
    advisories,
  }
  return startWatch({ db, sources, logger })
}
