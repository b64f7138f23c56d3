/** See attributes.ts for their names. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

export type SpanKind = 'internal' | 'server' | 'client'

export interface SpanOptions {
  /** Of few different values: a method and a pattern, never an address. */
  name: string
  /** 'internal' by default. */
  kind?: SpanKind
  attributes?: Attributes
  /** `traceparent` header of the caller. By default, and if it is invalid, the parent is the current span. */
  traceparent?: string | undefined
  /** Begins a trace of its own, whatever the current span is. */
  isRoot?: boolean
}

/** A span whose work goes on. */
export interface OpenSpan {
  rename(name: string): void
  set(attributes: Attributes): void
  /** Marks it as failed. `type` is a code or the name of a class, since a message may repeat input. */
  fail(type: string): void
  /** Value of the header with which another server continues the trace. */
  readonly traceparent: string
  /** Whether it is exported. */
  readonly isSampled: boolean
}

/** A span that is over when it is told. */
export interface FinishedSpan extends Omit<SpanOptions, 'isRoot'> {
  /** By `performance.now()`. */
  startedMs: number
}

/** A span of a browser. */
export interface ReportedSpan {
  name: string
  kind: SpanKind
  attributes: Attributes
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 hexadecimal digits; random by default. */
  spanId?: string | undefined
  parentId: string
  /** Milliseconds since 1970. */
  startMs: number
  durationMs: number
  /** A code, if it failed. */
  errorType?: string | undefined
}

export interface TracingEvents {
  /** Called with numbers of spans: exported; dropped because too many waited; failed because the collector took none. */
  onSpans: (outcome: 'exported' | 'dropped' | 'failed', count: number) => void
  /** Called once when the collector stops accepting spans, with a code. */
  onRefused: (code: string) => void
  /** Called once when it accepts them again. */
  onAccepted: () => void
}

/** Traces of one process; undefined in a process that does not trace. */
export interface Tracing {
  /** Runs work in a span, which ends with it. A rejection fails the span by its code or name. */
  span<T>(options: SpanOptions, work: (span: OpenSpan) => T | Promise<T>): Promise<T>
  /** The same, but only within a sampled span: otherwise just runs the work. */
  child<T>(options: SpanOptions, work: (span?: OpenSpan) => Promise<T>): Promise<T>
  /** The span in whose work the caller runs. */
  current(): OpenSpan | undefined
  /** Returns the function as part of the current span's work, for callers outside of it. */
  bind<Args extends unknown[], R>(work: (...args: Args) => R): (...args: Args) => R
  /** Returns the function as part of no span's work, for what outlives the request that calls it. */
  unbound<Args extends unknown[], R>(work: (...args: Args) => R): (...args: Args) => R
  finished(span: FinishedSpan): void
  /** Exports spans of a browser, under the service name with `-browser`. */
  report(spans: readonly ReportedSpan[]): void
  /** Number of spans that wait for their export. */
  waiting(): number
  /** Exports what waits, for two seconds at most. */
  close(): Promise<void>
}
