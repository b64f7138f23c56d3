import { createRequestQueue } from '@calm-rest/server'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createApp } from '../../../app.ts'
import { createMorningMail } from '../../../desk/morning/morning-mail.ts'
import { folderMedia } from '../../../media/store/folder-media.ts'
import { createStayMails } from '../../../notify/stay-mails/stay-mails.ts'
import { addGauges } from '../../../operations/health/gauges.ts'
import { createReadiness } from '../../../operations/health/readiness.ts'
import { createNoticeDeliveries } from '../../../partners/notices/deliveries.ts'
import { createNoticeOutcomes } from '../../../partners/notices/outcomes.ts'
import { createNoticeReads } from '../../../partners/notices/reads.ts'
import { createStatementQueries } from '../../../partners/statement.ts'
import { defaultNightCaps } from '../../../stays/bookings/night-caps.ts'
import { defaultProofOfWork } from '../../../stays/bookings/proof-of-work.ts'
import { createStayReads } from '../../../stays/bookings/stays.ts'
import { defaultMessageCaps } from '../../../stays/messages/message-caps.ts'
import { defaultReviewCaps } from '../../../stays/reviews/review-caps.ts'
import { openTempDir, testNow } from '../../../testing/test-api.ts'
import { createAnswerCache } from '../../cache/answer-cache.ts'
import { cacheAnswers } from '../../cache/cache-answers.ts'
import { createVersion } from '../../cache/version.ts'
import { defaultRateLimits } from '../../http/rate-limit.ts'
import { defaultMailCaps } from '../../mail-limits/mail-recipients.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { noOwnerMailLimits } from '../../outbox/owner-mail-limits.ts'
import { createPushQueue, createQueue, createWebhookQueue } from '../../outbox/queue.ts'
import type { Database } from '../database.ts'
import { openSqlite } from './open-sqlite.ts'

/** Tables that grow with every guest, unlike rooms, words and pictures. */
const growing =
  /\b(bookings|booking_nights|idempotency|testimonials|messages|outbox|partner_notices|review_origins|review_texts|stay_mails|users|identities|sessions|access_tokens|used_refresh_tokens|account_links|google_proofs|staff_sessions|staff_challenges|desk_changes)\b/

/** Returns every statement that the API and its mail worker prepare, on a database of their own. */
const preparedStatements = () => {
  const opened = openSqlite(openTempDir())
  onTestFinished(opened.close)
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
  addGauges(metrics, { db, dataDir: 'none', backupFolder: undefined, now: () => testNow })
  createApp({
    db,
    media: folderMedia('none'),
    mediaDir: 'none',
    now: () => testNow,
    logger: pino({ level: 'silent' }),
    metrics,
    readiness: createReadiness({ db, dataDir: 'none', now: () => testNow }),
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
  createQueue(db, queueOptions)
  createWebhookQueue(db, queueOptions)
  createPushQueue(db, queueOptions)
  createNoticeDeliveries(db, () => testNow)
  createNoticeOutcomes(db, { tellOwnerMs: 1000 })
  createNoticeReads(db)
  return { statements: statements.filter((sql) => growing.test(sql)), planOf: planIn(opened) }
}

/** A plan does not depend on the bound values, but values are required. */
const planIn =
  (db: Database) =>
  async (sql: string): Promise<string[]> => {
    const plain = sql.replaceAll(/@\w+/g, '?')
    const values = [...plain.matchAll(/\?/g)].map(() => 'x')
    const rows = await db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${plain}`).all(...values)
    return rows.map(({ detail }) => detail)
  }

/** Returns the table that a step of a plan scans completely; a plan names it by its alias. */
const scannedTable = (sql: string, step: string) => {
  const name = /^SCAN (\w+)/.exec(step)?.[1]
  return name && (new RegExp(`(?:FROM|JOIN) (\\w+) ${name}\\b`).exec(sql)?.[1] ?? name)
}

/** Indexes of unsent mail, unanswered messages, notes and replies: each holds only matching rows. */
const isWholeAnswer = (step: string) =>
  /\b(outbox_due|messages_open|bookings_noted|outbox_replies)$/.test(step)

it('searches growing tables by an index', async () => {
  const { statements, planOf } = preparedStatements()
  const plans = await Promise.all(statements.map(async (sql) => ({ sql, steps: await planOf(sql) })))
  const scans = plans.flatMap(({ sql, steps }) =>
    steps
      .filter((step) => growing.test(scannedTable(sql, step) ?? '') && !isWholeAnswer(step))
      .map((step) => `${step}: ${sql.replaceAll(/\s+/g, ' ').trim()}`),
  )
  expect(statements.length).toBeGreaterThan(40)
  expect(scans).toEqual([])
})
