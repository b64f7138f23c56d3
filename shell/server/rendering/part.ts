import { Worker } from 'node:worker_threads'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ApiCall, FromThread, Rendered, RenderJob, ToThread } from './messages.ts'

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
/** A thread that just starts has to read its part first: so much longer. */
const startMs = 1000
/** A thread that does not answer for so long after it was late is ended, and begins anew with the next page. */
const stuckMs = 1000
const memoryMb = 96

interface Waiting {
  resolve: (rendered: Rendered) => void
  reject: (cause: Error) => void
  timer: NodeJS.Timeout
  /** Whose form it answers. */
  visitor: Visitor | undefined
}

/** One release's server part in a thread of its own, which starts when it is first needed. */
export const createPart = ({ name, source, ask, patience = patienceMs }: PartOptions): Part => {
  const waiting = new Map<number, Waiting>()
  let jobs = 0
  let thread: Worker | undefined
  let stuck: NodeJS.Timeout | undefined
  let started = false

  const take = (id: number) => {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    return one
  }

  const end = (why: string) => {
    clearTimeout(stuck)
    stuck = undefined
    void thread?.terminate()
    thread = undefined
    started = false
    for (const id of [...waiting.keys()]) take(id)?.reject(new Error(`${name} ${why}`))
  }

  const answer = async (id: number, job: number, call: ApiCall): Promise<ToThread> => {
    const visitor = waiting.get(job)?.visitor
    if (call.method !== 'GET' && !visitor) return { type: 'unreachable', id }
    try {
      const response = await ask(call, visitor)
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

  const start = () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { source, name },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    worker.unref()
    const isCurrent = () => thread === worker
    worker.on('message', async (message: FromThread) => {
      if (message.type === 'rendered') {
        const { html, data, status } = message
        take(message.id)?.resolve({ html, data, status })
      }
      if (message.type === 'failed') take(message.id)?.reject(new Error(`${name}: ${message.message}`))
      if (message.type === 'ask') worker.postMessage(await answer(message.id, message.job, message.call))
      if (message.type === 'pong') {
        started = true
        clearTimeout(stuck)
        stuck = undefined
      }
    })
    worker.on('error', (cause) => isCurrent() && end(`threw: ${String(cause)}`))
    worker.on('exit', () => isCurrent() && end('ended'))
    return worker
  }

  const late = (id: number, ms: number) => {
    take(id)?.reject(new Error(`${name}: no answer within ${ms} ms`))
    thread?.postMessage({ type: 'ping' } satisfies ToThread)
    stuck ??= setTimeout(() => end('hangs'), stuckMs)
  }

  return {
    render: (job, visitor) =>
      new Promise((resolve, reject) => {
        thread ??= start()
        const id = ++jobs
        const ms = job.form ? submitDeadlineMs : started ? patience : patience + startMs
        waiting.set(id, { resolve, reject, timer: setTimeout(late, ms, id, ms), visitor })
        thread.postMessage({ type: 'render', id, job } satisfies ToThread)
      }),
    close: () => end('was closed'),
  }
}
