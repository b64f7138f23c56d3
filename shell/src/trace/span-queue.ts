import { mostSpans, type SentSpan } from './sent-spans.ts'

type Untimed<T> = T extends unknown ? Omit<T, 'agoMs' | 'durationMs'> : never

/** A span with its begin and end by `performance.now()`. */
export type PageSpan = Untimed<SentSpan> & { startMs: number; endMs: number }

/** Spans that are sent at once. */
const batchSize = 20

/** Collects spans of a page view, and sends them in batches; those beyond the limit are lost. */
export const createSpanQueue = (send: (spans: SentSpan[]) => void) => {
  let all = 0
  let waiting: PageSpan[] = []

  const flush = () => {
    const now = performance.now()
    const spans = waiting.map(({ startMs, endMs, ...span }) => ({
      ...span,
      agoMs: Math.max(0, Math.round(now - endMs)),
      durationMs: Math.max(0, Math.round((endMs - startMs) * 10) / 10),
    }))
    waiting = []
    if (spans.length > 0) send(spans)
  }
  return {
    add: (span: PageSpan) => {
      all += 1
      if (all > mostSpans) return
      waiting.push(span)
      if (waiting.length >= batchSize) flush()
    },
    flush,
  }
}
