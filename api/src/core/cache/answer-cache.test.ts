import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listen } from '@calm-rest/server'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { goodBooking, goodReview } from '../../testing/inputs.ts'
import { openTestApi, testNow } from '../../testing/test-api.ts'
import { createAnswerCache } from './answer-cache.ts'

/** Runs the API behind its real server, which answers from memory before the app receives the request. */
const openServed = async (options: Parameters<typeof openTestApi>[0] = {}) => {
  const api = await openTestApi(options)
  const { port, stop } = await listen({
    fetch: api.app.fetch,
    direct: api.answerDirectly,
    port: 0,
    host: '127.0.0.1',
  })
  onTestFinished(() => stop(0))
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'Accept-Encoding': 'identity', ...headers },
    })
  return { api, ask }
}

const reads = [
  '/api/rooms',
  '/api/rooms/coral-suite?lang=de',
  '/api/rooms?checkIn=2027-07-01&checkOut=2027-07-04&guests=2',
  '/api/rooms/coral-suite/availability?from=2027-07-01&to=2027-08-01',
  '/api/testimonials?limit=3',
]

const varying = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']
const headOf = (answer: Response) =>
  [...answer.headers].filter(([name]) => !varying.includes(name)).sort(([a], [b]) => a.localeCompare(b))

describe.each(reads)('%s', (path) => {
  it('returns the same from memory as from its route, and another answer in another language', async () => {
    const { ask } = await openServed()
    const first = await ask(path)
    const second = await ask(path)
    expect([second.status, await second.text()]).toEqual([200, await first.text()])
    expect(headOf(second)).toEqual(headOf(first))
    expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'))
    const german = await ask(path, { 'Accept-Language': 'de' })
    expect(german.headers.get('Content-Language')).toBe('de')
  })

  it('keeps one body and one ETag for each encoding, and answers 304 to a client that has it', async () => {
    const { ask } = await openServed()
    const plain = await (await ask(path)).text()
    const tags = new Set<string | null>()
    for (const encoding of ['identity', 'gzip', 'br']) {
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = await ask(path, { 'Accept-Encoding': encoding })
        // fetch decompresses the body
        expect(await answer.text()).toBe(plain)
        expect(answer.headers.get('Vary')).toBe('Accept-Language, Accept-Encoding')
        const tag = answer.headers.get('ETag') ?? ''
        tags.add(tag)
        const again = await ask(path, { 'Accept-Encoding': encoding, 'If-None-Match': `"old", W/${tag}` })
        expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag])
        expect([again.headers.get('Content-Type'), again.headers.get('Content-Encoding')]).toEqual([
          null,
          null,
        ])
      }
    }
    expect(tags.size).toBe(plain.length < 1024 ? 1 : 3)
  })

  it('answers HEAD with the headers of GET', async () => {
    const { ask } = await openServed()
    const get = await ask(path)
    for (const head of [await ask(path, {}, 'HEAD'), await ask(path, {}, 'HEAD')]) {
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect(headOf(head)).toEqual(headOf(get))
      expect(head.headers.get('Content-Length')).toBe(get.headers.get('Content-Length'))
    }
  })
})

it('sends real brotli and gzip', async () => {
  const api = await openTestApi()
  const bytesIn = async (encoding: string) => {
    const answer = await api.get('/api/rooms', { 'Accept-Encoding': encoding })
    return Buffer.from(await answer.arrayBuffer())
  }
  const plain = await bytesIn('identity')
  expect(brotliDecompressSync(await bytesIn('gzip;q=0.5, br')).equals(plain)).toBe(true)
  expect(gunzipSync(await bytesIn('br;q=0, *')).equals(plain)).toBe(true)
  expect((await bytesIn('deflate')).equals(plain)).toBe(true)
  expect((await bytesIn('br')).length).toBeLessThan(plain.length / 3)
})

