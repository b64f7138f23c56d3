import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { readTelemetry } from './environment.ts'
import { openTracing } from './open-tracing.ts'
import { parseTraceparent } from './sdk/trace-context.ts'
import { openCollector } from './testing/index.ts'

const silent = { onSpans: () => {}, onRefused: () => {}, onAccepted: () => {} }

it('is off without an endpoint, and then loads nothing of the SDK', async () => {
  expect(readTelemetry({ OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'wrong' })).toBeUndefined()
  expect(await openTracing(undefined, silent)).toBeUndefined()
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((path) => !path.endsWith('.test.ts'))
  const loading = files.filter((path) =>
    /^import (?!type ).*'@opentelemetry\//m.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  )
  expect(loading.length).toBeGreaterThan(2)
  expect(loading.filter((path) => !path.startsWith('sdk/'))).toEqual([])
  const entering = files.filter((path) =>
    /^import .*'\.\/sdk\//m.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  )
  expect(entering).toEqual([])
})

it('reads the standard variables', () => {
  const settings = readTelemetry({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc=,x-tenant=calm',
    OTEL_SERVICE_NAME: 'site',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  })
  expect(settings).toEqual({
    url: 'https://collector.example:4318/v1/traces',
    headers: { authorization: 'Bearer abc=', 'x-tenant': 'calm' },
    serviceName: 'site',
    sampler: 'traceidratio',
    ratio: 0.25,
  })
})

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'no header'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('names a wrong variable: %s=%s', (name, value) => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  expect(() => readTelemetry({ ...endpoint, [name]: value })).toThrow(name)
})

it.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', true],
  // a later version may have more
  ['01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-x', true],
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-x', false],
  ['ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', false],
  [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, false],
  ['00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01', false],
  ['', false],
])('reads a traceparent by its standard: %s', (header, isValid) => {
  expect(parseTraceparent(header) !== undefined).toBe(isValid)
})

/** Traces to a collector, with what happened. */
const openPair = async (variables: Record<string, string> = {}) => {
  const collector = await openCollector()
  whenDone(collector.close)
  const told: string[] = []
  const settings = readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...variables })
  const tracing = await openTracing(settings, {
    onSpans: (outcome, count) => told.push(`${outcome} ${count}`),
    onRefused: () => told.push('refused'),
    onAccepted: () => told.push('accepted'),
  })
  if (!tracing) throw new Error('Nothing is traced')
  return { collector, tracing, told }
}

it('tells once that the collector refuses spans, and once that it takes them again', async () => {
  const { collector, tracing, told } = await openPair()
  const batch = () => {
    for (let at = 0; at < 512; at += 1) tracing.finished({ name: 'a', startedMs: performance.now() })
  }
  collector.become('refuses')
  batch()
  await expect.poll(() => tracing.waiting()).toBe(0)
  batch()
  await expect.poll(() => tracing.waiting()).toBe(0)
  collector.become('takes')
  batch()
  await expect.poll(() => tracing.waiting()).toBe(0)
  expect(told).toEqual(['failed 512', 'refused', 'failed 512', 'exported 512', 'accepted'])
  await tracing.close()
})

it('sends its headers, and the share of traces that it is told', async () => {
  const { collector, tracing } = await openPair({
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=calm',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
  })
  for (let at = 0; at < 400; at += 1)
    await tracing.span({ name: 'outer' }, () => tracing.child({ name: 'inner' }, async () => at))
  await tracing.close()
  expect(collector.headers[0]).toMatchObject({ 'x-tenant': 'calm', path: '/v1/traces' })
  const spans = collector.spans()
  const outer = spans.filter(({ name }) => name === 'outer')
  expect(outer.length).toBeGreaterThan(120)
  expect(outer.length).toBeLessThan(280)
  expect(spans.length).toBe(2 * outer.length)
})

it('fails the span of work that rejects, by its code or name and never by its message', async () => {
  const { collector, tracing } = await openPair()
  const fail = (cause: unknown) =>
    tracing.span({ name: 'fails' }, () => Promise.reject(cause)).catch(() => undefined)
  await fail(Object.assign(new Error('amara@example.com'), { code: 'EENVELOPE' }))
  await fail(new TypeError('amara@example.com'))
  await fail('amara@example.com')
  await tracing.close()
  expect(collector.spans().map(({ failed, attributes }) => [failed, attributes['error.type']])).toEqual([
    [true, 'EENVELOPE'],
    [true, 'TypeError'],
    [true, 'unknown'],
  ])
  expect(collector.bodies.join('')).not.toContain('amara')
})

it('drops what ends after its end, and waits for none of it', async () => {
  const { tracing, told } = await openPair()
  await tracing.close()
  tracing.finished({ name: 'late', startedMs: performance.now() })
  expect([tracing.waiting(), told]).toEqual([0, ['dropped 1']])
})
