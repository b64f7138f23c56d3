import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { allowedCall, mostCalls } from './allowed-calls.ts'
import { createBackoff } from './backoff.ts'
import { worldCode } from './bundle-world.ts'
import type { ApiCall, FromWorker, Rendered, RenderJob, ToWorker } from './messages.ts'
import { type SsrWorker, startWorker } from './start-worker.ts'

/** The request that a form came with: its address goes with each call of the API, whose limits count by it. */
export type RequestSender = Context<{ Bindings: Partial<HttpBindings> }>

/** Calls the API at a path below /api/. Rejects where it cannot be reached. */
export type CallApi = (call: ApiCall, sender?: RequestSender) => Promise<Response>

interface BundleRendererOptions {
  /** For messages and stack traces: `mf-rooms 1.4.0`. */
  name: string
  source: string
  callApi: CallApi
  /** Milliseconds that a page waits for a widget. */
  timeoutMs?: number | undefined
}

export interface BundleRenderer {
  /** Rejects where the bundle throws, is late, or its process ends. */
  render(job: RenderJob, sender?: RequestSender): Promise<Rendered>
  close(): void
}

/** Longest wait of a page for a widget, unless configured; the browser then renders the slot. */
export const defaultTimeoutMs = 1000
/** Longest wait for a form: a visitor needs its outcome. */
const submitDeadlineMs = 10_000
/** Added while a worker starts, since it has to compile its bundle first. */
const startMs = 1000
/** A late worker that does not answer a ping for so long is killed; the next page starts another. */
const stuckMs = 1000
/** Longest message in the log. */
const mostChars = 500

/** The worker was still starting when the page stopped waiting: no fault of the widget. */
export class StillStarting extends Error {}

interface Waiting {
  resolve: (rendered: Rendered) => void
  reject: (cause: Error) => void
  timer: NodeJS.Timeout
  /** The sender of the form that it answers. */
  sender: RequestSender | undefined
  /** API calls so far. */
  calls: number
  /** Whether all of them were answered as the API answers everybody. */
  isCacheable: boolean
}

/** The API gives an ETag to what it caches itself: what is the same for everybody, until anybody writes. */
const isForEverybody = ({ method }: ApiCall, response: Response | undefined) =>
  method === 'GET' && response?.status === 200 && response.headers.has('ETag')

/** Renders widgets with the server bundle of one release, in a process that starts on first use and again where it ended. */
export const createBundleRenderer = ({
  name,
  source,
  callApi,
  timeoutMs = defaultTimeoutMs,
}: BundleRendererOptions): BundleRenderer => {
  const waiting = new Map<number, Waiting>()
  const backoff = createBackoff()
  let jobs = 0
  let pings = 0
  let worker: SsrWorker | undefined
  let stuck: NodeJS.Timeout | undefined
  let started = false

  const take = (id: number) => {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    return one
  }

  const close = (why: string) => {
    clearTimeout(stuck)
    stuck = undefined
    worker?.kill()
    worker = undefined
    started = false
    for (const id of [...waiting.keys()]) take(id)?.reject(new Error(`${name} ${why.slice(0, mostChars)}`))
  }

  const end = (why: string) => {
    backoff.ended()
    close(why)
  }

  const answer = async (id: number, job: number, call: ApiCall): Promise<ToWorker> => {
    const one = waiting.get(job)
    const allowed = one && ++one.calls <= mostCalls && allowedCall(call, one.sender !== undefined)
    const response = allowed ? await callApi(allowed, one.sender).catch(() => undefined) : undefined
    if (one && !isForEverybody(call, response)) one.isCacheable = false
    const body = await response?.text().catch(() => undefined)
    if (!response || body === undefined) return { type: 'unreachable', id }
    return {
      type: 'answer',
      id,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body,
    }
  }

  const onMessage = async (from: SsrWorker, message: FromWorker) => {
    switch (message.type) {
      case 'rendered': {
        const { id, html, data, status, page, isRandom } = message
        backoff.worked()
        const one = take(id)
        return one?.resolve({ html, data, status, page, isCacheable: one.isCacheable && !isRandom })
      }
      case 'failed':
        return take(message.id)?.reject(new Error(`${name}: ${message.message.slice(0, mostChars)}`))
      case 'call':
        return from.send(await answer(message.id, message.job, message.call))
      case 'opened':
      case 'pong':
        started = true
        clearTimeout(stuck)
        stuck = undefined
        return
    }
  }

  const start = () => {
    const fresh = startWorker({
      message: (message) => void (worker === fresh && onMessage(fresh, message)),
      ended: (why) => worker === fresh && end(why),
    })
    fresh.send({ type: 'bundle', name, source, world: worldCode() })
    return fresh
  }

  const late = (id: number, ms: number) => {
    const Late = started ? Error : StillStarting
    take(id)?.reject(new Late(`${name}: no answer within ${ms} ms`))
    worker?.send({ type: 'ping', id: ++pings })
    stuck ??= setTimeout(() => end('hangs'), stuckMs)
  }

  return {
    render: (job, sender) =>
      new Promise((resolve, reject) => {
        if (!worker && backoff.isWaiting()) throw new Error(`${name} ended too often, and rests`)
        worker ??= start()
        const id = ++jobs
        const ms = job.form ? submitDeadlineMs : started ? timeoutMs : timeoutMs + startMs
        waiting.set(id, {
          resolve,
          reject,
          timer: setTimeout(late, ms, id, ms),
          sender,
          calls: 0,
          isCacheable: true,
        })
        worker.send({ type: 'render', id, job })
      }),
    close: () => close('was closed'),
  }
}
