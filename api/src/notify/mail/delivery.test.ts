import { createServer } from 'node:net'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { createQueue } from '../../core/outbox/queue.ts'
import { goodBooking, goodMessage, goodReview } from '../../testing/inputs.ts'
import { mailTo, runningClock } from '../../testing/mail-options.ts'
import { duplicatesOf, startMailServer } from '../../testing/mail-server.ts'
import { openTestApi, openTestDatabase, type TestApi, testNow } from '../../testing/test-api.ts'

// only ends hanging tests: sixty mails are sent one after another, and while the server is down one at each poll
vi.setConfig({ testTimeout: 180_000 })
const slowly = { timeout: 80_000 }

const dayMs = 24 * 60 * 60 * 1000

const dayOf = (offset: number) => new Date(Date.UTC(2027, 6, 1 + offset)).toISOString().slice(0, 10)

/** Books one separate night each. */
const book = (api: TestApi, nights: number) =>
  Promise.all(
    Array.from({ length: nights }, (_, night) =>
      api.post('/api/bookings', {
        ...goodBooking,
        checkIn: dayOf(night),
        checkOut: dayOf(night + 1),
        totalPrice: 235,
      }),
    ),
  )

const waiting = async (api: TestApi) =>
  (await api.db
    .prepare('SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL')
    .pluck()
    .get()) as number

const rows = (api: TestApi) =>
  api.db
    .prepare('SELECT kind, attempts, last_error, sent_at, given_up_at, claimed_until FROM outbox ORDER BY id')
    .all()

it('R-mail-down: books while the mail server is down, and sends every mail once it is back, each exactly once', async () => {
  const server = await startMailServer()
  server.setAway(true)
  const rateLimits = { mailedLinks: 30 }
  const api = await openTestApi({ mail: mailTo(server), now: runningClock(), rateLimits })
  const answers = await book(api, 30)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  // an attempt was made and failed
  const attempts = api.db.prepare('SELECT MAX(attempts) FROM outbox').pluck()
  await expect.poll(() => attempts.get(), slowly).toBeGreaterThan(1)
  expect(await waiting(api)).toBe(60)

  server.setAway(false)
  await expect.poll(() => waiting(api), slowly).toBe(0)
  expect([server.received.length, duplicatesOf(server.received)]).toEqual([60, 0])
})

it('sends a second copy, recognizable by its Message-ID, if the server dies before it confirms the mail', async () => {
  let deaths = 0
  const server = await startMailServer({
    onReceived: (_, socket) => {
      if (deaths > 0) return
      deaths += 1
      socket.destroy()
    },
  })
  const api = await openTestApi({ mail: mailTo(server), now: runningClock() })
  await api.post('/api/messages', goodMessage)
  await expect.poll(() => waiting(api)).toBe(0)
  expect([server.received.length, duplicatesOf(server.received)]).toEqual([3, 1])
})

it('continues with other mails if one recipient is refused, and retries that one', async () => {
  const server = await startMailServer({ refuses: (address) => address === 'amara@example.com' })
  const slow = { pollMs: 3_600_000, retryFirstMs: 60_000, retryCapMs: 60_000 }
  const api = await openTestApi({ mail: mailTo(server, slow) })
  await api.post('/api/testimonials', goodReview)
  await expect.poll(() => waiting(api)).toBe(0)
  // the first of its two is refused
  await api.post('/api/bookings', goodBooking)
  await expect.poll(() => server.received.length).toBe(2)
  await expect.poll(() => waiting(api)).toBe(1)
  expect((await rows(api))[1]).toMatchObject({
    attempts: 1,
    last_error: 'EENVELOPE RCPT TO 550',
    sent_at: null,
  })
})

it('gives a mail up after three days, and logs it without the recipient', async () => {
  const server = await startMailServer({ refuses: (address) => address === 'amara@example.com' })
  let now = testNow
  const later = (ms: number) => {
    now = new Date(testNow.getTime() + ms)
  }
  let log = ''
  const logger = pino({ level: 'warn' }, { write: (line: string) => (log += line) })
  const api = await openTestApi({ mail: mailTo(server, { giveUpAttempts: 3 }), now: () => now, logger })
  const refused = async () => (await rows(api))[0] as { attempts: number; given_up_at: string | null }
  await api.post('/api/messages', goodMessage)
  await expect.poll(refused).toMatchObject({ attempts: 1, claimed_until: null })
  later(dayMs)
  await expect.poll(refused).toMatchObject({ attempts: 2, claimed_until: null })
  expect((await refused()).given_up_at).toBeNull()
  later(3 * dayMs)
  await expect.poll(async () => (await refused()).given_up_at).toBe(now.toISOString())
  // the line is written after the database server has answered, which other connections may see first
  await expect.poll(() => log).toContain('"msg":"mail given up"')
  expect(log).not.toContain('amara')
})

