import { describe, expect, it } from 'vitest'
import { openSiteWith, openTracedSite } from './traces.fixture.ts'

const timing = ({ headers }: Response, name: string) =>
  new RegExp(`${name};desc="([^"]+)"`).exec(headers.get('Server-Timing') ?? '')?.[1] ?? ''

const call = { kind: 'call', id: 'b7ad6b7169203331', method: 'GET', status: 200, agoMs: 100, durationMs: 40 }

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

describe('a report', () => {
  it.each<[string, (page: { view: string; traceparent: string }) => unknown, number, string]>([
    ['that is no JSON', () => undefined, 400, 'invalid_request'],
    ['without the view of a page', (page) => ({ ...page, view: 'x', spans: [call] }), 400, 'invalid_request'],
    ['without spans', (page) => ({ ...page, spans: [] }), 400, 'invalid_request'],
    [
      'with a text of its own',
      (page) => ({ ...page, spans: [{ ...call, path: '/', note: 'x' }] }),
      400,
      'invalid_request',
    ],
    [
      'of another hour',
      (page) => ({ ...page, spans: [{ ...call, path: '/', agoMs: 4e6 }] }),
      400,
      'invalid_request',
    ],
    [
      'that is too large',
      (page) => ({ ...page, spans: Array(40).fill({ ...call, path: `/${'x'.repeat(400)}` }) }),
      413,
      'payload_too_large',
    ],
  ])('%s is refused', async (_, bodyOf, status, code) => {
    const site = await openTracedSite()
    const { view, traceparent } = await openPage(site)
    const answer = await report(site, bodyOf({ view, traceparent }), { 'Accept-Language': 'de' })
    expect([answer.status, await answer.json()]).toEqual([status, { error: expect.any(String), code }])
  })

  it('is one of sixty a minute', async () => {
    const site = await openTracedSite()
    const answers = await Promise.all(Array.from({ length: 61 }, () => report(site, {})))
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toEqual([429])
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
  it('loads the reporter by its hash, which the policy allows', async () => {
    const { text, page } = await openPage(await openTracedSite())
    expect(text).toContain('data-address="/assets/trace.js"')
    const [, hash] = /<script data-address[^>]*>trace\(\)<\/script>/.exec(text) ? [0, 'sha'] : []
    expect(hash).toBe('sha')
    expect(page.headers.get('Content-Security-Policy')?.match(/'sha\d+-/g)?.length).toBeGreaterThan(1)
  })

  it('of a trace that is not sampled reports nothing', async () => {
    const { ask } = await openTracedSite()
    const page = await ask('/rooms', {
      headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00' },
    })
    expect(timing(page, 'traceparent')).toBe('')
  })

  it('of a site that does not trace has not a byte of it, and nowhere to report to', async () => {
    const site = await openSiteWith(undefined)
    const { text, page } = await openPage(site)
    expect(text).not.toContain('trace')
    const headers = JSON.stringify([...page.headers])
    expect(headers).not.toContain('trace')
    expect(page.headers.get('Content-Security-Policy')?.match(/'sha\d+-/g)?.length).toBe(1)
    expect((await report(site, {})).status).toBe(404)
  })
})
