import { isSpanContextValid, type SpanContext } from '@opentelemetry/api'

const pattern = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/**
 * Reads a `traceparent` (https://www.w3.org/TR/trace-context/); undefined if it is invalid. `tracestate` and `baggage`
 * are not read: a guest could write anything into them.
 */
export const parseTraceparent = (header: string | undefined): SpanContext | undefined => {
  const [, version, traceId = '', spanId = '', flags = '', rest] = pattern.exec(header ?? '') ?? []
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(context) ? context : undefined
}

export const formatTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`