it('retries a mail often before it gives it up, however long the site itself was off', async () => {
  const server = await startMailServer({ refuses: (address) => address === 'amara@example.com' })
  let now = testNow
  const api = await openTestApi({ mail: mailTo(server), now: () => now })
  const first = async () =>
    (await rows(api))[0] as { attempts: number; given_up_at: string | null; claimed_until: null }
  await api.post('/api/messages', goodMessage)
  for (let attempts = 1; attempts < 12; attempts += 1) {
    await expect.poll(first).toMatchObject({ attempts, claimed_until: null, given_up_at: null })
    now = new Date(testNow.getTime() + (3 + attempts) * dayMs)
  }
  await expect.poll(async () => (await first()).given_up_at).toBe(now.toISOString())
})

it('sends mail at once that was written or postponed while the clock was years ahead', async () => {
  let isBroken = true
  const server = await startMailServer({ refuses: () => isBroken })
  const rightClock = runningClock()
  let aheadMs = 900 * dayMs
  const now = () => new Date(rightClock().getTime() + aheadMs)
  // postponed once and for long: a second attempt while the clock is ahead would be counted, too
  const api = await openTestApi({ mail: mailTo(server, { retryFirstMs: 60_000, retryCapMs: 60_000 }), now })
  await api.post('/api/messages', goodMessage)
  await expect.poll(async () => (await rows(api))[0]).toMatchObject({ attempts: 1, claimed_until: null })
  isBroken = false
  // an attempt in progress ends by the right clock, which continues to the next one
  aheadMs = 0
  await expect.poll(() => waiting(api)).toBe(0)
})

it('sends at once, without waiting for the next poll', async () => {
  const server = await startMailServer()
  const api = await openTestApi({ mail: mailTo(server, { pollMs: 3_600_000 }) })
  await api.post('/api/testimonials', goodReview)
  // rows that exist at the start are processed anyway
  await expect.poll(() => waiting(api)).toBe(0)
  await api.post('/api/messages', goodMessage)
  await expect.poll(() => server.received.length).toBe(3)
})

it('aborts an attempt at a server that accepts a mail and never answers', async () => {
  // greets and then stays silent
  const mute = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mute ESMTP\r\n')
  })
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const { port } = mute.address() as { port: number }
  const slow = { deadlineMs: 300, retryFirstMs: 60_000, retryCapMs: 60_000, stopGraceMs: 100 }
  const api = await openTestApi({ mail: mailTo({ url: `smtp://127.0.0.1:${port}` }, slow) })
  await api.post('/api/messages', goodMessage)
  await expect
    .poll(async () => (await rows(api))[0])
    .toMatchObject({ last_error: expect.stringContaining('EABORT') })
  await api.close()
  mute.close()
})

it('finishes the current mail before it closes', async () => {
  let finish = () => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const server = await startMailServer({ onReceived: () => held })
  const api = await openTestApi({ mail: mailTo(server, { stopGraceMs: 30_000 }) })
  await api.post('/api/messages', goodMessage)
  await expect.poll(() => server.received.length).toBe(1)
  const closed = api.close()
  finish()
  await closed
  // mail to the property goes before the receipt
  expect(await rows(api)).toMatchObject([{ sent_at: null }, { sent_at: expect.any(String) }])
})

it('leaves mail of a kind that only later code knows to that code', async () => {
  const server = await startMailServer()
  const api = await openTestApi({ mail: mailTo(server) })
  await api.db
    .prepare(
      "INSERT INTO outbox (kind, payload, lang, created_at) VALUES ('of-tomorrow', '{}', 'en', '2027')",
    )
    .run()
  await api.post('/api/messages', goodMessage)
  await expect.poll(() => server.received.length).toBe(2)
  const untried = await api.db.prepare('SELECT kind FROM outbox WHERE attempts = 0').all()
  expect(untried).toEqual([{ kind: 'of-tomorrow' }])
})

it('polls for mail without a lock: nobody waits for an idle worker', async () => {
  const api = await openTestApi()
  const db = await openTestDatabase(api.dataDir)
  const queue = createQueue(db, { leaseMs: 1_000, longestWaitMs: 60_000, domain: 'calmrest.example' })
  const whileAnotherWrites = api.db.transaction(async () => {
    await api.db.exec('DELETE FROM messages')
    return queue.claim(testNow)
  })
  expect(await whileAnotherWrites()).toBeUndefined()
})
