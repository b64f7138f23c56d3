import type { readinessFacts } from '@calm-rest/contract/schemas'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import { createBacklog } from '../outbox/backlog.ts'

export type Facts = z.infer<typeof readinessFacts>

export interface Readiness {
  facts(): Promise<Facts>
  /** From now on nobody shall be sent here any more. */
  drain(): void
}

/** Whether guests may be sent here. Mail that waits is told, and changes nothing: a booking needs no mail server. */
export const createReadiness = (db: Database, now: () => Date): Readiness => {
  const backlog = createBacklog(db)
  let draining = false
  return {
    facts: async () => {
      try {
        const migrations = (await db.version()) === db.newestVersion ? 'applied' : 'others'
        return { draining, database: 'answers', migrations, outbox: await backlog(now()) }
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
