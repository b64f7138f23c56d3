import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { DeskCommands } from '../create-desk-commands.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { createOnce } from './once.ts'
import type { ReadStay } from './read-stay.ts'
import { writeOn } from './version.ts'

interface ChargeDeps {
  db: Database
  commandsOf: CommandsOf
  readStay: ReadStay
  now: () => Date
}

const { addCharges, giveDiscount, reverseCharge, setPayers } = staffCalls

/** What is put on a stay beside its price. A repeated request counts once. */
export const chargeRoutes = ({ db, commandsOf, readStay, now }: ChargeDeps) => {
  const once = createOnce(db, now)

  const write = async (
    c: Context<ApiEnv>,
    { reference, version }: { reference: string; version: string },
    what: object,
    work: (commands: DeskCommands['charges']) => Promise<unknown>,
  ) => {
    const read = () => readStay(reference, c.get('lang'))
    await once(c, { reference, ...what }, async () => {
      await writeOn(db, version, read, () => work(commandsOf(c).charges))
      return reference
    })
    return c.json(await read())
  }

  return new Hono<ApiEnv>()
    .post('/:reference/charges', params(addCharges.params), jsonBody(addCharges.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, charges } = c.req.valid('json')
      return write(c, { reference, version }, { charges }, (commands) => commands.add(reference, charges))
    })
    .post('/:reference/payers', params(setPayers.params), jsonBody(setPayers.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, ...order } = c.req.valid('json')
      return write(c, { reference, version }, { payers: order }, (commands) =>
        commands.setPayers(reference, order),
      )
    })
    .post('/:reference/discounts', params(giveDiscount.params), jsonBody(giveDiscount.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, ...discount } = c.req.valid('json')
      return write(c, { reference, version }, { discount }, (commands) =>
        commands.discount(reference, discount),
      )
    })
    .post(
      '/:reference/charges/:id/reverse',
      params(reverseCharge.params),
      jsonBody(reverseCharge.body),
      (c) => {
        const { reference, id } = c.req.valid('param')
        const { version, reason } = c.req.valid('json')
        return write(c, { reference, version }, { charge: id, reason }, (commands) =>
          commands.reverse(reference, id, reason),
        )
      },
    )
}
