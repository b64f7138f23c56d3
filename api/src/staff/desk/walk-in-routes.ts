import { createHash } from 'node:crypto'
import { idempotencyKey } from '@calm-rest/contract/schemas'
import { staffSchemas } from '@calm-rest/contract/staff-schemas'
import { Hono } from 'hono'
import { createIdempotency } from '../../bookings/idempotency.ts'
import type { Database } from '../../database/database.ts'
import type { ApiEnv } from '../../http/env.ts'
import { staffOf } from '../../http/guard.ts'
import { jsonBody, parseHeader } from '../../http/validate.ts'
import type { CommandsOf } from '../commands-of.ts'
import type { ReadStay } from './read-stay.ts'

interface WalkInDeps {
  db: Database
  commandsOf: CommandsOf
  readStay: ReadStay
  now: () => Date
}

/** Stays of who stands at the door or is on the telephone. */
export const walkInRoutes = ({ db, commandsOf, readStay, now }: WalkInDeps) => {
  const idempotency = createIdempotency(db)

  /** Adds it once for each key: a retry gets the stay of the first attempt. */
  const once = (attempt: { key: string; bodyHash: Buffer } | undefined, add: () => Promise<string>) =>
    db.transaction(async (): Promise<string> => {
      const earlier = attempt && (await idempotency.earlierAnswer(attempt))
      if (earlier !== undefined) return earlier
      const reference = await add()
      if (attempt) await idempotency.store(attempt, reference, now())
      return reference
    })()

  return new Hono<ApiEnv>()
    .post('/quote', jsonBody(staffSchemas.quoteWalkIn.body), async (c) =>
      c.json(await commandsOf(c).walkIns.quote(c.req.valid('json'))),
    )
    .post('/', jsonBody(staffSchemas.addWalkIn.body), async (c) => {
      const walkIn = c.req.valid('json')
      const key = parseHeader(idempotencyKey, 'Idempotency-Key', c.req.header('Idempotency-Key'))
      const attempt = key && {
        key: key.toLowerCase(),
        bodyHash: hashOf({ member: staffOf(c).memberId, ...walkIn }),
      }
      const reference = await once(attempt || undefined, () => commandsOf(c).walkIns.add(walkIn))
      return c.json(await readStay(reference, c.get('lang')), 201)
    })
}

const hashOf = (input: object) => createHash('sha256').update(JSON.stringify(input)).digest()