describe('is evicted as soon as', () => {
  const stay = '/api/rooms/lighthouse-suite/availability?from=2027-07-01&to=2027-07-10'
  const takenIn = async (answer: Response) => (await answer.json()).taken

  it('somebody books', async () => {
    const { api, ask } = await openServed()
    expect(await takenIn(await ask(stay))).toEqual([])
    await api.post('/api/bookings', goodBooking)
    expect(await takenIn(await ask(stay))).toEqual(['2027-07-01', '2027-07-02', '2027-07-03'])
  })

  it('somebody writes a review', async () => {
    const { api, ask } = await openServed()
    const newest = async () => (await (await ask('/api/testimonials?limit=1')).json())[0].name
    expect(await newest()).not.toBe(goodReview.name)
    await api.post('/api/testimonials', goodReview)
    expect(await newest()).toBe(goodReview.name)
  })

  it('another process changes a price', async () => {
    const { api, ask } = await openServed()
    const room = async () => (await ask('/api/rooms/coral-suite')).json()
    const { price } = await room()
    const tag = (await ask('/api/rooms/coral-suite')).headers.get('ETag') ?? ''
    await api.db.exec("UPDATE room_types SET price_cents = price_cents + 100 WHERE id = 'coral-suite'")
    await api.caughtUp()
    expect((await ask('/api/rooms/coral-suite', { 'If-None-Match': tag })).status).toBe(200)
    expect((await room()).price).toBe(price + 1)
  })

  it('the day ends at the property', async () => {
    let now = testNow
    const { ask } = await openServed({ now: () => now })
    const tonight = '/api/rooms?checkIn=2027-06-01&checkOut=2027-06-02'
    const free = async () =>
      (await (await ask(tonight)).json()).filter((room: { available: boolean }) => room.available).length
    expect(await free()).toBe(13)
    now = new Date('2027-06-01T18:30:00Z')
    expect(await free()).toBe(0)
  })
})

it('neither caches nor serves answers to requests with a token', async () => {
  const { ask } = await openServed()
  await ask('/api/rooms')
  const answer = await ask('/api/rooms', { Authorization: 'Bearer nonsense' })
  expect(answer.status).toBe(401)
})

const versionOf = (current: () => string) => ({ now: current, thisTurn: current })

it('does not cache what was read before a write', async () => {
  let current = '1'
  const cache = createAnswerCache(versionOf(() => current))
  const asked = { address: '/', acceptLanguage: undefined, acceptEncoding: undefined }
  const original = { route: '/', headers: new Headers(), body: Buffer.from('old') }
  const before = current
  current = '2'
  await cache.set(asked, original, before)
  expect(cache.get(asked, 'now')).toBeUndefined()
  await cache.set(asked, original, current)
  expect(cache.get(asked, 'thisTurn')?.body.toString()).toBe('old')
})

it('stays within its limit and evicts the oldest entry first', async () => {
  const cache = createAnswerCache(
    versionOf(() => '1'),
    2500,
  )
  const askedOf = (address: string) => ({ address, acceptLanguage: undefined, acceptEncoding: undefined })
  const original = { route: '/', headers: new Headers(), body: Buffer.from('four') }
  for (const address of ['/1', '/2', '/3']) await cache.set(askedOf(address), original, '1')
  expect(['/1', '/2', '/3'].map((address) => cache.get(askedOf(address), 'now') !== undefined)).toEqual([
    false,
    true,
    true,
  ])
})

it('logs answers from memory like all others: the pattern of the route, never the address', async () => {
  const lines: Record<string, unknown>[] = []
  const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
  const { ask } = await openServed({ logger })
  const headers = { 'X-Composition': '0123456789ab' }
  const ids = [
    await ask('/api/rooms/coral-suite?lang=zh', headers),
    await ask('/api/rooms/coral-suite?lang=zh', headers),
  ].map((answer) => answer.headers.get('X-Request-Id'))
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests.map(({ requestId }) => requestId)).toEqual(ids)
  for (const request of requests) {
    expect(request).toMatchObject({
      method: 'GET',
      route: '/api/rooms/:id',
      status: 200,
      composition: '0123456789ab',
      ms: expect.any(Number),
    })
    expect(JSON.stringify(request)).not.toContain('coral-suite')
  }
})
