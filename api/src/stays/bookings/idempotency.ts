import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'

/** One attempt of a client: its key and its request. */
export interface Attempt {
  key: string
  bodyHash: Buffer
}

/**
 * Stores the answer of each attempt until retention deletes it. Call it inside the transaction of the answer itself.
 */
export const createIdempotency = (db: Database) => {
  const find = db.prepare<[string], { body_hash: Buffer; answer: string }>(
    'SELECT body_hash, answer FROM idempotency WHERE key = ?',
  )
  const insert = db.prepare<[string, Buffer, string, string]>(
    'INSERT INTO idempotency (key, body_hash, answer, created_at) VALUES (?, ?, ?, ?)',
  )

  return {
    /** Returns the answer of an earlier attempt. Throws if the key was used for another request. */
    earlierAnswer: async ({ key, bodyHash }: Attempt) => {
      const row = await find.get(key)
      if (row && !row.body_hash.equals(bodyHash)) throw new ApiError('idempotency_key_reused')
      return row?.answer
    },
    store: async ({ key, bodyHash }: Attempt, answer: string, now: Date) => {
      await insert.run(key, bodyHash, answer, now.toISOString())
    },
  }
}
