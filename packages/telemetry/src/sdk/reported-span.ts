import { randomBytes } from 'node:crypto'
import { type HrTime, type SpanContext, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import { attributes as names } from '../attributes.ts'
import type { ReportedSpan } from '../tracing.ts'

export const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
} as const

const toHrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)]

/** A span of a browser in the form that an exporter takes: the SDK's tracer makes none with a given id. */
export const toReadableSpan = (
  { name, kind, attributes, traceId, spanId, parentId, startMs, durationMs, errorType }: ReportedSpan,
  resource: Resource,
): ReadableSpan => {
  const context: SpanContext = { traceId, spanId: spanId ?? randomBytes(8).toString('hex'), traceFlags: 1 }
  return {
    name,
    kind: kinds[kind],
    spanContext: () => context,
    parentSpanContext: { traceId, spanId: parentId, traceFlags: 1, isRemote: true },
    startTime: toHrTime(startMs),
    endTime: toHrTime(startMs + durationMs),
    duration: toHrTime(durationMs),
    status: { code: errorType === undefined ? SpanStatusCode.UNSET : SpanStatusCode.ERROR },
    attributes: { ...attributes, ...(errorType !== undefined && { [names.errorType]: errorType }) },
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: 'calm-rest-browser' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}
