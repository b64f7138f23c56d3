import type { PriceGrid } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, query } from '../../core/http/validate.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { versionOfRates } from './rates-version.ts'
import { endOn, writeOn } from './version.ts'

interface PriceDeps {
  db: Database
  commandsOf: CommandsOf
}

const { readPrices, previewPrices, changePrices, undoPrices } = staffCalls

/** The price of each night, and changes for many nights at once. */
export const priceRoutes = ({ db, commandsOf }: PriceDeps) =>
  new Hono<ApiEnv>()
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
    .get('/changes', async (c) => {
      const commands = commandsOf(c)
      const changes = await commands.prices.changes(c.get('lang'))
      return c.json({ version: await versionOfRates(commands), changes })
    })
    .post('/undo', jsonBody(undoPrices.body), async (c) => {
      const { version, change } = c.req.valid('json')
      const commands = commandsOf(c)
      const read = async () => ({ version: await versionOfRates(commands) })
      await endOn(db, version, read, () => commands.prices.undo(change))
      return c.json({ success: true })
    })
