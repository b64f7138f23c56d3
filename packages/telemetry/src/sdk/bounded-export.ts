import { TraceFlags } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace'
import type { TelemetrySettings } from '../environment.ts'
import type { TracingEvents } from '../tracing.ts'

/** Most spans that wait for the collector, those that are being sent included: some 2 MB. */
const mostWaiting = 2048
/** Those of them that browsers reported: what strangers make up takes no room from the site's own. */
const mostReported = mostWaiting / 2
/** How long the collector may take for a batch, in milliseconds. */
const sendTimeoutMs = 5000
/** Longest that a span waits for others, in milliseconds. */
const delayMs = 2000

/** A code of Node's or a status; messages of a collector may contain anything. */
const codeOf = (error: Error | undefined): string =>
  error && 'code' in error && error.code !== undefined ? String(error.code) : (error?.name ?? 'unknown')

/** Counts what an exporter did, and tells once when it begins to fail or to succeed. */
const watchExporter = (exporter: SpanExporter, settled: (count: number) => void, events: TracingEvents) => {
  let isRefused = false
  const watched: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0
        settled(spans.length)
        events.onSpans(failed ? 'failed' : 'exported', spans.length)
        if (failed && !isRefused) events.onRefused(codeOf(result.error))
        if (!failed && isRefused) events.onAccepted()
        isRefused = failed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
  return watched
}

/**
 * Sends ended spans in batches, and drops those beyond `mostWaiting`: a dead or slow collector costs no more than
 * their memory. Nobody ever waits for it.
 */
export const boundedExport = ({ url, headers }: TelemetrySettings, events: TracingEvents) => {
  let waiting = 0
  let isOver = false
  const exporter = watchExporter(
    new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: sendTimeoutMs }),
    (count) => {
      waiting -= count
    },
    events,
  )
  const batches = new BatchSpanProcessor({
    exporter,
    maxQueueSize: mostWaiting,
    scheduledDelayMillis: delayMs,
  })
  const add = (span: ReadableSpan, most: number) => {
    if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return
    // after the end nobody sends it, and it waits for nothing
    if (isOver || waiting >= most) return events.onSpans('dropped', 1)
    waiting += 1
    batches.onEnd(span)
  }
  const processor: SpanProcessor = {
    onStart: () => {},
    onEnd: (span) => add(span, mostWaiting),
    forceFlush: () => batches.forceFlush(),
    shutdown: () => {
      isOver = true
      return batches.shutdown()
    },
  }
  return { processor, report: (span: ReadableSpan) => add(span, mostReported), waiting: () => waiting }
}
