import type { Metrics } from '@calm-rest/api'
import type { Tracing, TracingEvents } from '@calm-rest/telemetry'
import type { Logger } from 'pino'

/** Counts spans by what became of them, and logs when the collector refuses them. */
export const watchTracing = (
  logger: Pick<Logger, 'info' | 'warn'>,
  { counter }: Pick<Metrics, 'counter'>,
): TracingEvents => {
  const count = counter({
    labels: ['outcome'] as const,
    isCurrent: () => true,
    name: 'calm_rest_spans_total',
    help: 'Spans of traces: exported, dropped since too many waited, or failed since the collector took none',
  })
  for (const outcome of ['exported', 'dropped', 'failed']) count({ outcome }, 0)
  return {
    onSpans: (outcome, spans) => count({ outcome }, spans),
    onRefused: (code) => logger.warn({ code }, 'traces are not accepted'),
    onAccepted: () => logger.info('traces are accepted again'),
  }
}

export const addSpansGauge = ({ gauge }: Pick<Metrics, 'gauge'>, { waiting }: Pick<Tracing, 'waiting'>) =>
  gauge({
    name: 'calm_rest_spans_waiting',
    help: 'Spans that wait for the collector, 2048 at most',
    read: () => [{ value: waiting() }],
  })
