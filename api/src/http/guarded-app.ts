import { Hono } from 'hono'
import type { Logger } from 'pino'
import { keepAnswers } from '../kept/keep-answers.ts'
import type { KeptAnswers } from '../kept/kept-answers.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { PartnerLookups } from '../partners/lookups.ts'
import { crossOrigin } from './cross-origin.ts'
import { refuseForeign } from './csrf.ts'
import type { ApiEnv, Member } from './env.ts'
import { createErrorAnswer } from './error-answer.ts'
import { failureShape } from './failure-shape.ts'
import { guard } from './guard.ts'
import { safeHeaders } from './headers.ts'
import { language } from './language.ts'
import { limitReads, refuseLongAddress } from './limit-reads.ts'
import { noRoute } from './no-route.ts'
import type { ClientKey } from './rate-limit.ts'
import { createRecordAnswer, requestLog } from './request-log.ts'

interface GuardedParts {
  logger: Logger
  metrics: Metrics
  publicUrl: string | undefined
  answers: KeptAnswers
  partners: PartnerLookups
  clientKey: ClientKey
  /** Reads of one client in a minute. */
  reads: number
  findMember: (accessToken: string) => Promise<Member | undefined>
}

/** An app without routes: whatever is added passes here first, and is checked by `assertRules` at last. */
export const createGuardedApp = ({
  logger,
  metrics,
  publicUrl,
  answers,
  partners,
  clientKey,
  reads,
  findMember,
}: GuardedParts) => {
  const app = new Hono<ApiEnv>({ strict: false })
  app.onError(createErrorAnswer(logger))
  app.notFound(noRoute(app))
  app.use(requestLog(createRecordAnswer(logger, metrics)), keepAnswers(answers))
  app.use(safeHeaders(publicUrl), refuseLongAddress)
  app.use(
    '/api/*',
    language,
    failureShape,
    limitReads(reads, clientKey),
    crossOrigin({ app, partners, publicUrl }),
  )
  app.use('/api/*', refuseForeign(publicUrl), guard(findMember))
  return app
}
