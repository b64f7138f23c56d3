import { expect, it } from 'vitest'
import { goodBooking, goodMessage, goodReview } from '../../testing/inputs.ts'
import { mailTo } from '../../testing/mail-options.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { openTestApi, testNow } from '../../testing/test-api.ts'
import { createQueue } from './queue.ts'
import { digestMs } from './tell-owner.ts'

const countOf = async (api: Awaited<ReturnType<typeof openTestApi>>, kind: string) =>
  (await api.db.prepare<[string], unknown>('SELECT id FROM outbox WHERE kind = ?').all(kind)).length

it('notifies the owner of twelve messages and reviews one by one, and of a hundred others in one mail', async () => {
  let now = testNow
  const server = await startMailServer()
  const api = await openTestApi({ now: () => now, mail: mailTo(server), rateLimits: { messages: 1000 } })
  const digests = () =>
    server.received.filter(({ subject }) => subject === 'Many messages and reviews came in')
  await api.post('/api/testimonials', goodReview)
  for (let i = 0; i < 112; i += 1) await api.post('/api/messages', goodMessage)
  expect(await countOf(api, 'message-for-owner')).toBe(11)
  expect(await countOf(api, 'digest-for-owner')).toBe(1)
  const readiness = async () => (await (await api.get('/api/health/ready')).json()).readiness
  await expect
    .poll(readiness, { timeout: 20_000 })
    .toMatchObject({ outbox: { waiting: 1, oldestSeconds: 0 } })

  now = new Date(testNow.getTime() + digestMs)
  await expect.poll(() => digests().length, { timeout: 20_000 }).toBe(1)
  expect(digests()[0]?.text).toMatch(/Messages: 112\n.*Published reviews: 1\n/s)
  expect(digests()[0]?.text).toMatch(/The front desk shows them all under “Mail”\..*\/desk\b/s)

  // an hour later the digest is over
  now = new Date(testNow.getTime() + 2 * digestMs)
  await api.post('/api/messages', goodMessage)
  expect(await countOf(api, 'message-for-owner')).toBe(12)
})

it("sends a guest's mail before an earlier one to the owner", async () => {
  const api = await openTestApi()
  await api.post('/api/testimonials', goodReview)
  await api.post('/api/bookings', goodBooking)
  const queue = createQueue(api.db, { leaseMs: 1_000, longestWaitMs: 60_000, domain: 'calmrest.example' })
  const kinds = []
  for (let mail = await queue.claim(testNow); mail; mail = await queue.claim(testNow)) kinds.push(mail.kind)
  expect(kinds).toEqual(['booking-confirmed', 'review-published-for-owner', 'booking-for-owner'])
})
