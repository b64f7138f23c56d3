import type { StaffRates } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { versionOfRates } from './rates-version.ts'
import { writeOn } from './version.ts'

interface RateListDeps {
  db: Database
  commandsOf: CommandsOf
}

const { saveRate, endRate, previewStay, previewSeasonCopy, copySeasons } = staffCalls

/** Rate plans, extras and the other rules of the rates, one by one. */
export const rateListRoutes = ({ db, commandsOf }: RateListDeps) => {
  const read = async (c: Context<ApiEnv>): Promise<StaffRates> => {
    const commands = commandsOf(c)
    return { version: await versionOfRates(commands), ...(await commands.rateLists.list(c.get('lang'))) }
  }
  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await read(c)))
    .post('/', jsonBody(saveRate.body), async (c) => {
      const order = c.req.valid('json')
      return c.json(
        await writeOn(
          db,
          order.version,
          () => read(c),
          () => commandsOf(c).rateLists.save(order),
        ),
      )
    })
    .post('/seasons/preview', jsonBody(previewSeasonCopy.body), async (c) => {
      const commands = commandsOf(c)
      const preview = await commands.rateLists.previewCopy(c.req.valid('json'), c.get('lang'))
      return c.json({ version: await versionOfRates(commands), ...preview })
    })
    .post('/seasons', jsonBody(copySeasons.body), async (c) => {
      const { version, ...order } = c.req.valid('json')
      const copy = () => commandsOf(c).rateLists.copySeasons(order)
      return c.json(await writeOn(db, version, () => read(c), copy))
    })
    .post('/explain', jsonBody(previewStay.body), async (c) =>
      c.json(await commandsOf(c).explain.stay(c.req.valid('json'), c.get('lang'))),
    )
    .post('/end', jsonBody(endRate.body), async (c) => {
      const { version, ...order } = c.req.valid('json')
      return c.json(
        await writeOn(
          db,
          version,
          () => read(c),
          () => commandsOf(c).rateLists.end(order),
        ),
      )
    })
}
