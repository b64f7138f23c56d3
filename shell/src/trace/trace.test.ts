import { afterEach, expect, it, vi } from 'vitest'
import type { SentSpan } from './sent-spans.ts'
import { createSpanQueue, type PageSpan } from './span-queue.ts'
import { traceFetch } from './trace-fetch.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'

vi.stubGlobal('location', new URL('https://calmrest.example/rooms?name=amara'))
afterEach(() => vi.useRealTimers())

const press = (startMs: number): PageSpan => ({ kind: 'press', startMs, endMs: startMs + 24 })

it('sends twenty spans at once, forty in all, and the rest when the page is left', () => {
  const sent: SentSpan[][] = []
  const { add, flush } = createSpanQueue((spans) => sent.push(spans))
  for (let at = 0; at < 25; at += 1) add(press(at))
  flush()
  flush()
  for (let at = 0; at < 25; at += 1) add(press(at))
  flush()
  expect(sent.map(({ length }) => length)).toEqual([20, 5, 15])
})

it('says how long ago a span ended, since the clock of a guest may be wrong', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const sent: SentSpan[] = []
  const { add, flush } = createSpanQueue((spans) => sent.push(...spans))
  const startMs = performance.now()
  vi.advanceTimersByTime(1000)
  add(press(startMs))
  flush()
  expect(sent).toEqual([{ kind: 'press', agoMs: 976, durationMs: 24 }])
})

/** A traced `fetch`, what reached the network, and its spans. */
const aFetch = (answer: () => Promise<Response> = async () => new Response('{}', { status: 201 })) => {
  const spans: PageSpan[] = []
  const asked: Request[] = []
  const network = (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(input, init))
    return answer()
  }
  return { fetch: traceFetch(network, traceId, (span) => spans.push(span)), spans, asked }
}

it('tells our servers of the trace with a call, and keeps its body', async () => {
  const { fetch, spans, asked } = aFetch()
  const address = 'https://calmrest.example/api/messages?lang=de'
  await fetch(address, { method: 'POST', body: 'hello', headers: { 'X-Own': 'x' } })
  const [request] = asked
  const [span] = spans
  expect(span).toMatchObject({ kind: 'call', method: 'POST', path: '/api/messages', status: 201 })
  const id = span?.kind === 'call' ? span.id : undefined
  expect(request?.headers.get('traceparent')).toBe(`00-${traceId}-${id}-01`)
  expect([request?.method, request?.headers.get('X-Own'), await request?.text()]).toEqual([
    'POST',
    'x',
    'hello',
  ])
})

it.each([
  'https://www.google.com/api/x',
  'https://calmrest.example/releases/a.js',
  'https://calmrest.example/api/telemetry',
])('leaves a request to %s as it is', async (address) => {
  const { fetch, spans, asked } = aFetch()
  await fetch(new Request(address, { method: 'POST', body: 'hello' }))
  expect([asked[0]?.headers.get('traceparent'), await asked[0]?.text(), spans]).toEqual([null, 'hello', []])
})

it('reports a call without an answer, and lets it fail', async () => {
  const { fetch, spans } = aFetch(() => Promise.reject(new TypeError('offline')))
  await expect(fetch('https://calmrest.example/api/rooms')).rejects.toThrow('offline')
  expect(spans).toEqual([expect.objectContaining({ path: '/api/rooms', method: 'GET' })])
  expect(spans[0]).not.toHaveProperty('status')
})
