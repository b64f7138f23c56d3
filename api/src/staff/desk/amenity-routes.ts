import type { StaffAmenity } from '@calm-rest/contract/staff'
import { staffSchemas } from '@calm-rest/contract/staff-schemas'
import { Hono } from 'hono'
import type { Database } from '../../database/database.ts'
import type { ApiEnv } from '../../http/env.ts'
import { jsonBody, params } from '../../http/validate.ts'
import type { StoredAmenity } from '../../rooms/editing/amenities.ts'
import type { CommandsOf } from '../commands-of.ts'
import { versionOf, writeOn } from './version.ts'

interface AmenityDeps {
  db: Database
  commandsOf: CommandsOf
}

const { addAmenity, changeAmenity } = staffSchemas

const withVersion = (stored: StoredAmenity): StaffAmenity => ({ version: versionOf(stored), ...stored })

/** The house's list of what rooms can have. */
export const amenityRoutes = ({ db, commandsOf }: AmenityDeps) =>
  new Hono<ApiEnv>()
    .get('/', async (c) => c.json((await commandsOf(c).amenities.list()).map(withVersion)))
    .post('/', jsonBody(addAmenity.body), async (c) => {
      const { amenities } = commandsOf(c)
      const id = await amenities.add(c.req.valid('json'))
      return c.json(withVersion(await amenities.find(id)), 201)
    })
    .post('/:id', params(changeAmenity.params), jsonBody(changeAmenity.body), async (c) => {
      const { id } = c.req.valid('param')
      const { version, ...order } = c.req.valid('json')
      const { amenities } = commandsOf(c)
      const read = async () => withVersion(await amenities.find(id))
      return c.json(await writeOn(db, version, read, () => amenities.change(id, order)))
    })
