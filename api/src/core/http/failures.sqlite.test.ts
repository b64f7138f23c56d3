import { tmpdir } from 'node:os'
import { createRequestQueue } from '@calm-rest/server'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createApp } from '../../app.ts'
import { folderMedia } from '../../media/store/folder-media.ts'
import { createReadiness } from '../../operations/health/readiness.ts'
import { createStatus } from '../../operations/status/status.ts'
import { noNightCaps } from '../../stays/bookings/night-caps.ts'
import { defaultProofOfWork } from '../../stays/bookings/proof-of-work.ts'
import { noMessageCaps } from '../../stays/messages/message-caps.ts'
import { noReviewCaps } from '../../stays/reviews/review-caps.ts'
import { seed } from '../../stays/seed/seed.ts'
import * as good from '../../testing/inputs.ts'
import { openTestDatabase, testNow } from '../../testing/test-api.ts'
import { createAnswerCache } from '../cache/answer-cache.ts'
import { cacheAnswers } from '../cache/cache-answers.ts'
import { createVersion } from '../cache/version.ts'
import { noMailCaps } from '../mail-limits/mail-recipients.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { noOwnerMailLimits } from '../outbox/owner-mail-limits.ts'
import { defaultRateLimits } from './rate-limit.ts'

const json = { 'Content-Type': 'application/json' }

const openApp = async () => {
  const db = await openTestDatabase()
  await seed(db, testNow)
  const logger = pino({ level: 'silent' })
  const metrics = createMetrics()
  onTestFinished(metrics.close)
  const now = () => testNow
  const readiness = createReadiness({ db, dataDir: tmpdir(), now })
  const app = createApp({
    db,
    media: folderMedia(tmpdir()),
    mediaDir: tmpdir(),
    installation: { sendsMail: false, makesBackups: false },
    checkSender: async () => {
      throw new Error('No test of this asks DNS')
    },
    now: () => testNow,
    logger,
    metrics,
    readiness,
    status: createStatus({ db, dataDir: tmpdir(), readiness, metrics, now, everyMs: 0 }),
    clientKey: () => 'one',
    queue: createRequestQueue(() => undefined),
    cache: cacheAnswers(createAnswerCache(createVersion(db, () => testNow))),
    rateLimits: defaultRateLimits,
    nightCaps: noNightCaps,
    mailCaps: noMailCaps,
    messageCaps: noMessageCaps,
    ownerMailLimits: noOwnerMailLimits,
    reviewCaps: noReviewCaps,
    proofOfWork: defaultProofOfWork,
    closing: new AbortController().signal,
  })
  const post = (path: string, body: object) =>
    app.request(path, { method: 'POST', body: JSON.stringify(body), headers: json })
  return { app, db, post }
}

it.each([
  ['a full disk', 'max_page_count = 1'],
  ['a drive that became read-only', 'query_only = ON'],
])('answers 503 on %s, never a false success, and reads go on', async (_, pragma) => {
  const { app, db, post } = await openApp()
  await db.exec(`PRAGMA ${pragma}`)
  const day = (i: number) => `2027-07-${String(10 + i)}`
  const bodies: Record<string, (i: number) => object> = {
    '/api/messages': () => ({ ...good.goodMessage, message: 'x'.repeat(4000) }),
    '/api/testimonials': () => ({ ...good.goodReview, review: 'x'.repeat(4000) }),
    '/api/bookings': (i) => ({
      ...good.goodBooking,
      checkIn: day(i),
      checkOut: day(i + 1),
      totalPrice: 235,
      specialRequest: 'x'.repeat(2000),
    }),
  }
  for (const [path, bodyOf] of Object.entries(bodies)) {
    // pages with free space may take a row or two before the disk is full
    let answer = await post(path, bodyOf(0))
    for (let i = 1; i < 20 && answer.status === 201; i += 1) answer = await post(path, bodyOf(i))
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 503, 'unavailable'])
    expect(answer.headers.get('Retry-After')).toBe('5')
  }
  expect((await app.request('/api/rooms')).status).toBe(200)
})
