import { calls } from '@calm-rest/contract/openapi'
import { ClientGone, clientGoneStatus, QueueFull, type RequestQueue } from '@calm-rest/server'
import type { MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'

/**
 * Estimated processor time of a read, in milliseconds of one core: from 0.3 for availability to 2 for the chart of a
 * month.
 */
const readMs = 1

/** Calls that cost more: all rooms with prices, a price with its token, long documents. */
const costsMs: Readonly<Record<string, number>> = {
  [calls.listOffers.path]: 3,
  // for the months that a calendar shows; a year takes four times as much
  [calls.listOfferDays.path]: 5,
  [calls.createQuote.path]: 3,
  '/api/openapi.json': 5,
  '/api/docs/swagger-ui-bundle.js': 10,
}

/** Monitoring requests are answered even under load. */
const neverWaits = /^\/api\/(health|metrics|status)(\/|$)/

/**
 * Queues reads that the cache does not answer, and prices, which are requested by POST. Requests of the site itself,
 * which have no connection, belong to a page that has had its turn.
 */
export const queueReads =
  (queue: RequestQueue): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const path = c.req.path.replace(/(.)\/$/, '$1')
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || path === calls.createQuote.path
    if (!isRead || neverWaits.test(path)) return next()
    try {
      const turn = await queue.enter(c, costsMs[path] ?? readMs)
      try {
        await next()
      } finally {
        turn.end()
      }
    } catch (cause) {
      return refuse(cause)
    }
  }

const refuse = (cause: unknown) => {
  if (cause instanceof ClientGone) return new Response(null, { status: clientGoneStatus })
  if (!(cause instanceof QueueFull)) throw cause
  const headers = { 'Retry-After': String(cause.retryAfterSeconds) }
  throw new ApiError(cause.of === 'network' ? 'too_many_requests' : 'unavailable', { headers })
}
