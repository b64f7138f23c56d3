import { EventEmitter } from 'node:events'
import {
  createClientNetwork,
  createFairQueue,
  createRequestQueue,
  defaultLimits,
  type FairQueueLimits,
  listen,
  type Turn,
} from '@calm-rest/server'
import { expect, it, onTestFinished } from 'vitest'
import { openTestApi } from '../../testing/test-api.ts'

/** Serves the API over HTTP behind a trusted proxy. */
const serve = async (limits: Partial<FairQueueLimits> = {}) => {
  const fair = createFairQueue({ ...defaultLimits, refusalMs: 0, ...limits })
  const queue = createRequestQueue(createClientNetwork(['127.0.0.1']), fair)
  const api = await openTestApi({ queue })
  const server = await listen({ fetch: api.app.fetch, port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.stop(0))
  const ask = (path: string, address: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { ...init, headers: { 'X-Forwarded-For': address } })
  /** Fills all places of the strangers' network until the returned function is called. */
  const occupy = async () => {
    const turns: Turn[] = []
    for (let n = 0; n < defaultLimits.atWork.network; n += 1) {
      const connection = Object.assign(new EventEmitter(), { closed: false })
      turns.push(await fair.enter({ network: '203.0.113.0/24', connection }, 0))
    }
    return () => {
      for (const turn of turns) turn.end()
    }
  }
  const areWaiting = (count: number) => expect.poll(() => queue.size().waiting, { interval: 1 }).toBe(count)
  return { ask, occupy, areWaiting }
}

const offers = '/api/offers?checkIn=2027-07-01&checkOut=2027-07-04&guests=2'

it.each([
  ['offers', (n: number) => `${offers}&k=${n}`],
  [
    'nights',
    (n: number) => `/api/rooms/coral-suite/availability?from=2027-07-01&to=2027-09-01&guests=2&k=${n}`,
  ],
  ['the document of the API', (n: number) => `/api/openapi.json?k=${n}`],
])('answers a guest of another network at once, however many requests for %s wait', async (_, path) => {
  const { ask, occupy, areWaiting } = await serve()
  const free = await occupy()
  const flood = Array.from({ length: 40 }, (_, n) => ask(path(n), `203.0.113.${n + 1}`))
  await areWaiting(40)
  expect((await ask(path(99), '198.51.100.7')).status).toBe(200)
  await areWaiting(40)
  free()
  for (const answer of flood) expect((await answer).status).toBe(200)
})

it('refuses requests beyond the line of a network with a code, words and a time to retry', async () => {
  const { ask, occupy, areWaiting } = await serve({ waiting: { all: 100, network: 2 } })
  const free = await occupy()
  const flood = Array.from({ length: 2 }, (_, n) => ask(`${offers}&k=${n}`, '203.0.113.1'))
  await areWaiting(2)
  const refused = await ask(`${offers}&lang=de`, '203.0.113.77')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5'])
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    error: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  })
  // another network, health checks and writes do not wait
  expect((await ask(offers, '198.51.100.7')).status).toBe(200)
  expect((await ask('/api/health', '203.0.113.1')).status).toBe(200)
  expect((await ask('/api/messages', '203.0.113.1', { method: 'POST' })).status).toBe(415)
  free()
  for (const answer of flood) expect((await answer).status).toBe(200)
})

it('answers 503 where all networks together wait too long', async () => {
  const { ask, occupy } = await serve({ waiting: { all: 0, network: 2 } })
  await occupy()
  const refused = await ask(offers, '203.0.113.1')
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'unavailable'])
})

it('queues prices, which are requested by POST', async () => {
  const { ask, occupy, areWaiting } = await serve()
  const free = await occupy()
  const price = ask('/api/quotes/', '203.0.113.1', { method: 'POST', body: '{}' })
  await areWaiting(1)
  free()
  expect((await price).status).toBe(415)
})
