import { calls } from '@calm-rest/contract/openapi'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody } from '../http/validate.ts'
import type { MessageQueries } from './queries.ts'

interface MessageDeps {
  messages: MessageQueries
  /** Whether the guest's address may get one more mail. */
  mayMail: (c: Context<ApiEnv>, email: string) => Promise<boolean>
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

export const messageRoutes = ({ messages, mayMail, now, limit }: MessageDeps) =>
  new Hono<ApiEnv>().post('/', limit, jsonBody(calls.createMessage.body), async (c) => {
    const { fullName, email, phone, message } = c.req.valid('json')
    const createdAt = now().toISOString()
    await messages.create(
      { fullName, email, phone: phone ?? null, message, lang: c.get('lang'), createdAt },
      { mayMailGuest: await mayMail(c, email) },
    )
    return c.json({ success: true }, 201)
  })
