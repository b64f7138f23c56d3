import { staffCalls } from '@calm-rest/contract/staff-calls'
import { Hono } from 'hono'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import type { ReadWaysToPay } from './ways-to-pay.ts'

interface WaysToPayDeps {
  waysToPay: ReadWaysToPay
  commandsOf: CommandsOf
}

/** How a guest can pay at the desk now, and the merchant's code. */
export const waysToPayRoutes = ({ waysToPay, commandsOf }: WaysToPayDeps) =>
  new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await waysToPay()))
    .post('/code', jsonBody(staffCalls.changeMerchantCode.body), async (c) => {
      await commandsOf(c).till.setMerchantCode(c.req.valid('json').code)
      return c.json(await waysToPay())
    })
