export { attributes } from './attributes.ts'
export { readTelemetry, type TelemetrySettings } from './environment.ts'
export { openTracing } from './open-tracing.ts'
export { traceRequests } from './trace-requests.ts'
export type {
  Attributes,
  FinishedSpan,
  OpenSpan,
  ReportedSpan,
  SpanOptions,
  Tracing,
  TracingEvents,
} from './tracing.ts'
