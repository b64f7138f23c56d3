import type { ClientKey, RequestQueue } from '@calm-rest/server'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics/metrics.ts'
import { cors, type IsPartnerOrigin } from './cors.ts'
import { csrf } from './csrf.ts'
import type { ApiEnv } from './env.ts'
import { createErrorAnswer } from './error-answer.ts'
import { failureShape } from './failure-shape.ts'
import { type GuardDeps, guard } from './guard.ts'
import { safeHeaders } from './headers.ts'
import { language } from './language.ts'
import { limitReads, refuseLongAddress } from './limit-reads.ts'
import { notFound } from './not-found.ts'
import { queueReads } from './queue-reads.ts'
import { createRecordAnswer, requestLog } from './request-log.ts'

interface GuardedDeps extends GuardDeps {
  logger: Logger
  metrics: Metrics
  publicUrl: string | undefined
  /** Outside of all middleware that sets headers, since its answers have their own. */
  cache: MiddlewareHandler<ApiEnv>
  isPartnerOrigin: IsPartnerOrigin
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
  publicUrl,
  cache,
  isPartnerOrigin,
  clientKey,
  queue,
  reads,
  ...signedIn
}: GuardedDeps) => {
  const app = new Hono<ApiEnv>({ strict: false })
  app.onError(createErrorAnswer(logger))
  app.notFound(notFound(app))
  app.use(requestLog(createRecordAnswer(logger, metrics)), cache)
  app.use(safeHeaders(publicUrl), refuseLongAddress)
  app.use(
    '/api/*',
    language,
    failureShape,
    limitReads(reads, clientKey),
    queueReads(queue),
    cors({ app, isPartnerOrigin, publicUrl }),
  )
  app.use('/api/*', csrf(publicUrl), guard(signedIn))
  return app
}
