import type { Tracing } from '@calm-rest/telemetry'
import { expect, it } from 'vitest'
import { spanRoutes } from './span-routes.ts'

it('takes 6,000 spans of browsers in a minute, from however many addresses', async () => {
  let taken = 0
  let guests = 0
  const report: Tracing['report'] = (spans) => {
    taken += spans.length
  }
  const app = spanRoutes({
    tracing: { report } as Tracing,
    store: { release: () => undefined },
    viewTokens: { read: (token) => ({ id: token, composition: 'c' }) },
    clientKey: () => {
      guests += 1
      return `guest ${guests}`
    },
    now: () => new Date(),
  })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const spans = Array.from({ length: 40 }, () => ({ kind: 'press', agoMs: 0, durationMs: 1 }))
  const ask = (view: string) =>
    app.request('/', { method: 'POST', body: JSON.stringify({ traceparent, view, spans }) })
  for (let view = 0; view < 150; view += 1) expect((await ask(`view ${view}`)).status).toBe(204)
  expect((await ask('one more')).status).toBe(429)
  expect(taken).toBe(6_000)
})
