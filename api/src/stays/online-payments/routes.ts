import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { limitBody } from '../../core/http/read-json.ts'
import { jsonBody } from '../../core/http/validate.ts'
import { createPaymentLinks } from './links.ts'
import { createNotices } from './notices.ts'
import type { PaymentOptions } from './options.ts'
import { createPaymentOrders } from './orders.ts'

interface PaymentDeps {
  db: Database
  payments: PaymentOptions | undefined
  now: () => Date
  logger: Logger
  limit: MiddlewareHandler<ApiEnv>
}

/** The guest's page behind a payment link, and the notices of payment providers. */
export const paymentLinkRoutes = ({ db, payments, now, logger, limit }: PaymentDeps) => {
  const orders = createPaymentOrders(db)
  const notices = createNotices({ orders, providers: payments?.providers ?? [], now, logger })
  const links = createPaymentLinks({ db, orders, notices, payments, now, logger })
  return new Hono<ApiEnv>()
    .post('/by-link', limit, jsonBody(calls.readPaymentLink.body), async (c) =>
      c.json(await links.read(c.req.valid('json'))),
    )
    .post('/by-link/start', limit, jsonBody(calls.startPayment.body), async (c) =>
      c.json({ url: await links.start(c.req.valid('json')) }),
    )
    .post('/notices/:provider', limitBody, async (c) => {
      const body = await c.req.text()
      await notices.take({ provider: c.req.param('provider'), body, headers: c.req.raw.headers })
      return c.json({ success: true })
    })
}
