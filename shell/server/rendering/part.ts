import type { ChildProcess } from 'node:child_process'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createBackoff } from './backoff.ts'
import { type ApiCall, fromWorker, type Rendered, type RenderJob, type ToWorker } from './messages.ts'
import { startWorker } from './start-worker.ts'

/** The request of a visitor for whom something is written: limits count by where it comes from. */
export type Visitor = Context<{ Bindings: Partial<HttpBindings> }>

/** How the site reaches the API: paths below /api/. Rejects where it cannot be reached. */
export type AskApi = (call: ApiCall, visitor?: Visitor) => Promise<Response>

interface PartOptions {
  /** For messages and stack traces: `mf-rooms 1.4.0`. */
  name: string
  source: string
  ask: AskApi
  /** How long a page waits for a widget; a second by default. */
  patience?: number | undefined
}

export interface Part {
  /** Rejects where the part throws, is late, or ends. */
  render(job: RenderJob, visitor?: Visitor): Promise<Rendered>
  close(): void
}

/** Unless it was told otherwise, a page never waits longer for a widget: its slot is then the browser's. */
export const patienceMs = 1000
/** A form does something, and its visitor would rather wait than not know. */
const submitDeadlineMs = 10_000
/** A worker that just starts has to read its part first: so much longer. */
const startMs = 1000
/** A worker that does not answer for so long after it was late is ended, and begins anew with the next page. */
const stuckMs = 1000
/** Far above what a widget asks for; one that asks in a loop gets no more. */
const mostCalls = 50
/** Of a message, for the log. */
const mostChars = 500

/** A page did not wait for a worker that had only just begun: no fault of what it was asked for. */
export class StillStarting extends Error {}

interface Waiting {
  resolve: (rendered: Rendered) => void
  reject: (cause: Error) => void
  timer: NodeJS.Timeout
  /** Whose form it answers. */
  visitor: Visitor | undefined
  /** How often it has asked the API. */
  calls: number
}

/** One release's server part in a process of its own, which starts when it is first needed, and again where it ended. */
export const createPart = ({ name, source, ask, patience = patienceMs }: PartOptions): Part => {
  const waiting = new Map<number, Waiting>()
  const backoff = createBackoff()
  let jobs = 0
  let worker: ChildProcess | undefined
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
    worker?.kill('SIGKILL')
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
    const mayAsk = one && (call.method === 'GET' || one.visitor) && ++one.calls <= mostCalls
    if (!mayAsk) return { type: 'unreachable', id }
    try {
      const response = await ask(call, one.visitor)
      return {
        type: 'answer',
        id,
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      }
    } catch {
      return { type: 'unreachable', id }
    }
  }

  const onMessage = async (from: ChildProcess, said: unknown) => {
    const { data: message } = fromWorker.safeParse(said)
    switch (message?.type) {
      case 'rendered': {
        const { id, html, data, status } = message
        backoff.worked()
        return take(id)?.resolve({ html, data, status })
      }
      case 'failed':
        return take(message.id)?.reject(new Error(`${name}: ${message.message.slice(0, mostChars)}`))
      case 'ask':
        return send(from, await answer(message.id, message.job, message.call))
      case 'pong':
        started = true
        clearTimeout(stuck)
        stuck = undefined
        return
      default:
        return end('said what nobody understands')
    }
  }

  const start = () => {
    const fresh = startWorker()
    const isCurrent = () => worker === fresh
    let lastWords = ''
    fresh.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastWords = (lastWords + text).slice(-mostWords)
    })
    fresh.on('message', (said) => void (isCurrent() && onMessage(fresh, said)))
    fresh.on('error', (cause) => isCurrent() && end(`did not start: ${cause.message}`))
    fresh.on('close', (code, signal) => isCurrent() && end(`ended (${signal ?? code})${reasonIn(lastWords)}`))
    send(fresh, { type: 'bundle', name, source })
    return fresh
  }

  const late = (id: number, ms: number) => {
    const Late = started ? Error : StillStarting
    take(id)?.reject(new Late(`${name}: no answer within ${ms} ms`))
    if (worker) send(worker, { type: 'ping' })
    stuck ??= setTimeout(() => end('hangs'), stuckMs)
  }

  return {
    render: (job, visitor) =>
      new Promise((resolve, reject) => {
        if (!worker && backoff.isWaiting()) throw new Error(`${name} ended too often, and rests`)
        worker ??= start()
        const id = ++jobs
        const ms = job.form ? submitDeadlineMs : started ? patience : patience + startMs
        waiting.set(id, { resolve, reject, timer: setTimeout(late, ms, id, ms), visitor, calls: 0 })
        send(worker, { type: 'render', id, job })
      }),
    close: () => close('was closed'),
  }
}

/** To one that ends right now nothing is said: its end is heard of. */
const send = (worker: ChildProcess, message: ToWorker) => void worker.send(message, () => {})

/** Enough of what a process says at its end to find the reason in it. */
const mostWords = 4000

const reasonIn = (lastWords: string) => {
  const [reason] = /^(?:FATAL ERROR|\w*Error)\b.*$/m.exec(lastWords) ?? []
  return reason ? `: ${reason}` : ''
}
