import type { StaffAmenity } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { ApiError, isRefused } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { StoredAmenity } from '../../property/index.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { endOn, versionOf, writeOn } from './version.ts'

interface AmenityDeps {
  db: Database
  commandsOf: CommandsOf
}

const { addAmenity, changeAmenity, removeAmenity } = staffCalls

/** The rooms that have it are not part of its version. */
const toAnswer = (stored: StoredAmenity, rooms: string[]): StaffAmenity => ({
  version: versionOf(stored),
  ...stored,
  rooms,
})

/** The property's list of amenities. */
export const amenityRoutes = ({ db, commandsOf }: AmenityDeps) => {
  const read = async (c: Context<ApiEnv>, id: string): Promise<StaffAmenity> => {
    const { amenities } = commandsOf(c)
    return toAnswer(await amenities.find(id), (await amenities.uses())(id))
  }

  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const { amenities } = commandsOf(c)
      const usesOf = await amenities.uses()
      return c.json((await amenities.list()).map((one) => toAnswer(one, usesOf(one.id))))
    })
    .post('/', jsonBody(addAmenity.body), async (c) => {
      const id = await commandsOf(c).amenities.add(c.req.valid('json'))
      return c.json(await read(c, id), 201)
    })
    .post('/:id', params(changeAmenity.params), jsonBody(changeAmenity.body), async (c) => {
      const { id } = c.req.valid('param')
      const { version, ...order } = c.req.valid('json')
      const change = () => commandsOf(c).amenities.change(id, order)
      return c.json(await writeOn(db, version, () => read(c, id), change))
    })
    .post('/:id/remove', params(removeAmenity.params), jsonBody(removeAmenity.body), async (c) => {
      const { id } = c.req.valid('param')
      try {
        await endOn(
          db,
          c.req.valid('json').version,
          () => read(c, id),
          () => commandsOf(c).amenities.remove(id),
        )
      } catch (cause) {
        if (!isRefused(cause, 'amenity_in_use')) throw cause
        throw new ApiError('amenity_in_use', { current: await read(c, id) })
      }
      return c.json({ success: true as const })
    })
}
