import { createRequestQueue } from '@calm-rest/server'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import { createAnswerCache } from '../core/cache/answer-cache.ts'
import { cacheAnswers } from '../core/cache/cache-answers.ts'
import { createVersion } from '../core/cache/version.ts'
import type { Database } from '../core/database/database.ts'
import { defaultRateLimits } from '../core/http/rate-limit.ts'
import { defaultMailCaps } from '../core/mail-limits/mail-recipients.ts'
import { createMetrics } from '../core/metrics/metrics.ts'
import { noOwnerMailLimits } from '../core/outbox/owner-mail-limits.ts'
import { createPushQueue, createQueue, createWebhookQueue } from '../core/outbox/queue.ts'
import { createMorningMail } from '../desk/morning/morning-mail.ts'
import { folderMedia } from '../media/store/folder-media.ts'
import { mailKinds } from '../notify/mail/compose.ts'
import { createStayMails } from '../notify/stay-mails/stay-mails.ts'
import { addGauges } from '../operations/health/gauges.ts'
import { createReadiness } from '../operations/health/readiness.ts'
import { createStatus } from '../operations/status/status.ts'
import { createNoticeDeliveries } from '../partners/notices/deliveries.ts'
import { createNoticeOutcomes } from '../partners/notices/outcomes.ts'
import { createNoticeReads } from '../partners/notices/reads.ts'
import { createStatementQueries } from '../partners/statement.ts'
import { defaultNightCaps } from '../stays/bookings/night-caps.ts'
import { defaultProofOfWork } from '../stays/bookings/proof-of-work.ts'
import { createStayReads } from '../stays/bookings/stays.ts'
import { defaultMessageCaps } from '../stays/messages/message-caps.ts'
import { defaultReviewCaps } from '../stays/reviews/review-caps.ts'
import { createAlarms } from '../watch/alarms.ts'
import { testNow } from './test-api.ts'

/** Returns every statement that the API and its mail worker prepare in a database when they start. */
export const preparedStatements = (opened: Database): string[] => {
  const statements: string[] = []
  const db: Database = {
    ...opened,
    prepare: (sql) => {
      statements.push(sql)
      return opened.prepare(sql)
    },
  }
  const metrics = createMetrics()
  onTestFinished(metrics.close)
  const now = () => testNow
  const readiness = createReadiness({ db, dataDir: 'none', now })
  addGauges(metrics, { db, dataDir: 'none', backupFolder: undefined, readiness, now })
  createAlarms(db)
  const status = createStatus({ db, dataDir: 'none', readiness, metrics, now, everyMs: 0 })
  createApp({
    db,
    media: folderMedia('none'),
    mediaDir: 'none',
    installation: { sendsMail: false, makesBackups: false },
    checkSender: async () => {
      throw new Error('No test of this asks DNS')
    },
    now: () => testNow,
    logger: pino({ level: 'silent' }),
    metrics,
    readiness,
    status,
    clientKey: () => 'one',
    queue: createRequestQueue(() => undefined),
    closing: new AbortController().signal,
    cache: cacheAnswers(createAnswerCache(createVersion(db, () => testNow))),
    rateLimits: defaultRateLimits,
    nightCaps: defaultNightCaps,
    mailCaps: defaultMailCaps,
    messageCaps: defaultMessageCaps,
    ownerMailLimits: noOwnerMailLimits,
    reviewCaps: defaultReviewCaps,
    proofOfWork: defaultProofOfWork,
  })
  createStatementQueries(db)
  createStayReads(db)
  createMorningMail(db, '07:00')
  createStayMails(db, { preArrival: true, postStay: true })
  const queueOptions = { leaseMs: 1000, longestWaitMs: 1000, domain: 'example.com' }
  createQueue(db, Object.assign({ kinds: mailKinds }, queueOptions))
  createWebhookQueue(db, queueOptions)
  createPushQueue(db, queueOptions)
  createNoticeDeliveries(db, () => testNow)
  createNoticeOutcomes(db, { tellOwnerMs: 1000 })
  createNoticeReads(db)
  return statements
}
