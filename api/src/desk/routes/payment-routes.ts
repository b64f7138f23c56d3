import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { DeskCommands } from '../create-desk-commands.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { createOnce } from './once.ts'
import type { ReadStay } from './read-stay.ts'
import { tenderGivenBack, tenderTaken } from './tender.ts'
import { writeOn } from './version.ts'
import type { ReadWaysToPay } from './ways-to-pay.ts'

interface PaymentDeps {
  db: Database
  commandsOf: CommandsOf
  readStay: ReadStay
  waysToPay: ReadWaysToPay
  now: () => Date
}

interface Write {
  reference: string
  /** The version that the client saw. It is not part of the attempt, since a repetition may have seen a later one. */
  version: string
}

const { takePayment, holdDeposit, returnDeposit, refundStay, reversePayment } = staffCalls

/** Payments and refunds of a stay. A repeated request counts once. */
export const paymentRoutes = ({ db, commandsOf, readStay, waysToPay, now }: PaymentDeps) => {
  const once = createOnce(db, now)
  const stay = params(takePayment.params)

  const write = async (
    c: Context<ApiEnv>,
    { reference, version }: Write,
    what: object,
    work: (commands: DeskCommands) => Promise<unknown>,
  ) => {
    const read = () => readStay(reference, c.get('lang'))
    await once(c, { reference, ...what }, async () => {
      await writeOn(db, version, read, () => work(commandsOf(c)))
      return reference
    })
    return c.json(await read())
  }

  return new Hono<ApiEnv>()
    .post('/:reference/payments', stay, jsonBody(takePayment.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, ...payment } = c.req.valid('json')
      return write(c, { reference, version }, payment, async ({ payments }) => {
        const tendered = tenderTaken(payment, await waysToPay())
        return payments.take(reference, { ...payment, tendered })
      })
    })
    .post('/:reference/refunds', stay, jsonBody(refundStay.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, ...refund } = c.req.valid('json')
      return write(c, { reference, version }, refund, async ({ payments }) => {
        const tendered = tenderGivenBack(refund, await waysToPay())
        return payments.refund(reference, { ...refund, tendered })
      })
    })
    .post('/:reference/deposits', stay, jsonBody(holdDeposit.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, ...deposit } = c.req.valid('json')
      return write(c, { reference, version }, { deposit }, ({ payments }) =>
        payments.hold(reference, deposit),
      )
    })
    .post(
      '/:reference/deposits/:id/return',
      params(returnDeposit.params),
      jsonBody(returnDeposit.body),
      (c) => {
        const { reference, id } = c.req.valid('param')
        const { version } = c.req.valid('json')
        return write(c, { reference, version }, { returned: id }, ({ payments }) =>
          payments.giveBack(reference, id),
        )
      },
    )
    .post(
      '/:reference/payments/:id/reverse',
      params(reversePayment.params),
      jsonBody(reversePayment.body),
      (c) => {
        const { reference, id } = c.req.valid('param')
        const { version, reason } = c.req.valid('json')
        return write(c, { reference, version }, { id, reason }, ({ payments }) =>
          payments.reverse(reference, id, reason),
        )
      },
    )
}
