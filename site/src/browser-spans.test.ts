import { describe, expect, it } from 'vitest'
import { openSiteWith, openTracedSite } from './traces.fixture.ts'

const timing = ({ headers }: Response, name: string) =>
  new RegExp(`${name};desc="([^"]+)"`).exec(headers.get('Server-Timing') ?? '')?.[1] ?? ''

const call = { kind: 'call', id: 'b7ad6b7169203331', method: 'GET', status: 200, agoMs: 100, durationMs: 40 }

/** Inline scripts that a policy allows. */
const hashes = /(?<=script-src [^;]*)'sha\d+-/g

type Site = Pick<Awaited<ReturnType<typeof openTracedSite>>, 'ask'>

const openPage = async ({ ask }: Site) => {
  const page = await ask('/rooms')
  const text = await page.text()
  return { text, page, view: timing(page, 'view'), traceparent: timing(page, 'traceparent') }
}

const report = ({ ask }: Site, body: unknown, headers = {}) =>
  ask('/api/telemetry', { method: 'POST', body: JSON.stringify(body), headers })

it('joins the spans of a page to the trace of its document', async () => {
  const site = await openTracedSite()
  const { view, traceparent } = await openPage(site)
  const spans = [
    { kind: 'widget', slot: 'mf-rooms/1.0.0/room-list', agoMs: 5000, durationMs: 300 },
    { ...call, path: '/api/rooms/horizon-room/availability' },
    { kind: 'press', slot: 'mf-rooms/1.0.0/room-list', agoMs: 50, durationMs: 24 },
    { kind: 'press', agoMs: 20, durationMs: 16 },
    // no release has it
    { kind: 'widget', slot: 'mf-rooms/1.0.0/amara-perera', agoMs: 5000, durationMs: 300 },
  ]
  const before = Date.now()
  expect((await report(site, { view, traceparent, spans })).status).toBe(204)
  const all = await site.exported()
  const document = all.find(({ name }) => name === 'GET /rooms')
  const composition = document?.attributes['calm_rest.composition']
  const widget = {
    'calm_rest.composition': composition,
    'calm_rest.remote': 'mf-rooms',
    'calm_rest.version': '1.0.0',
    'calm_rest.widget': 'room-list',
  }
  const ofBrowser = all.filter(({ service }) => service === 'calm-rest-browser')
  expect(ofBrowser.map(({ name, attributes }) => [name, attributes])).toEqual([
    ['load mf-rooms room-list', widget],
    [
      'GET /api/rooms/{id}/availability',
      {
        'calm_rest.composition': composition,
        'http.request.method': 'GET',
        'http.route': '/api/rooms/{id}/availability',
        'http.response.status_code': 200,
      },
    ],
    ['press', widget],
    ['press', { 'calm_rest.composition': composition }],
  ])
  for (const span of ofBrowser)
    expect(span).toMatchObject({ traceId: document?.traceId, parent: document?.id })
  expect(ofBrowser[1]?.id).toBe(call.id)
  const [{ startMs = 0, endMs = 0 } = {}] = ofBrowser
  expect(endMs - startMs).toBeCloseTo(300, 0)
  expect(Math.abs(before - 5000 - endMs)).toBeLessThan(2000)
})

const refusals = [
  ['that is no JSON', undefined, 400, 'invalid_request'],
  ['without the view of a page', { view: 'x' }, 400, 'invalid_request'],
  ['without spans', { spans: [] }, 400, 'invalid_request'],
  ['with a text of its own', { spans: [{ ...call, path: '/', note: 'x' }] }, 400, 'invalid_request'],
  ['of another hour', { spans: [{ ...call, path: '/', agoMs: 4e6 }] }, 400, 'invalid_request'],
  [
    'that is too large',
    { spans: Array(40).fill({ ...call, path: `/${'x'.repeat(400)}` }) },
    413,
    'payload_too_large',
  ],
] as const

describe('a report', () => {
  it('is refused by its shape and size, without the view of a page, and beyond sixty a minute', async () => {
    const site = await openTracedSite()
    const { view, traceparent } = await openPage(site)
    for (const [which, wrong, status, code] of refusals) {
      const body = wrong && { view, traceparent, spans: [{ ...call, path: '/' }], ...wrong }
      const answer = await report(site, body, { 'Accept-Language': 'de' })
      expect([which, answer.status, await answer.json()]).toEqual([
        which,
        status,
        { error: expect.any(String), code },
      ])
    }
    const later = await Promise.all(Array.from({ length: 60 }, () => report(site, {})))
    // one that is too large is not counted
    expect(later.filter(({ status }) => status === 429).length).toBe(refusals.length - 1)
  })

  it('is refused beyond the forty spans of its page view', async () => {
    const site = await openTracedSite()
    const { view, traceparent } = await openPage(site)
    const spans = Array.from({ length: 20 }, () => ({ kind: 'press', agoMs: 0, durationMs: 1 }))
    const statuses = []
    for (let at = 0; at < 3; at += 1) statuses.push((await report(site, { view, traceparent, spans })).status)
    expect(statuses).toEqual([204, 204, 429])
  })

  it('takes no more than half of the room in which spans wait', async () => {
    const { tracing } = await openTracedSite()
    const id = { traceId: 'a'.repeat(32), parentId: 'b'.repeat(16) }
    const one = { name: 'press', kind: 'internal', attributes: {}, startMs: 0, durationMs: 1, ...id } as const
    tracing.report(Array.from({ length: 5_000 }, () => one))
    expect(tracing.waiting()).toBe(1_024)
    await tracing.span({ name: 'own' }, () => {})
    expect(tracing.waiting()).toBe(1_025)
  })

  it('exports an unknown path as none', async () => {
    const site = await openTracedSite()
    const { view, traceparent } = await openPage(site)
    await report(site, { view, traceparent, spans: [{ ...call, path: '/api/amara-perera' }] })
    await site.exported()
    expect(site.collector.bodies.join('')).not.toContain('amara')
  })
})

describe('a page', () => {
  it('loads the reporter by its hash, which the policy allows, and reports if its trace is sampled', async () => {
    const site = await openTracedSite()
    const { text, page, traceparent } = await openPage(site)
    const [, address, integrity] =
      /<script data-address="([^"]+)" data-integrity="([^"]+)">trace\(\)</.exec(text) ?? []
    expect([address, integrity]).toEqual(['/assets/trace.js', expect.stringMatching(/^sha384-/)])
    expect(page.headers.get('Content-Security-Policy')?.match(hashes)?.length).toBe(2)
    expect(traceparent).toMatch(/-01$/)
    const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00' }
    expect(timing(await site.ask('/rooms', { headers }), 'traceparent')).toBe('')
  })

  it('of a site that does not trace has not a byte of it, and nowhere to report to', async () => {
    const site = await openSiteWith(undefined)
    const { text, page } = await openPage(site)
    expect(text).not.toContain('trace')
    const headers = JSON.stringify([...page.headers])
    expect(headers).not.toContain('trace')
    expect(page.headers.get('Content-Security-Policy')?.match(hashes)?.length).toBe(1)
    expect((await report(site, {})).status).toBe(404)
  })
})
