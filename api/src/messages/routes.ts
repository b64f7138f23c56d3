import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { MailLimit } from '../accounts/mail-limit.ts'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody } from '../http/validate.ts'
import type { MessageQueries } from './queries.ts'

interface MessageDeps {
  messages: MessageQueries
  mailLimit: MailLimit
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

export const messageRoutes = ({ messages, mailLimit, now, limit }: MessageDeps) =>
  new Hono<ApiEnv>().post('/', limit, jsonBody(calls.createMessage.body), async (c) => {
    const { fullName, email, phone, message } = c.req.valid('json')
    const createdAt = now().toISOString()
    await messages.create(
      { fullName, email, phone: phone ?? null, message, lang: c.get('lang'), createdAt },
      { mayMailGuest: await mailLimit.mayMail(c, email, 'receipt') },
    )
    return c.json({ success: true }, 201)
  })
