import { LRUCache } from 'lru-cache'
import { percentile95 } from '../rendering/render-figures.ts'
import { BackendFailed } from './backend-failed.ts'
import type { Backends, Target } from './create-backends.ts'

/**
 * How a request to a backend ended: it answered; it failed, by an answer from 500 on or by none; or the site refused the
 * request, because of a limit or of failures just before.
 */
export type BackendOutcome = 'answered' | 'failed' | 'refused'

/** One request to a backend. */
export interface BackendRequest {
  remote: string
  backend: string
  outcome: BackendOutcome
}

/** What this process knows of the requests to one backend since its start. */
export interface BackendFigures {
  backend: string
  requests: number
  failed: number
  refused: number
  /** 95th percentile of the last answers in milliseconds, until they begin; undefined before the first. */
  p95Ms: number | undefined
  /** The last one that failed or was refused; a pause after failures leaves their reason. */
  last: { message: string; at: string } | undefined
}

interface Counted extends Omit<BackendFigures, 'p95Ms'> {
  remote: string
  answered: number
  /** Of the last answers, the oldest replaced first. */
  times: number[]
}

/** Most backends with figures: those that were asked last. */
const maxBackends = 1000
/** Answers of a backend that its percentile is about. */
const maxTimes = 100

const wentWrong = (cause: unknown): { outcome: BackendOutcome; message: string | undefined } => {
  if (!(cause instanceof BackendFailed)) return { outcome: 'failed', message: '' }
  const { code, message } = cause
  if (code === 'backend_unavailable') return { outcome: 'refused', message: undefined }
  return { outcome: code === 'backend_failed' || code === 'backend_timeout' ? 'failed' : 'refused', message }
}

/** Counts requests by backend, in bounded memory. */
export const createBackendFigures = (now: () => Date) => {
  const counted = new LRUCache<string, Counted>({ max: maxBackends })

  const of = ({ remote, name: backend }: Target): Counted => {
    const key = `${remote}/${backend}`
    const known = counted.get(key)
    if (known) return known
    const fresh = {
      remote,
      backend,
      requests: 0,
      failed: 0,
      refused: 0,
      answered: 0,
      last: undefined,
      times: [],
    }
    counted.set(key, fresh)
    return fresh
  }

  const answered = (one: Counted, ms: number) => {
    one.times[one.answered % maxTimes] = ms
    one.answered += 1
  }

  return {
    /** The same backends; each request is counted, and told to `onRequest`. One that the guest left does not count. */
    counting: (backends: Backends, onRequest: (request: BackendRequest) => void): Backends => ({
      close: backends.close,
      request: async (target, call, client) => {
        const one = of(target)
        const end = (outcome: BackendOutcome, message: string | undefined) => {
          one.requests += 1
          if (outcome !== 'answered') one[outcome] += 1
          if (message !== undefined) one.last = { message, at: now().toISOString() }
          onRequest({ remote: target.remote, backend: target.name, outcome })
        }
        const startedAt = performance.now()
        try {
          const response = await backends.request(target, call, client)
          answered(one, performance.now() - startedAt)
          if (response.status < 500) end('answered', undefined)
          else end('failed', `It answered ${response.status}.`)
          return response
        } catch (cause) {
          const { outcome, message } = wentWrong(cause)
          if (!call.signal?.aborted) end(outcome, message)
          throw cause
        }
      },
    }),
    /** Backends of one remote, by name. */
    figures: (remote: string): BackendFigures[] =>
      [...counted.values()]
        .filter((one) => one.remote === remote && one.requests > 0)
        .map(({ times, answered: _answered, remote: _remote, ...one }) => ({
          ...one,
          p95Ms: percentile95(times),
        }))
        .sort((a, b) => a.backend.localeCompare(b.backend)),
  }
}
