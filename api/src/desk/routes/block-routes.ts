import { limits } from '@calm-rest/contract/limits'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { Hono } from 'hono'
import { todayAt } from '../../core/clock/property-clock.ts'
import { invalidFields } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { Block } from '../../property/index.ts'
import type { CommandsOf } from '../staff/commands-of.ts'

interface BlockDeps {
  commandsOf: CommandsOf
  now: () => Date
}

/** Nights of a unit that nobody can book. */
export const blockRoutes = ({ commandsOf, now }: BlockDeps) =>
  new Hono<ApiEnv>()
    .post('/', jsonBody(staffCalls.addBlock.body), async (c) => {
      const order = c.req.valid('json')
      assertSpan(order, todayAt(now()))
      return c.json(toAnswer(await commandsOf(c).blocks.add(order)), 201)
    })
    .post('/:id/remove', params(staffCalls.removeBlock.params), async (c) => {
      await commandsOf(c).blocks.remove(c.req.valid('param').id)
      return c.json({ success: true })
    })

const toAnswer = ({ createdAt: _, ...block }: Block) => block

/** Names the field that is wrong; the command says the same in a sentence. */
const assertSpan = ({ from, until }: { from: CalendarDate; until: CalendarDate }, today: CalendarDate) => {
  if (from < today) throw invalidFields({ field: 'from', code: 'in_the_past' })
  if (until <= from) throw invalidFields({ field: 'until', code: 'not_after_check_in' })
  if (until > addDays(today, limits.bookingHorizonDays))
    throw invalidFields({ field: 'until', code: 'too_far_ahead' })
}
