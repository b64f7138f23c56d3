import { calls } from '@calm-rest/contract/openapi'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { MailLimit } from '../../core/mail-limits/mail-limit.ts'
import type { PropertyServices } from '../../property/index.ts'
import type { MessageQueries } from './queries.ts'

interface MessageDeps {
  messages: MessageQueries
  mailLimit: MailLimit
  networkOf: (c: Context<ApiEnv>) => Promise<Buffer | null>
  facts: Pick<PropertyServices['facts'], 'current'>
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** In seconds. Messages are counted by the day, so an hour is soon enough to retry. */
const retryAfter = '3600'

export const messageRoutes = ({ messages, mailLimit, networkOf, facts, now, limit }: MessageDeps) =>
  new Hono<ApiEnv>().post('/', limit, jsonBody(calls.createMessage.body), async (c) => {
    const message = c.req.valid('json')
    const isStored = await messages.create(
      { ...message, lang: c.get('lang'), createdAt: now().toISOString() },
      { network: await networkOf(c), mayMailGuest: await mailLimit.mayMail(c, message.email, 'receipt') },
    )
    if (!isStored) {
      const { phone: ours } = await facts.current()
      throw new ApiError('too_many_messages', { phone: ours, headers: { 'Retry-After': retryAfter } })
    }
    return c.json({ success: true }, 201)
  })
