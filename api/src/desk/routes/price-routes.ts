import type { PriceGrid, RoomPrices } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params, query } from '../../core/http/validate.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { versionOfRates } from './rates-version.ts'
import { endOn, writeOn } from './version.ts'

interface PriceDeps {
  db: Database
  commandsOf: CommandsOf
}

const { readPrices, previewPrices, changePrices, changeRoomPrices, undoPrices } = staffCalls

/** The price of each night, and changes for many nights at once. */
export const priceRoutes = ({ db, commandsOf }: PriceDeps) => {
  const roomPricesOf = async (c: Context<ApiEnv>): Promise<RoomPrices> => {
    const commands = commandsOf(c)
    const rooms = await commands.rooms.withBooked(c.get('lang'))
    return {
      version: await versionOfRates(commands),
      rooms: rooms.map(({ id: roomId, name: roomType, status, price, discountPrice, booked }) => ({
        roomId,
        roomType,
        status,
        price,
        discountPrice,
        booked,
      })),
    }
  }
  return new Hono<ApiEnv>()
    .get('/', query(readPrices.query), async (c) => {
      const commands = commandsOf(c)
      const grid = await commands.prices.grid(c.req.valid('query'), c.get('lang'))
      return c.json({ ...grid, version: await versionOfRates(commands) })
    })
    .post('/preview', jsonBody(previewPrices.body), async (c) => {
      const commands = commandsOf(c)
      const preview = await commands.prices.preview(c.req.valid('json'), c.get('lang'))
      return c.json({ ...preview, version: await versionOfRates(commands) })
    })
    .post('/', jsonBody(changePrices.body), async (c) => {
      const { version, ...change } = c.req.valid('json')
      const commands = commandsOf(c)
      const lang = c.get('lang')
      const read = async (): Promise<PriceGrid> => ({
        ...(await commands.prices.grid(change, lang)),
        version: await versionOfRates(commands),
      })
      return c.json(await writeOn(db, version, read, () => commands.prices.change(change, lang)))
    })
    .get('/rooms', async (c) => c.json(await roomPricesOf(c)))
    .post('/rooms/:roomId', params(changeRoomPrices.params), jsonBody(changeRoomPrices.body), async (c) => {
      const { version, ...prices } = c.req.valid('json')
      const change = () => commandsOf(c).rooms.setPrices(c.req.valid('param').roomId, prices)
      return c.json(await writeOn(db, version, () => roomPricesOf(c), change))
    })
    .get('/changes', async (c) => {
      const commands = commandsOf(c)
      const changes = await commands.priceChanges.list(c.get('lang'))
      return c.json({ version: await versionOfRates(commands), changes })
    })
    .post('/undo', jsonBody(undoPrices.body), async (c) => {
      const { version, change } = c.req.valid('json')
      const commands = commandsOf(c)
      const read = async () => ({ version: await versionOfRates(commands) })
      await endOn(db, version, read, () => commands.priceChanges.undo(change))
      return c.json({ success: true })
    })
}
