import { limits } from '@calm-rest/contract/limits'
import type { ClientKey } from '@calm-rest/server'
import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'
import { countAttempt } from './rate-limit.ts'

/** Refuses an address longer than any of ours before a route handles it. */
export const refuseLongAddress: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.url.length > limits.addressChars) throw new ApiError('address_too_long')
  await next()
}

/**
 * Limits the reads of one client per minute, far above what a person's pages cause. Counts in the memory of this
 * process, since a read must not write. Requests of the site itself, which have no connection, are not counted.
 */
export const limitReads = (points: number, clientKey: ClientKey): MiddlewareHandler<ApiEnv> => {
  const limiter = new RateLimiterMemory({ points, duration: 60 })
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead && c.env?.incoming) await countAttempt(limiter, clientKey(c))
    await next()
  }
}
