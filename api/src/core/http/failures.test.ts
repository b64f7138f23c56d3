import { pino } from 'pino'
import { expect, it } from 'vitest'
import { failWritesTo } from '../../testing/engine.ts'
import * as good from '../../testing/inputs.ts'
import { openTestApi } from '../../testing/test-api.ts'

it('writes one line per request, without any data of the guest', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const api = await openTestApi({ logger })
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
  await failWritesTo(api.db, 'messages', canary)
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

it('logs the composition of the page, and no other value of the header', async () => {
  const lines: string[] = []
  const api = await openTestApi({ logger: pino({}, { write: (line: string) => lines.push(line) }) })
  await api.get('/api/rooms', { 'X-Composition': 'b98dcef6c5d9' })
  await api.get('/api/rooms', { 'X-Composition': 'amara@example.com' })
  const notes = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(notes.map(({ composition }) => composition)).toEqual(['b98dcef6c5d9', undefined])
})

it('answers 429 with the seconds to wait, for each call separately', async () => {
  const api = await openTestApi({ rateLimits: { messages: 2 } })
  const send = () => api.post('/api/messages', good.goodMessage)
  expect([(await send()).status, (await send()).status]).toEqual([201, 201])
  const stopped = await send()
  expect([stopped.status, (await stopped.json()).code]).toEqual([429, 'too_many_requests'])
  expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await api.post('/api/testimonials', good.goodReview)).status).toBe(201)
})
