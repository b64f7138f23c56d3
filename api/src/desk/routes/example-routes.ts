import type { StaffExamples } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { versionOf, writeOn } from './version.ts'

interface ExampleDeps {
  db: Database
  commandsOf: CommandsOf
}

/** Rooms and reviews that the seed invented. */
export const exampleRoutes = ({ db, commandsOf }: ExampleDeps) => {
  const read = async (c: Context<ApiEnv>): Promise<StaffExamples> => {
    const found = await commandsOf(c).examples.list(c.get('lang'))
    return { rooms: found.rooms, reviews: found.reviews, version: versionOf(found) }
  }
  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await read(c)))
    .post('/remove', jsonBody(staffCalls.removeExamples.body), async (c) =>
      c.json(
        await writeOn(
          db,
          c.req.valid('json').version,
          () => read(c),
          () => commandsOf(c).examples.remove(),
          'latest',
        ),
      ),
    )
}
