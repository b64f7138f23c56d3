import type { readinessFacts } from '@calm-rest/contract/schemas'
import type { z } from 'zod'
import { newestVersion, versionOf } from '../database/migrate.ts'
import type { Database } from '../database/open.ts'
import { createBacklog } from '../outbox/backlog.ts'

export type Facts = z.infer<typeof readinessFacts>

export interface Readiness {
  facts(): Facts
  /** From now on nobody shall be sent here any more. */
  drain(): void
}

/** Whether guests may be sent here. Mail that waits is told, and changes nothing: a booking needs no mail server. */
export const createReadiness = (db: Database, now: () => Date): Readiness => {
  const backlog = createBacklog(db)
  const newest = newestVersion()
  let draining = false
  return {
    facts: () => {
      try {
        const migrations = versionOf(db) === newest ? 'applied' : 'others'
        return { draining, database: 'answers', migrations, outbox: backlog(now()) }
      } catch {
        return { draining, database: 'fails', migrations: 'unknown' }
      }
    },
    drain: () => {
      draining = true
    },
  }
}

export const isReady = ({ draining, database, migrations }: Facts) =>
  !draining && database === 'answers' && migrations === 'applied'
