import { reachOf } from '@calm-rest/server'
import { openTracing, readTelemetry } from '@calm-rest/telemetry'
import { openCollector } from '@calm-rest/telemetry/testing'
import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { createBackends } from '../backends/create-backends.ts'
import { aTeamServer } from '../backends/team-server.fixture.ts'

it("continues the trace at a team's server, and tells it nothing else", async () => {
  const team = await aTeamServer()
  const collector = await openCollector()
  whenDone(collector.close)
  const settings = readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  const told = { onSpans: () => {}, onRefused: () => {}, onAccepted: () => {} }
  const tracing = await openTracing(settings, told)
  const backends = createBackends({ reach: reachOf(undefined), report: () => {}, tracing })
  whenDone(backends.close)
  const target = {
    remote: 'mf-spa',
    name: 'orders',
    origin: team.origin,
    timeoutMs: 5000,
    totalMs: 5000,
    requestBytes: 1000,
    responseBytes: 1000,
    requestsPerMinute: 100,
  }
  const before = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const call = { method: 'GET', path: '/seats?guest=amara', headers: { traceparent: before } }
  await tracing?.span({ name: 'page', kind: 'server', traceparent: before }, async () => {
    const { body } = await backends.request(target, call, 'guest')
    body.resume()
  })
  await tracing?.close()
  const span = collector.spans().find(({ name }) => name === 'GET backend mf-spa orders')
  const page = collector.spans().find(({ name }) => name === 'page')
  expect(span).toMatchObject({ parent: page?.id, traceId: page?.traceId, kind: 3 })
  const { host, connection, ...headers } = team.asked[0]?.headers ?? {}
  expect(headers).toEqual({ traceparent: `00-${span?.traceId}-${span?.id}-01` })
  expect(collector.bodies.join('')).not.toMatch(/amara|seats/)
})
