import { limits } from '@calm-rest/contract/limits'
import type { ClientKey } from '@calm-rest/server'
import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'
import { countAttempt } from './rate-limit.ts'

/** Refuses an address that is longer than any of ours, before a route sees it. */
export const refuseLongAddress: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.url.length > limits.addressChars) throw new ApiError('address_too_long')
  await next()
}

/**
 * So many reads of one client a minute, far above what a person's pages ask for. Counted in the memory of this process:
 * a read must not write. What the site asks for itself, without a connection, is not counted.
 */
export const limitReads = (points: number, clientKey: ClientKey): MiddlewareHandler<ApiEnv> => {
  const limiter = new RateLimiterMemory({ points, duration: 60 })
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isRead && c.env?.incoming) await countAttempt(limiter, clientKey(c))
    await next()
  }
}
