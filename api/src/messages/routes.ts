import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { MailPace } from '../accounts/mail-pace.ts'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody } from '../http/validate.ts'
import type { MessageQueries } from './queries.ts'

interface MessageParts {
  messages: MessageQueries
  pace: MailPace
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

export const messageRoutes = ({ messages, pace, now, limit }: MessageParts) =>
  new Hono<ApiEnv>().post('/', limit, jsonBody(calls.createMessage.body), async (c) => {
    const { fullName, email, phone, message } = c.req.valid('json')
    const createdAt = now().toISOString()
    await messages.create(
      { fullName, email, phone: phone ?? null, message, lang: c.get('lang'), createdAt },
      { tellGuest: await pace.mayMailAs(c, email) },
    )
    return c.json({ success: true }, 201)
  })
