import type { Database } from '../database/open.ts'
import { ApiError } from '../http/api-error.ts'

/** One attempt of a client: the key it made, and what it asked for under it. */
export interface Attempt {
  key: string
  bodyHash: Buffer
}

/** Keys are kept for two days; 24 hours are promised. */
const keptMs = 48 * 60 * 60 * 1000

/** What was answered to which attempt. Synchronous: only inside the transaction of the answer itself. */
export const createIdempotency = (db: Database) => {
  const find = db.prepare<[string], { body_hash: Buffer; answer: string }>(
    'SELECT body_hash, answer FROM idempotency WHERE key = ?',
  )
  const insert = db.prepare<[string, Buffer, string, string]>(
    'INSERT INTO idempotency (key, body_hash, answer, created_at) VALUES (?, ?, ?, ?)',
  )
  const prune = db.prepare<[string]>('DELETE FROM idempotency WHERE created_at < ?')

  return {
    /** The answer of an earlier attempt; refuses a key that was used for another request. */
    earlierAnswer: ({ key, bodyHash }: Attempt) => {
      const row = find.get(key)
      if (row && !row.body_hash.equals(bodyHash)) throw new ApiError('idempotency_key_reused')
      return row?.answer
    },
    keep: ({ key, bodyHash }: Attempt, answer: string, now: Date) => {
      prune.run(new Date(now.getTime() - keptMs).toISOString())
      insert.run(key, bodyHash, answer, now.toISOString())
    },
  }
}
