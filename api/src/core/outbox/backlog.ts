import type { Database } from '../database/database.ts'
import { isForServers } from './queue.ts'

interface Backlog {
  waiting: number
  /** How long the oldest row has been due for its first attempt, in seconds; 0 if none waits. */
  oldestSeconds: number
}

/**
 * Counts mail that is neither sent nor given up. Rows for other parties' servers are excluded: their failures are not
 * our backlog.
 */
export const createBacklog = (db: Database) => {
  const ask = db.prepare<[], { waiting: number; oldest: string | null }>(
    `SELECT COUNT(*) AS waiting, MIN(CASE attempts WHEN 0 THEN due_at ELSE created_at END) AS oldest
    FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL AND NOT ${isForServers}`,
  )
  return async (now: Date): Promise<Backlog> => {
    const { waiting, oldest } = (await ask.get()) ?? { waiting: 0, oldest: null }
    const ageMs = oldest === null ? 0 : now.getTime() - Date.parse(oldest)
    return { waiting, oldestSeconds: Math.max(0, Math.round(ageMs / 1000)) }
  }
}
