import type { StaffEvent } from '@calm-rest/contract/staff'
import { whenDone } from '@calm-rest/testing/cleanup'
import { Hono } from 'hono'
import { expect } from 'vitest'
import type { ApiEnv } from '../../core/http/env.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { placeOf } from '../../testing/engine.ts'
import { goodBooking, goodMessage, goodReview } from '../../testing/inputs.ts'
import { joinStaff, openTestStaff } from '../../testing/staff.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'
import { openDesk } from '../open-desk.ts'
import { createStaffSessions } from '../staff/sessions/queries.ts'
import { createChangeFeed } from './change-feed.ts'
import { eventRoutes } from './routes.ts'

interface Received {
  id: string | undefined
  event: string | undefined
  data: StaffEvent | undefined
}

const listenTo = async (api: TestApi, headers: Record<string, string>) =>
  listen(await api.app.request('/api/staff/events', { headers }))

/** Returns what a stream has sent so far. */
const listen = async (answer: Response) => {
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const received: Received[] = []
  let rest = ''
  const read = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      rest += part.value
      const messages = rest.split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) received.push(parse(message))
    }
  }
  const done = read().catch(() => {})
  whenDone(() => reader?.cancel())
  await expect.poll(() => received.length).toBeGreaterThan(0)
  return {
    received,
    done,
    changes: () => received.filter(({ event }) => event === 'change').map(({ data }) => data),
    cancel: () => reader?.cancel(),
  }
}

const parse = (message: string): Received => {
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(message)?.[1]
  const data = field('data')
  return { id: field('id'), event: field('event'), data: data ? JSON.parse(data) : undefined }
}

onBoth(
  'R-staff-live: receives within a second what guests, another phone and another process change',
  async () => {
    const { api, call, headers } = await openTestStaff()
    const { changes } = await listenTo(api, headers)
    const heard = (event: StaffEvent) => expect.poll(changes).toContainEqual(event)
    const untilHeardMs = async (change: () => Promise<unknown>) => {
      const { length } = changes()
      await change()
      const startedMs = performance.now()
      await expect.poll(() => changes().length, { interval: 20 }).toBeGreaterThan(length)
      return performance.now() - startedMs
    }
    // if the machine was suspended meanwhile, the time says nothing
    const isWithinASecond = (change: () => Promise<unknown>) =>
      expect.poll(() => untilHeardMs(change)).toBeLessThan(1000)
    const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
    await heard({ kind: 'stay', id: reference })
    await api.post('/api/messages', goodMessage)
    await heard({ kind: 'message', id: '1' })
    await isWithinASecond(async () => api.post('/api/messages', goodMessage))
    await api.post('/api/testimonials', goodReview)
    await expect.poll(() => changes().map((event) => event?.kind)).toContain('review')
    const block = { roomId: 'horizon-room', from: '2027-07-02', until: '2027-07-05', reason: 'New roof' }
    const { data: added } = await call('addBlock', { body: block })
    await heard({ kind: 'block', id: String(added.id) })
    const { version } = (await call('readRateRules')).data
    await call('addPromotionCode', { body: { version, code: 'CALM2027', percent: 5 } })
    await heard({ kind: 'rates', id: '1' })
    await isWithinASecond(async () => {
      const { version, checkInFrom } = (await call('readFacts')).data
      const later = checkInFrom === '15:00' ? '16:00' : '15:00'
      return call('changeFacts', { body: { version, checkInFrom: later } })
    })
    await heard({ kind: 'facts', id: '1' })

    // a connection of its own, like the command line
    const desk = await openDesk({
      ...placeOf(api.dataDir),
      who: 'nirosha',
      now: () => new Date('2027-07-01T07:00:00Z'),
    })
    whenDone(desk.close)
    const before = changes().length
    await desk.bookings.arrive(reference)
    await expect.poll(() => changes().slice(before)).toEqual([{ kind: 'stay', id: reference }])
    let guests = 2
    await isWithinASecond(() => {
      guests = 3 - guests
      return desk.roomTypes.edit('horizon-room', { guests })
    })
    await heard({ kind: 'room', id: 'horizon-room' })
  },
)

