import type { StaffRoomType } from '@calm-rest/contract/staff'
import { staffSchemas } from '@calm-rest/contract/staff-schemas'
import { type Context, Hono } from 'hono'
import { ActionRefused } from '../../action-refused.ts'
import type { Database } from '../../database/database.ts'
import type { DeskCommands } from '../../desk/create-desk-commands.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { jsonBody, params } from '../../http/validate.ts'
import type { CommandsOf } from '../commands-of.ts'
import { versionOf, writeOn } from './version.ts'

interface RoomTypeDeps {
  db: Database
  commandsOf: CommandsOf
}

const { readRoomType, changeRoomType, addUnit, removeUnit } = staffSchemas

/** Types of rooms: what guests read of them, and their units. */
export const roomTypeRoutes = ({ db, commandsOf }: RoomTypeDeps) => {
  /** Stays come and go without making another version. */
  const read = async (c: Context<ApiEnv>, id: string): Promise<StaffRoomType> => {
    const stored = await commandsOf(c).roomTypes.find(id)
    const numbers = stored.units.map(({ unit }) => unit)
    return { version: versionOf({ ...stored, units: numbers }), ...stored }
  }
  const write = async (
    c: Context<ApiEnv>,
    { id, version }: { id: string; version: string },
    work: (roomTypes: DeskCommands['roomTypes']) => Promise<unknown>,
  ) =>
    c.json(
      await writeOn(
        db,
        version,
        () => read(c, id),
        () => work(commandsOf(c).roomTypes),
      ),
    )

  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await commandsOf(c).roomTypes.list(c.get('lang'))))
    .get('/:roomId', params(readRoomType.params), async (c) =>
      c.json(await read(c, c.req.valid('param').roomId)),
    )
    .post('/:roomId', params(changeRoomType.params), jsonBody(changeRoomType.body), (c) => {
      const { roomId: id } = c.req.valid('param')
      const { version, ...order } = c.req.valid('json')
      return write(c, { id, version }, (roomTypes) => roomTypes.change(id, order))
    })
    .post('/:roomId/units', params(addUnit.params), jsonBody(addUnit.body), (c) => {
      const { roomId: id } = c.req.valid('param')
      const { version, unit } = c.req.valid('json')
      return write(c, { id, version }, (roomTypes) => roomTypes.addUnit(id, unit))
    })
    .post('/:roomId/units/:unit/remove', params(removeUnit.params), jsonBody(removeUnit.body), async (c) => {
      const { roomId: id, unit } = c.req.valid('param')
      const { version } = c.req.valid('json')
      try {
        return await write(c, { id, version }, (roomTypes) => roomTypes.removeUnit(id, unit))
      } catch (cause) {
        if (!(cause instanceof ActionRefused) || cause.code !== 'unit_in_use') throw cause
        throw new ApiError('unit_in_use', { current: await read(c, id) })
      }
    })
}
