import { staffLimits, type TillPage } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { staffOf } from '../../core/http/guard.ts'
import { jsonBody } from '../../core/http/validate.ts'
import { staysOf } from '../../stays/index.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { createOnce } from './once.ts'
import { tillVersion, toInTransit, toPayout, toTill, toTillClose } from './till-view.ts'
import { endOn } from './version.ts'

interface TillDeps {
  db: Database
  commandsOf: CommandsOf
  now: () => Date
}

/** Tills, and their closes. A repeated request closes once. */
export const tillRoutes = ({ db, commandsOf, now }: TillDeps) => {
  const { tills, closes, payouts } = staysOf(db)
  const once = createOnce(db, now)

  const read = async (reader: string): Promise<TillPage> => {
    const open = (await tills.open()).map((one) => toTill(one, reader))
    return {
      tills: open.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)),
      closes: (await closes.newest(staffLimits.listed)).map(toTillClose),
      inTransit: toInTransit(await payouts.inTransit()),
      payouts: (await payouts.newest(staffLimits.listed)).map(toPayout),
    }
  }

  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await read(staffOf(c).name)))
    .post('/close', jsonBody(staffCalls.closeTill.body), async (c) => {
      const { version, ...close } = c.req.valid('json')
      const { till, untilEntry } = close
      /** The till as far as it was shown, and the page as it is now. */
      const current = async () => {
        const shown = (await tills.open({ until: untilEntry })).find(({ name }) => name === till)
        return Object.assign(await read(staffOf(c).name), { version: shown ? tillVersion(shown) : '' })
      }
      const number = await once(c, close, async () => {
        let closed = 0
        await endOn(db, version, current, async () => {
          closed = await commandsOf(c).till.close(close)
        })
        return String(closed)
      })
      const closed = await closes.byNumber(Number(number))
      if (!closed) throw new Error(`There is no close ${number}.`)
      return c.json(toTillClose(closed))
    })
    .post('/payouts', jsonBody(staffCalls.addPayout.body), async (c) => {
      const { version, ...arrival } = c.req.valid('json')
      const { method, until } = arrival
      const current = async () => {
        const page = await read(staffOf(c).name)
        const days = page.inTransit.find((one) => one.method === method)?.days
        return Object.assign(page, { version: days?.findLast(({ day }) => day <= until)?.version ?? '' })
      }
      const id = await once(c, { payout: arrival }, async () => {
        let added = 0
        await endOn(db, version, current, async () => {
          added = await commandsOf(c).payouts.arrive(arrival)
        })
        return String(added)
      })
      const payout = await payouts.byId(Number(id))
      if (!payout) throw new Error(`There is no payout ${id}.`)
      return c.json(toPayout(payout), 201)
    })
}
