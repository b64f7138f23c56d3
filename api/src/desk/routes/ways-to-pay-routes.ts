import { Hono } from 'hono'
import type { ApiEnv } from '../../core/http/env.ts'
import type { ReadCashRates } from '../../property/index.ts'

interface WaysToPayDeps {
  cashRates: ReadCashRates
}

/** How a guest can pay at the desk now. */
export const waysToPayRoutes = ({ cashRates }: WaysToPayDeps) =>
  new Hono<ApiEnv>().get('/', async (c) => c.json({ currencies: await cashRates() }))
