import type { MappedBackend } from '@calm-rest/releases'
import type { Reach } from '@calm-rest/server'
import { attributes, type Tracing } from '@calm-rest/telemetry'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type Breaker, createBreaker } from '../rendering/breaker.ts'
import { BackendFailed } from './backend-failed.ts'
import { createFailingAddresses, type FailingAddresses } from './failing-addresses.ts'
import { type BackendCall, type BackendResponse, createSendRequest } from './send-request.ts'

/** A backend that did not answer as it should. */
export interface BackendFailure {
  remote: string
  backend: string
  code: string
  message: string
}

interface BackendsOptions {
  reach: Reach
  report: (failure: BackendFailure) => void
  /** A span for each request, which the backend can continue; none by default. */
  tracing?: Tracing | undefined
  /** Monotonic clock in milliseconds; a test sets it. */
  now?: (() => number) | undefined
}

export type Target = Omit<MappedBackend, 'addedAt' | 'addedBy'>

/** Requests that one backend answers at the same time; a slow one takes no more of this machine. */
const mostOpen = 64
/** And those of one guest's address, who may send slowly. */
const mostOpenEach = 8

interface Known {
  limits: string
  all: RateLimiterMemory
  each: RateLimiterMemory
  breaker: Breaker
  failing: FailingAddresses
  open: number
  /** Open requests by guest. */
  openBy: Map<string, number>
}

/** Key of the one input that a backend's limit and breaker count. */
const everything = 'all'

/**
 * Requests to backends within their limits. A backend that cannot be reached three times in a row is asked once a second.
 * What a guest may choose stops nobody else: an address that redirects, sends too much, takes too long, or breaks.
 */
export const createBackends = ({ reach, report, tracing, now }: BackendsOptions) => {
  const known = new Map<string, Known>()
  const { send, close } = createSendRequest(reach)

  const knownOf = ({ remote, name, origin, requestsPerMinute }: Target): Known => {
    const key = `${remote}/${name}`
    const limits = `${origin} ${requestsPerMinute}`
    const before = known.get(key)
    if (before?.limits === limits) return before
    const aMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 })
    const fresh: Known = {
      limits,
      all: aMinute(requestsPerMinute),
      each: aMinute(Math.ceil(requestsPerMinute / 10)),
      breaker: createBreaker(now),
      failing: createFailingAddresses(now),
      open: 0,
      openBy: new Map(),
    }
    known.set(key, fresh)
    return fresh
  }

  const consume = async ({ all, each }: Known, client: string | undefined) => {
    try {
      if (client !== undefined) await each.consume(client)
      await all.consume(everything)
    } catch {
      throw new BackendFailed('too_many_backend_requests', 'More requests than the platform allows a minute.')
    }
  }

  /** Counts a request as open, and returns a function that ends that. */
  const enter = (one: Known, client: string | undefined) => {
    const by = client === undefined ? 0 : (one.openBy.get(client) ?? 0)
    if (by >= mostOpenEach)
      throw new BackendFailed('too_many_backend_requests', `${mostOpenEach} requests of this guest are open.`)
    if (one.open >= mostOpen) throw new BackendFailed('backend_unavailable', `${mostOpen} requests are open.`)
    one.open += 1
    if (client !== undefined) one.openBy.set(client, by + 1)
    return () => {
      one.open -= 1
      if (client === undefined) return
      const left = (one.openBy.get(client) ?? 1) - 1
      if (left > 0) one.openBy.set(client, left)
      else one.openBy.delete(client)
    }
  }

  /** Requests a backend. `client` is the key of the guest; undefined if this server asks for all guests. */
  const request = async (
    target: Target,
    call: BackendCall,
    client: string | undefined,
  ): Promise<BackendResponse> => {
    const one = knownOf(target)
    await consume(one, client)
    const { breaker, failing } = one
    const address = `${client ?? everything} ${call.method} ${call.path}`
    if ((breaker.isOpen(everything) && !breaker.mayProbe()) || failing.rests(address)) {
      throw new BackendFailed('backend_unavailable', 'The backend failed, and is asked again in a moment.')
    }
    const done = enter(one, client)
    try {
      const response = await send(target.origin, target, call)
      breaker.succeeded(everything)
      failing.answered(address)
      void response.over.then(done)
      return response
    } catch (cause) {
      done()
      const { code, message, isUnreachable } = cause as BackendFailed
      const isFault = code === 'backend_failed' || code === 'backend_timeout'
      if (isFault && !call.signal?.aborted) {
        if (isUnreachable) breaker.failed(everything)
        else failing.failed(address)
        report({ remote: target.remote, backend: target.name, code, message })
      }
      throw cause
    }
  }

  /** Tells the backend of the trace by its `traceparent` alone. */
  const requestTraced: typeof request = (target, call, client) =>
    tracing
      ? tracing.span(spanOf(target, call), async (span) => {
          const headers = { ...call.headers, traceparent: span.traceparent }
          const response = await request(target, { ...call, headers }, client)
          span.set({ [attributes.status]: response.status })
          return response
        })
      : request(target, call, client)

  return { request: requestTraced, close }
}

const spanOf = ({ remote, name }: Target, { method }: BackendCall) => ({
  name: `${method} backend ${remote} ${name}`,
  kind: 'client' as const,
  attributes: { [attributes.method]: method, [attributes.remote]: remote, [attributes.backend]: name },
})

export type Backends = ReturnType<typeof createBackends>
