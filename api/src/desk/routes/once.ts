import { createHash } from 'node:crypto'
import { idempotencyKey } from '@calm-rest/contract/schemas'
import type { Context } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { staffOf } from '../../core/http/guard.ts'
import { parseHeader } from '../../core/http/validate.ts'
import { staysOf } from '../../stays/index.ts'

/**
 * Processes a request once for each `Idempotency-Key` of a member: a repetition gets the reference that the first
 * attempt returned. `request` identifies the attempt.
 */
export const createOnce = (db: Database, now: () => Date) => {
  const idempotency = staysOf(db).idempotency
  return async (c: Context<ApiEnv>, request: object, work: () => Promise<string>): Promise<string> => {
    const key = parseHeader(idempotencyKey, 'Idempotency-Key', c.req.header('Idempotency-Key'))
    if (!key) return work()
    const bodyHash = createHash('sha256')
      .update(JSON.stringify({ member: staffOf(c).memberId, ...request }))
      .digest()
    const attempt = { key: key.toLowerCase(), bodyHash }
    return db.transaction(async () => {
      const earlier = await idempotency.earlierAnswer(attempt)
      if (earlier !== undefined) return earlier
      const reference = await work()
      await idempotency.store(attempt, reference, now())
      return reference
    })()
  }
}
