import type { StaffPaymentLink } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { toDollars } from '@calm-rest/contract/stay'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import {
  createNotices,
  type PaidEntry,
  type PaymentOptions,
  type PaymentOrder,
  paymentPath,
  staysOf,
} from '../../stays/index.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import type { ReadStay } from './read-stay.ts'
import { endOn } from './version.ts'

interface LinkDeps {
  db: Database
  commandsOf: CommandsOf
  readStay: ReadStay
  payments: PaymentOptions | undefined
  now: () => Date
  logger: Logger
}

const { addPaymentLink, endPaymentLink, mailPaymentLink, refundOnline } = staffCalls

/** Links with which the guest of a stay pays online. */
export const paymentLinkRoutes = ({ db, commandsOf, readStay, payments, now, logger }: LinkDeps) => {
  const orders = staysOf(db).paymentOrders
  const notices = createNotices({ orders, providers: payments?.providers ?? [], now, logger })
  return new Hono<ApiEnv>()
    .post(
      '/:reference/payment-links',
      params(addPaymentLink.params),
      jsonBody(addPaymentLink.body),
      async (c) => {
        const provider = payments?.providers[0]
        if (!provider) throw new ApiError('payments_off')
        const { reference } = c.req.valid('param')
        const { version, ...link } = c.req.valid('json')
        const read = () => readStay(reference, c.get('lang'))
        let made: PaymentOrder | undefined
        await endOn(db, version, read, async () => {
          made = await commandsOf(c).paymentLinks.add(reference, { ...link, provider: provider.id })
        })
        return c.json(toPaymentLink(made as PaymentOrder, payments), 201)
      },
    )
    .post('/:reference/payment-links/:id/mail', params(mailPaymentLink.params), async (c) => {
      const { reference, id } = c.req.valid('param')
      await commandsOf(c).paymentLinks.mail(reference, id)
      return c.json({ success: true })
    })
    .post(
      '/:reference/payments/:id/refund-online',
      params(refundOnline.params),
      jsonBody(refundOnline.body),
      async (c) => {
        const { reference, id } = c.req.valid('param')
        const { version, reason } = c.req.valid('json')
        const read = () => readStay(reference, c.get('lang'))
        let payment: PaidEntry | undefined
        await endOn(db, version, read, async () => {
          payment = await commandsOf(c).paymentLinks.beginRefund(reference, id, reason)
        })
        await notices.refund(payment as PaidEntry, reason)
        return c.json(await read())
      },
    )
    .post('/:reference/payment-links/:id/end', params(endPaymentLink.params), async (c) => {
      const { reference, id } = c.req.valid('param')
      return c.json(toPaymentLink(await commandsOf(c).paymentLinks.end(reference, id), payments))
    })
}

/** Returns an order as the staff see it. */
export const toPaymentLink = (
  order: PaymentOrder,
  payments: PaymentOptions | undefined,
): StaffPaymentLink => ({
  id: order.id,
  url: `${payments?.publicUrl ?? ''}${paymentPath(order.secret)}`,
  state: order.state,
  amount: toDollars(order.amountCents),
  at: order.createdAt,
  expiresAt: order.expiresAt,
  who: order.createdBy,
})
