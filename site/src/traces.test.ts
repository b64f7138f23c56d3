import type { ExportedSpan } from '@calm-rest/telemetry/testing'
import { expect, it } from 'vitest'
import { openTracedSite } from './traces.fixture.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const browserSpan = 'b7ad6b7169203331'
const traceparent = (trace = traceId, flags = '01') => `00-${trace}-${browserSpan}-${flags}`

/** Names from a span up to the first one of its trace. */
const lineOf = (spans: readonly ExportedSpan[], start: ExportedSpan | undefined): string[] =>
  start
    ? [
        start.name,
        ...lineOf(
          spans,
          spans.find(({ id }) => id === start.parent),
        ),
      ]
    : []

const named = (spans: readonly ExportedSpan[], name: string) => spans.find((span) => span.name === name)

it('R-mf-traces: continues the trace of a browser through shell, render, API and SQL', async () => {
  const { ask, exported } = await openTracedSite()
  const page = await ask('/rooms?lang=de', { headers: { traceparent: traceparent() } })
  expect(await page.text()).toContain('<p>true</p>')
  const spans = await exported()
  const select = named(spans, 'SELECT room_types')
  expect(lineOf(spans, select)).toEqual([
    'SELECT room_types',
    'GET /api/rooms',
    'GET api',
    'render mf-rooms room-list',
    'GET /rooms',
  ])
  const document = named(spans, 'GET /rooms')
  expect(document).toMatchObject({ traceId, parent: browserSpan, kind: 2, service: 'calm-rest' })
  const composition = document?.attributes['calm_rest.composition']
  expect(composition).toMatch(/^[0-9a-f]{12}$/)
  expect(named(spans, 'render mf-rooms room-list')?.attributes).toEqual({
    'calm_rest.remote': 'mf-rooms',
    'calm_rest.version': '1.0.0',
    'calm_rest.widget': 'room-list',
    'calm_rest.composition': composition,
  })
  expect(select?.attributes['db.query.text']).toContain('FROM room_types r WHERE r.status = ')
  expect(spans.filter((span) => span.traceId !== traceId)).toEqual([])
})

it('has a span for an answer from the cache, which takes no statement', async () => {
  const { serveApi, exported } = await openTracedSite()
  const origin = await serveApi()
  const other = 'c'.repeat(32)
  for (const trace of [traceId, other]) {
    const headers = { traceparent: traceparent(trace) }
    expect((await fetch(`${origin}/api/rooms?lang=de`, { headers })).status).toBe(200)
  }
  const spans = await exported()
  const [cached, ...more] = spans.filter((span) => span.traceId === other)
  expect(more).toEqual([])
  expect(cached).toMatchObject({ name: 'GET /api/rooms', parent: browserSpan, kind: 2 })
  expect(cached?.attributes).toEqual({
    'calm_rest.server': 'api',
    'http.request.method': 'GET',
    'http.route': '/api/rooms',
    'http.response.status_code': 200,
  })
  expect(Math.abs((cached?.endMs ?? 0) - Date.now())).toBeLessThan(10_000)
})

it('keeps the traces of pages apart whose widgets one process renders', async () => {
  const { ask, exported } = await openTracedSite()
  const traces = ['a', 'b', 'c'].map((digit) => digit.repeat(32))
  // each has an address and a language of its own, so that none is taken from a cache
  const langs = ['en', 'de', 'zh']
  await Promise.all(
    traces.map(async (trace, at) =>
      (await ask(`/rooms?lang=${langs[at]}`, { headers: { traceparent: traceparent(trace) } })).text(),
    ),
  )
  const spans = await exported()
  for (const trace of traces) {
    const calls = spans.filter((span) => span.traceId === trace && span.name === 'GET /api/rooms')
    expect(calls.length).toBe(1)
    expect(lineOf(spans, calls[0]).at(-2)).toBe('render mf-rooms room-list')
  }
})

it('R-mf-traces: exports nothing of a booking that says who the guest is', async () => {
  const { ask, askApi, exported, collector, metrics } = await openTracedSite()
  const sentinels = {
    firstName: 'Sentinela',
    lastName: 'Sentinelb',
    email: 'sentinelc@example.com',
    phone: '+94 77 555 9731',
    specialRequest: 'sentineld',
  }
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'sentinele',
    Cookie: 'refresh=sentinelf',
    'X-Forwarded-For': '198.51.100.231',
    Referer: 'http://localhost/sentinelg',
    tracestate: 'vendor=sentinelh',
    baggage: 'name=sentineli',
    traceparent: traceparent(),
  }
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2, roomType: 'Lighthouse Suite' }
  const send = (body: object) =>
    askApi('/api/bookings?from=sentinelj', { method: 'POST', headers, body: JSON.stringify(body) })
  expect((await send({ ...sentinels, ...stay, totalPrice: 705 })).status).toBe(201)
  expect((await send({ ...sentinels, email: 'sentinelk' })).status).toBe(400)
  await ask('/sentinell?x=sentinelm', { headers })
  await askApi('/api/rooms/sentineln', { headers })
  // counted once its span has ended; its file in the outbox is there before
  await expect
    .poll(() => metrics.text(), { timeout: 10_000 })
    .toMatch(/calm_rest_mails_total\{outcome="sent"\} [1-9]/)
  const spans = await exported()
  const insert = spans.find(({ name }) => name === 'INSERT bookings')
  expect(lineOf(spans, insert)).toEqual(['INSERT bookings', 'transaction', 'POST /api/bookings'])
  const delivered = spans.filter(({ name }) => name.startsWith('deliver '))
  expect(delivered.map(({ parent }) => parent)).toEqual(delivered.map(() => undefined))
  expect(delivered.map(({ name }) => name)).toContain('deliver booking-confirmed')
  const refused = spans.find(({ attributes }) => attributes['http.response.status_code'] === 400)
  expect(refused?.attributes['error.type']).toBe('invalid_request')
  const all = collector.bodies.join('\n').toLowerCase()
  expect(all.match(/sentinel\w?|5559731|555 9731|198\.51\.100|2027-07-0\d/g)).toBeNull()
})

it('exports nothing of a trace that its browser does not sample', async () => {
  const { ask, exported } = await openTracedSite()
  await (await ask('/rooms', { headers: { traceparent: traceparent(traceId, '00') } })).text()
  expect(await exported()).toEqual([])
})

it('answers guests at once while the collector hangs, and counts what it drops', async () => {
  const { ask, collector, metrics, tracing } = await openTracedSite()
  collector.become('hangs')
  for (let at = 0; at < 3000; at += 1)
    tracing.finished({ name: 'early', kind: 'server', startedMs: performance.now() })
  const begun = performance.now()
  expect((await ask('/rooms')).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(5000)
  const text = await metrics.text()
  const dropped = Number(/calm_rest_spans_total\{outcome="dropped"\} (\d+)/.exec(text)?.[1])
  expect(dropped).toBeGreaterThanOrEqual(3000 - 2048)
  expect(tracing.waiting()).toBe(2048)
})
