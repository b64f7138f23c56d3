import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import type { ApiEnv } from './env.ts'
import { isAnswer } from './rules.ts'

interface Answered {
  requestId: string
  method: string
  route: string
  status: number
  /** As the page says it. */
  composition: string | undefined
  startedMs: number
}

/**
 * One line for each request. The pattern of the route, never its address: ids, query strings, bodies, e-mails
 * and tokens stay out of the log.
 */
export const logRequest = (logger: Logger, { composition, startedMs, ...answered }: Answered) => {
  const ms = Math.round((performance.now() - startedMs) * 10) / 10
  logger.info({ ...answered, composition: compositionOf(composition), ms }, 'request')
}

export const requestLog =
  (logger: Logger): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const requestId = randomUUID()
    const startedMs = performance.now()
    c.set('requestId', requestId)
    await next()
    c.header('X-Request-Id', requestId)
    logRequest(logger, {
      requestId,
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      composition: c.req.header('X-Composition'),
      startedMs,
    })
  }

/** The set of releases of the page that asks; whatever else stands there stays out of the log. */
const compositionOf = (said: string | undefined): string | undefined => /^[0-9a-f]{12}$/.exec(said ?? '')?.[0]

/** The pattern that answers, without the middleware on the way; none for an address that does not exist. */
export const routeOf = (c: Context) => matchedRoutes(c).find(isAnswer)?.path ?? 'none'
