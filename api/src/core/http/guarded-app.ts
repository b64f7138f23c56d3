import { calls } from '@calm-rest/contract/openapi'
import { isLang, type Lang, langs, parseLang } from '@calm-rest/contract/widget'
import type { ClientKey, RequestQueue } from '@calm-rest/server'
import { type Tracing, traceRequests } from '@calm-rest/telemetry'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics/metrics.ts'
import { ApiError } from './api-error.ts'
import { cors, type IsPartnerOrigin } from './cors.ts'
import { csrf } from './csrf.ts'
import type { ApiEnv } from './env.ts'
import { createErrorAnswer } from './error-answer.ts'
import { type GuardDeps, guard } from './guard.ts'
import { safeHeaders } from './headers.ts'
import { limitReads, refuseLongAddress } from './limit-reads.ts'
import { queueReads } from './queue-reads.ts'
import { createRecordAnswer, requestLog, routeOf } from './request-log.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Answers an address without a route: 405 with `Allow` if another method exists, otherwise 404. */
const notFound = (app: Hono<ApiEnv>) => (c: Context<ApiEnv>) => {
  const allowed = methods.filter((method) =>
    app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
  )
  if (allowed.length === 0) throw new ApiError('not_found')
  if (allowed.includes('GET')) allowed.push('HEAD')
  throw new ApiError('method_not_allowed', { headers: { Allow: allowed.join(', ') } })
}

/**
 * Uses `?lang=` if the property has the language, otherwise Accept-Language, otherwise the property's main language. The
 * staff may use every language of the site.
 */
const language =
  (languages: () => Promise<readonly Lang[]>): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const among = c.req.path.startsWith('/api/staff/') ? langs : await languages().catch(() => langs)
    const asked = c.req.query('lang')
    const isSpoken = isLang(asked) && among.includes(asked)
    const lang = isSpoken ? asked : parseLang(c.req.header('Accept-Language'), among)
    c.set('lang', lang)
    await next()
    c.res.headers.set('Content-Language', lang)
    c.res.headers.append('Vary', 'Accept-Language')
  }

type Shape = NonNullable<ApiEnv['Variables']['failureShape']>

/** Extra properties in the errors of two calls, which their clients read. */
const shapes: Record<string, Shape> = {
  [calls.createBooking.path]: () => ({ success: false }),
  [calls.login.path]: (message) => ({ ok: false, message }),
}

/** Register it before everything that can refuse a request. */
const failureShape: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const shape = shapes[c.req.path.replace(/\/$/, '')]
  if (shape) c.set('failureShape', shape)
  await next()
}

interface GuardedDeps extends GuardDeps {
  logger: Logger
  metrics: Metrics
  tracing: Tracing | undefined
  publicUrl: string | undefined
  /** Outside of all middleware that sets headers, since its answers have their own. */
  cache: MiddlewareHandler<ApiEnv>
  isPartnerOrigin: IsPartnerOrigin
  /** Languages of the property, the main one first. */
  languages: () => Promise<readonly Lang[]>
  clientKey: ClientKey
  /** Queue for reads that the cache does not answer. */
  queue: RequestQueue
  /** Maximum number of reads of one client in a minute. */
  reads: number
}

/**
 * Creates an app without routes that checks every request first. `assertRules` checks the routes that are added later.
 */
export const createGuardedApp = ({
  logger,
  metrics,
  tracing,
  publicUrl,
  cache,
  isPartnerOrigin,
  languages,
  clientKey,
  queue,
  reads,
  ...signedIn
}: GuardedDeps) => {
  const app = new Hono<ApiEnv>({ strict: false })
  app.onError(createErrorAnswer(logger))
  app.notFound(notFound(app))
  if (tracing)
    app.use(traceRequests(tracing, 'api', (c) => ({ route: routeOf(c), code: c.get('errorCode') })))
  app.use(requestLog(createRecordAnswer(logger, metrics)), cache)
  app.use(safeHeaders(publicUrl), refuseLongAddress)
  app.use(
    '/api/*',
    language(languages),
    failureShape,
    limitReads(reads, clientKey),
    queueReads(queue),
    cors({ app, isPartnerOrigin, publicUrl }),
  )
  app.use('/api/*', csrf(publicUrl), guard(signedIn))
  return app
}
