import { spansAddress } from './sent-spans.ts'
import type { PageSpan } from './span-queue.ts'

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Path of a call to the API or to a team's server on this origin; undefined for other addresses. */
export const calledPath = (address: string): string | undefined => {
  const { origin, pathname } = new URL(address, location.href)
  const isCall = /^\/(api|x)\//.test(pathname) && pathname !== spansAddress
  return origin === location.origin && isCall ? pathname : undefined
}

/**
 * Returns a `fetch` that tells our servers of the trace with each call, and adds a span for it. Other requests pass
 * unchanged.
 */
export const traceFetch =
  (fetch: typeof globalThis.fetch, traceId: string, add: (span: PageSpan) => void): typeof fetch =>
  async (input, init) => {
    const path = calledPath(input instanceof Request ? input.url : String(input))
    if (path === undefined) return fetch(input, init)
    const request = new Request(input, init)
    const id = randomId()
    const startMs = performance.now()
    request.headers.set('traceparent', `00-${traceId}-${id}-01`)
    const span = { kind: 'call', id, method: request.method, path, startMs } as const
    try {
      const response = await fetch(request)
      add({ ...span, status: response.status, endMs: performance.now() })
      return response
    } catch (cause) {
      add({ ...span, endMs: performance.now() })
      throw cause
    }
  }
