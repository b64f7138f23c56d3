import { staffCalls } from '@calm-rest/contract/staff-calls'
import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { createOnce } from './once.ts'
import type { ReadStay } from './read-stay.ts'

interface WalkInDeps {
  db: Database
  commandsOf: CommandsOf
  readStay: ReadStay
  now: () => Date
}

/** Books walk-ins and guests on the telephone. */
export const walkInRoutes = ({ db, commandsOf, readStay, now }: WalkInDeps) => {
  const once = createOnce(db, now)
  return new Hono<ApiEnv>()
    .post('/quote', jsonBody(staffCalls.quoteWalkIn.body), async (c) =>
      c.json(await commandsOf(c).walkIns.quote(c.req.valid('json'))),
    )
    .post('/', jsonBody(staffCalls.addWalkIn.body), async (c) => {
      const walkIn = c.req.valid('json')
      const reference = await once(c, walkIn, () => commandsOf(c).walkIns.add(walkIn))
      return c.json(await readStay(reference, c.get('lang')), 201)
    })
}
