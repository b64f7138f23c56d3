import { staffCalls } from '@calm-rest/contract/staff-calls'
import { Hono } from 'hono'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { Block } from '../../property/index.ts'
import type { CommandsOf } from '../staff/commands-of.ts'

/** Nights of a unit that nobody can book. */
export const blockRoutes = (commandsOf: CommandsOf) =>
  new Hono<ApiEnv>()
    .post('/', jsonBody(staffCalls.addBlock.body), async (c) => {
      const order = c.req.valid('json')
      return c.json(toAnswer(await commandsOf(c).blocks.add(order)), 201)
    })
    .post(
      '/:id/change',
      params(staffCalls.changeBlock.params),
      jsonBody(staffCalls.changeBlock.body),
      async (c) => {
        const { id } = c.req.valid('param')
        return c.json(toAnswer(await commandsOf(c).blocks.change(id, c.req.valid('json'))))
      },
    )
    .post('/:id/remove', params(staffCalls.removeBlock.params), async (c) => {
      await commandsOf(c).blocks.remove(c.req.valid('param').id)
      return c.json({ success: true })
    })

const toAnswer = ({ createdAt: _, ...block }: Block) => block
