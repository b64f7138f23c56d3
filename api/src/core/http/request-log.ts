import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@calm-rest/contract/errors'
import { calls } from '@calm-rest/contract/openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics/metrics.ts'
import type { ApiEnv } from './env.ts'
import { createRequestLine } from './request-line.ts'
import { isAnswer } from './rules.ts'

/** An answered request, from the app or from memory. */
export interface AnsweredRequest {
  requestId: string
  method: string
  route: string
  status: number
  /** Code of the error, if the contract defines it. */
  code?: ErrorCode | undefined
  /** Value of the X-Composition header. */
  composition: string | undefined
  startedMs: number
}

export type RecordAnswer = (answered: AnsweredRequest) => void

const bookingRoute = calls.createBooking.path

/**
 * Counts each request and writes one log line for it. Both contain the pattern of the route and never its address, so
 * that ids, query strings, bodies, e-mail addresses and tokens stay out.
 */
export const createRecordAnswer = (logger: Logger, metrics: Metrics): RecordAnswer => {
  const writeLine = createRequestLine(logger)
  return ({ requestId, method, route, status, code, composition: said, startedMs }) => {
    const tookMs = performance.now() - startedMs
    metrics.request({ server: 'api', method, route, status, seconds: tookMs / 1000 })
    if (method === 'POST' && route === bookingRoute) metrics.booking(code ?? 'booked')
    const composition = compositionOf(said)
    const line = { requestId, method, route, status, code, composition, ms: Math.round(tookMs * 10) / 10 }
    if (status < 500) writeLine(line)
    else logger.warn(line, 'request')
  }
}

export const requestLog =
  (record: RecordAnswer): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const requestId = randomUUID()
    const startedMs = performance.now()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    record({
      requestId,
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      code: c.get('errorCode'),
      composition: c.req.header('X-Composition'),
      startedMs,
    })
  }

/** Returns the id of the page's composition. Any other value of the header stays out of the log. */
const compositionOf = (said: string | undefined): string | undefined => /^[0-9a-f]{12}$/.exec(said ?? '')?.[0]

/**
 * Returns the pattern of the route that answers, without middleware and without the regular expressions of its
 * parameters; 'none' for an unknown address.
 */
export const routeOf = (c: Context) =>
  matchedRoutes(c)
    .find(isAnswer)
    ?.path.replaceAll(/\{[^}]*\}/g, '') ?? 'none'
