import type { ErrorCode } from '@calm-rest/contract/errors'
import type { StaffRoomType } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database, Isolation } from '../../core/database/database.ts'
import { ApiError, isRefused } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { DeskCommands } from '../create-desk-commands.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { endOn, versionOf, writeOn } from './version.ts'

interface RoomTypeDeps {
  db: Database
  commandsOf: CommandsOf
}

const { readRoomType, changeRoomType, addUnit, nameUnit, removeUnit } = staffCalls
const { addRoomType, offerRoomType, endRoomType, setRoomAddress, discardRoomType } = staffCalls

/** Room types: their texts, their units, and whether guests find them. */
export const roomTypeRoutes = ({ db, commandsOf }: RoomTypeDeps) => {
  /** Stays and photographs are not part of the version. */
  const read = async (c: Context<ApiEnv>, id: string): Promise<StaffRoomType> => {
    const stored = await commandsOf(c).roomTypes.find(id)
    const numbers = stored.units.map(({ unit, unitName }) => unitName ?? unit)
    return { version: versionOf({ ...stored, units: numbers, missing: undefined }), ...stored }
  }
  const write = async (
    c: Context<ApiEnv>,
    { id, version }: { id: string; version: string },
    work: (commands: DeskCommands) => Promise<unknown>,
    isolation?: Isolation,
  ) =>
    c.json(
      await writeOn(
        db,
        version,
        () => read(c, id),
        () => work(commandsOf(c)),
        isolation,
      ),
    )
  /** Adds the present state to a refusal, which shows what prevents the change. */
  const withCurrent = async (
    c: Context<ApiEnv>,
    id: string,
    code: ErrorCode,
    write: () => Promise<Response>,
  ) => {
    try {
      return await write()
    } catch (cause) {
      if (!isRefused(cause, code)) throw cause
      throw new ApiError(code, { current: await read(c, id) })
    }
  }

  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await commandsOf(c).roomTypes.list(c.get('lang'))))
    .get('/:roomId', params(readRoomType.params), async (c) =>
      c.json(await read(c, c.req.valid('param').roomId)),
    )
    .post('/:roomId', params(changeRoomType.params), jsonBody(changeRoomType.body), (c) => {
      const { roomId: id } = c.req.valid('param')
      const { version, ...order } = c.req.valid('json')
      return write(c, { id, version }, ({ roomTypes }) => roomTypes.change(id, order))
    })
    .post('/:roomId/units', params(addUnit.params), jsonBody(addUnit.body), (c) => {
      const { roomId: id } = c.req.valid('param')
      const { version, unit } = c.req.valid('json')
      return write(c, { id, version }, ({ roomTypes }) => roomTypes.addUnit(id, unit))
    })
    .post('/:roomId/units/:unit/name', params(nameUnit.params), jsonBody(nameUnit.body), (c) => {
      const { roomId: id, unit } = c.req.valid('param')
      const { version, name } = c.req.valid('json')
      return write(c, { id, version }, ({ roomTypes }) => roomTypes.nameUnit(id, unit, name))
    })
    .post('/:roomId/units/:unit/remove', params(removeUnit.params), jsonBody(removeUnit.body), (c) => {
      const { roomId: id, unit } = c.req.valid('param')
      const { version } = c.req.valid('json')
      return withCurrent(c, id, 'unit_in_use', () =>
        write(c, { id, version }, ({ roomTypes }) => roomTypes.removeUnit(id, unit), 'latest'),
      )
    })
    .post('/', jsonBody(addRoomType.body), async (c) => {
      const id = await commandsOf(c).roomTypeStatus.add(c.req.valid('json'))
      return c.json(await read(c, id), 201)
    })
    .post('/:roomId/offer', params(offerRoomType.params), jsonBody(offerRoomType.body), (c) => {
      const { roomId: id } = c.req.valid('param')
      const { version } = c.req.valid('json')
      return withCurrent(c, id, 'room_incomplete', () =>
        write(c, { id, version }, ({ roomTypeStatus }) => roomTypeStatus.offer(id)),
      )
    })
    .post('/:roomId/end', params(endRoomType.params), jsonBody(endRoomType.body), (c) => {
      const { roomId: id } = c.req.valid('param')
      const { version } = c.req.valid('json')
      return withCurrent(c, id, 'room_in_use', () =>
        write(c, { id, version }, ({ roomTypeStatus }) => roomTypeStatus.end(id), 'latest'),
      )
    })
    .post('/:roomId/address', params(setRoomAddress.params), jsonBody(setRoomAddress.body), async (c) => {
      const { roomId: id } = c.req.valid('param')
      const { version, address } = c.req.valid('json')
      const rename = () => commandsOf(c).roomTypeStatus.setAddress(id, address)
      await endOn(db, version, () => read(c, id), rename)
      return c.json(await read(c, address))
    })
    .post('/:roomId/discard', params(discardRoomType.params), jsonBody(discardRoomType.body), async (c) => {
      const { roomId: id } = c.req.valid('param')
      const discard = () => commandsOf(c).roomTypeStatus.discard(id)
      await endOn(db, c.req.valid('json').version, () => read(c, id), discard)
      return c.json({ success: true as const })
    })
}
