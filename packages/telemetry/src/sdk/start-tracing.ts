import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { TracerProvider } from '@opentelemetry/sdk-trace'
import { attributes as names } from '../attributes.ts'
import type { TelemetrySettings } from '../environment.ts'
import type { OpenSpan, SpanOptions, Tracing, TracingEvents } from '../tracing.ts'
import { boundedExport } from './bounded-export.ts'
import { kinds, toReadableSpan } from './reported-span.ts'
import { samplerOf } from './sampler.ts'
import { formatTraceparent, parseTraceparent } from './trace-context.ts'

/** How long the end of the process waits for the collector, in milliseconds. */
const closeMs = 2000

/** Code or name of anything thrown. */
const typeOf = (cause: unknown): string => {
  const { code, name } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : {}
  return typeof code === 'string' ? code : (name ?? 'unknown')
}

const toOpenSpan = (span: Span): OpenSpan => ({
  rename: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes(attributes),
  fail: (type) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute(names.errorType, type),
  traceparent: formatTraceparent(span.spanContext()),
  isSampled: span.isRecording(),
})

/**
 * Traces with a provider of its own, which is registered nowhere: a process may run several sites. The current span is
 * kept beside, and not in, the contexts of OpenTelemetry.
 */
export const startTracing = (settings: TelemetrySettings, events: TracingEvents): Tracing => {
  const { processor, report, waiting } = boundedExport(settings, events)
  const resource = (name: string) => resourceFromAttributes({ 'service.name': name })
  const ofBrowser = resource(`${settings.serviceName}-browser`)
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: resource(settings.serviceName),
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer('calm-rest')
  const current = new AsyncLocalStorage<Span | undefined>()

  const begin = (options: SpanOptions, startTime = performance.timeOrigin + performance.now()) => {
    const { name, kind = 'internal', attributes = {}, traceparent, isRoot } = options
    const parent = isRoot ? undefined : (parseTraceparent(traceparent) ?? current.getStore()?.spanContext())
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    return tracer.startSpan(name, { kind: kinds[kind], attributes, startTime }, context)
  }

  const span = async <T>(options: SpanOptions, work: (span: OpenSpan) => T | Promise<T>): Promise<T> => {
    const begun = begin(options)
    const open = toOpenSpan(begun)
    try {
      return await current.run(begun, () => work(open))
    } catch (cause) {
      open.fail(typeOf(cause))
      throw cause
    } finally {
      begun.end()
    }
  }

  return {
    span,
    child: (options, work) => (current.getStore()?.isRecording() ? span(options, work) : work()),
    current: () => {
      const now = current.getStore()
      return now && toOpenSpan(now)
    },
    bind: (work) => {
      const bound = current.getStore()
      return (...args) => current.run(bound, () => work(...args))
    },
    unbound:
      (work) =>
      (...args) =>
        current.run(undefined, () => work(...args)),
    finished: ({ startedMs, ...options }) => begin(options, performance.timeOrigin + startedMs).end(),
    report: (spans) => {
      for (const one of spans) report(toReadableSpan(one, ofBrowser))
    },
    waiting,
    close: async () => {
      await Promise.race([
        provider.shutdown().catch(() => {}),
        setTimeout(closeMs, undefined, { ref: false }),
      ])
    },
  }
}
