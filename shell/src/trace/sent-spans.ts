/** Most spans of a page view. */
export const mostSpans = 40

interface Timed {
  /** Milliseconds from its end to the report: clocks of guests may be wrong. */
  agoMs: number
  durationMs: number
}

/** A span that a page reports. It says nothing about the guest. */
export type SentSpan = Timed &
  (
    | {
        kind: 'widget'
        /** `<remote>/<version>/<widget>` */
        slot: string
      }
    | {
        kind: 'press'
        /** The pressed widget; absent for the shell's own parts. */
        slot?: string | undefined
      }
    | {
        kind: 'call'
        /** Id of the span, if the call told it to the server: 16 hexadecimal digits. */
        id?: string | undefined
        method?: string | undefined
        /** Path of the call without its query. The server reports its pattern. */
        path: string
        /** Absent if there was no answer. */
        status?: number | undefined
      }
  )

export interface SentSpans {
  /** `traceparent` of the document. */
  traceparent: string
  /** Signed view of the page. */
  view: string
  spans: SentSpan[]
}

/** Where pages report to, on their own origin. */
export const spansAddress = '/api/telemetry'
