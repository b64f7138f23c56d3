import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import { openDatabase } from '../database/open.ts'
import { createReadiness } from '../health/readiness.ts'
import { createKeptAnswers } from '../kept/kept-answers.ts'
import { createVersion } from '../kept/version.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { seed } from '../seed/seed.ts'
import * as good from '../testing/inputs.ts'
import { openTempDir, openTestApi, testNow } from '../testing/test-api.ts'
import { defaultRateLimits } from './rate-limit.ts'

const json = { 'Content-Type': 'application/json' }

const openApp = () => {
  const db = openDatabase(openTempDir())
  onTestFinished(() => void db.close())
  seed(db, testNow)
  const logger = pino({ level: 'silent' })
  const metrics = createMetrics()
  onTestFinished(metrics.close)
  const app = createApp({
    db,
    mediaDir: 'none',
    now: () => testNow,
    logger,
    metrics,
    readiness: createReadiness(db, () => testNow),
    clientKey: () => 'one',
    answers: createKeptAnswers(createVersion(db, () => testNow)),
    rateLimits: defaultRateLimits,
  })
  const post = (path: string, body: object) =>
    app.request(path, { method: 'POST', body: JSON.stringify(body), headers: json })
  return { app, db, post }
}

it.each([
  ['a full disk', (db: ReturnType<typeof openDatabase>) => db.pragma('max_page_count = 1')],
  ['a drive that became read-only', (db: ReturnType<typeof openDatabase>) => db.pragma('query_only = ON')],
])('answers 503 on %s, never a false success, and reads go on', async (_, breakIt) => {
  const { app, db, post } = openApp()
  breakIt(db)
  const day = (i: number) => `2027-07-${String(10 + i)}`
  const bodies: Record<string, (i: number) => object> = {
    '/api/messages': () => ({ ...good.goodMessage, message: 'x'.repeat(4000) }),
    '/api/testimonials': () => ({ ...good.goodReview, review: 'x'.repeat(4000) }),
    '/api/bookings': (i) => ({
      ...good.goodBooking,
      ...{ checkIn: day(i), checkOut: day(i + 1), totalPrice: 235, specialRequest: 'x'.repeat(2000) },
    }),
  }
  for (const [path, bodyOf] of Object.entries(bodies)) {
    // pages with room left in them may take a row or two before the disk is full
    let answer = await post(path, bodyOf(0))
    for (let i = 1; i < 20 && answer.status === 201; i += 1) answer = await post(path, bodyOf(i))
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 503, 'unavailable'])
    expect(answer.headers.get('Retry-After')).toBe('5')
  }
  expect((await app.request('/api/rooms')).status).toBe(200)
})

it('writes one line for a request, with nothing of the guest in it', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const api = openTestApi({ logger })
  const canary = 'canary-7f3a'
  await api.post(`/api/bookings?note=${canary}`, { ...good.goodBooking, email: `${canary}@example.com` })
  await api.post('/api/users', {
    ...good.goodUser,
    email: `${canary}@example.com`,
    password: `${canary}-secret`,
  })
  const login = { email: `${canary}@example.com`, password: `${canary}-secret` }
  const { token } = await (await api.post('/api/auth/login', login)).json()
  await api.get(`/api/rooms/${canary}`, { Authorization: `Bearer ${canary}` })
  await api.get(`/api/${canary}`)
  api.db.exec(`CREATE TRIGGER broken BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, '${canary}'); END`)
  expect((await api.post('/api/messages', { ...good.goodMessage, fullName: canary })).status).toBe(500)

  const log = lines.join('')
  expect([log.includes(canary), log.includes(token)]).toEqual([false, false])
  const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request')
  expect(requests.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
    'POST /api/bookings 201',
    'POST /api/users 201',
    'POST /api/auth/login 200',
    'GET /api/rooms/:id 401',
    'GET none 404',
    'POST /api/messages 500',
  ])
  expect(requests.every(({ ms, requestId }) => ms >= 0 && requestId.length === 36)).toBe(true)
})

it('notes the set of releases of the page that asks, and nothing else that stands in its place', async () => {
  const lines: string[] = []
  const api = openTestApi({ logger: pino({}, { write: (line: string) => lines.push(line) }) })
  await api.get('/api/rooms', { 'X-Composition': 'b98dcef6c5d9' })
  await api.get('/api/rooms', { 'X-Composition': 'amara@example.com' })
  const notes = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(notes.map(({ composition }) => composition)).toEqual(['b98dcef6c5d9', undefined])
})

it('answers 429 with the seconds to wait, each call for itself', async () => {
  const api = openTestApi({ rateLimits: { messages: 2 } })
  const send = () => api.post('/api/messages', good.goodMessage)
  expect([(await send()).status, (await send()).status]).toEqual([201, 201])
  const stopped = await send()
  expect([stopped.status, (await stopped.json()).code]).toEqual([429, 'too_many_requests'])
  expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await api.post('/api/testimonials', good.goodReview)).status).toBe(201)
})