it('a reconnecting browser gets what it missed, or is told that it missed some', async () => {
  const { api, headers } = await openTestStaff()
  const first = await listenTo(api, headers)
  const { id: seen = '' } = first.received[0] as Received
  await first.cancel()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const again = await listenTo(api, { ...headers, 'Last-Event-ID': seen })
  await expect.poll(again.changes).toEqual([{ kind: 'stay', id: reference }])
  // for changes that are no longer stored
  await api.db.exec('DELETE FROM desk_changes WHERE id < (SELECT MAX(id) FROM desk_changes)')
  const late = await listenTo(api, { ...headers, 'Last-Event-ID': '0' })
  await expect.poll(late.changes).toEqual([{ kind: 'all', id: '' }])
})

it('a browser that reconnects to a process that is ending gets what it missed, before the new position', async () => {
  const { api, headers } = await openTestStaff()
  const first = await listenTo(api, headers)
  const { id: seen = '' } = first.received[0] as Received
  await first.cancel()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  api.drain()
  const again = await listenTo(api, { ...headers, 'Last-Event-ID': seen })
  await expect.poll(again.changes).toEqual([{ kind: 'stay', id: reference }])
  await expect.poll(() => again.received.map(({ event }) => event)).toEqual(['change', 'open'])
})

it('housekeeping is told that there is other work, but nothing about the stay', async () => {
  const api = await openTestApi()
  const { headers } = await joinStaff(api, 'housekeeping')
  const { changes } = await listenTo(api, headers)
  await api.post('/api/bookings', goodBooking)
  await joinStaff(api, 'desk')
  await expect.poll(() => changes().map((event) => event?.kind)).toContain('member')
  expect(changes()).toContainEqual({ kind: 'unit', id: '' })
  expect(new Set(changes().map((event) => event?.kind))).toEqual(new Set(['unit', 'member']))
})

it('R-staff-live: is told at once that its session was ended, and then closes', async () => {
  const { api, call } = await openTestStaff()
  const desk = await joinStaff(api, 'desk')
  const { changes, done } = await listenTo(api, desk.headers)
  let isOver = false
  void done.then(() => {
    isOver = true
  })
  await call('endSessionsOfMember', { params: { id: desk.memberId } })
  // long before the next check of its session
  await expect.poll(() => isOver, { timeout: 12_000 }).toBe(true)
  expect(changes()).toContainEqual({ kind: 'member', id: desk.memberId })
})

it('R-staff-role: a stream that the new role does not allow ends at once, and the next one has what it permits', async () => {
  const { api, call } = await openTestStaff()
  const desk = await joinStaff(api, 'desk')
  const first = await listenTo(api, desk.headers)
  const { data: members } = await call('listMembers')
  const { id, version } = members.find(({ role }) => role === 'desk') as (typeof members)[number]
  const { data } = await call('setRole', { params: { id }, body: { version, role: 'housekeeping' } })
  await first.done
  expect(first.changes()).toEqual([{ kind: 'member', id }])
  const { changes } = await listenTo(api, desk.headers)
  await api.post('/api/bookings', goodBooking)
  // more rights hold in the open stream
  await call('setRole', { params: { id }, body: { version: data.version, role: 'desk' } })
  await api.post('/api/messages', goodMessage)
  await expect.poll(() => changes().map((event) => event?.kind)).toEqual(['unit', 'member', 'message'])
})

it('R-staff-roles: other rights of a composed role end the streams of its members', async () => {
  const { api, call } = await openTestStaff()
  const { data: role } = await call('addRole', { body: { name: 'Reader', rights: ['read stays'] } })
  const reader = await joinStaff(api, role.id, { name: 'Amara' })
  const { done } = await listenTo(api, reader.headers)
  const body = { version: role.version, name: 'Reader', rights: ['keep rooms'] }
  await call('changeRole', { params: { id: role.id }, body })
  await done
})

it('sends a heartbeat, so that a page can distinguish a quiet connection from a dead one', async () => {
  const { api, headers } = await openTestStaff()
  const sessions = createStaffSessions(api.db)
  const now = () => testNow
  const staff = await sessions.find(headers.Cookie.split('=')[1] ?? '', now())
  const closing = new AbortController()
  whenDone(() => closing.abort())
  const app = new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set('staff', staff)
      await next()
    })
    .route(
      '/',
      eventRoutes({ feed: createChangeFeed(api.db), sessions, now, closing: closing.signal, everyMs: 20 }),
    )
  const { received } = await listen(await app.request('/'))
  await expect.poll(() => received.map(({ event }) => event).slice(0, 3)).toEqual(['open', 'alive', 'alive'])
})

it('a stream ends when the process is about to', async () => {
  const { api, headers } = await openTestStaff()
  const { done } = await listenTo(api, headers)
  api.drain()
  await done
})
