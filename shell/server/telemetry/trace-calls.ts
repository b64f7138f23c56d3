import { attributes, type OpenSpan, type Tracing } from '@calm-rest/telemetry'
import type { CallApi } from '../rendering/call-api.ts'

const callOf = (method: string) => ({
  // the API's own span has the route
  name: `${method} api`,
  kind: 'client' as const,
  attributes: { [attributes.method]: method },
})

const ended = (span: OpenSpan, response: Response): Response => {
  span.set({ [attributes.status]: response.status })
  if (response.status >= 500) span.fail(String(response.status))
  return response
}

/** Traces calls of server bundles and forms, and passes the trace on to the API. */
export const traceCalls = (callApi: CallApi, tracing: Tracing | undefined): CallApi =>
  tracing
    ? (call, sender) =>
        tracing.span(callOf(call.method), async (span) => {
          const headers = { ...call.headers, traceparent: span.traceparent }
          return ended(span, await callApi({ ...call, headers }, sender))
        })
    : callApi

type Fetch = (address: string, init: RequestInit) => Response | Promise<Response>

/** The same for the calls of the shell itself. */
export const traceFetch =
  (fetch: Fetch, tracing: Tracing): Fetch =>
  (address, init) =>
    tracing.span(callOf('GET'), async (span) =>
      ended(span, await fetch(address, { ...init, headers: { traceparent: span.traceparent } })),
    )
