import { mostCalls } from './allowed-calls.ts'
import { type CallingRender, createAnswerCalls } from './answer-calls.ts'
import { createBackoff } from './backoff.ts'
import type { BundlePool, PoolMember } from './bundle-pool.ts'
import { worldCode } from './bundle-world.ts'
import type { CallApi, CallBackend, RequestSender } from './call-api.ts'
import { RenderError } from './failure-kind.ts'
import { createIdleWatch } from './idle-watch.ts'
import type { ApiCall, FromWorker, Rendered, RenderJob } from './messages.ts'
import { type SsrWorker, startWorker } from './start-worker.ts'

export interface WorkerRendererOptions {
  /** For messages and stack traces: `mf-rooms 1.4.0`. */
  name: string
  /** Read at each start of a process. */
  source: () => string | undefined
  callApi: CallApi
  /** Why the release may not make a call; every call is declared by default. */
  undeclared?: ((call: ApiCall) => string | undefined) | undefined
  /** Bounds the memory of all processes. */
  pool: BundlePool
  /** Backends of the release; none by default. */
  callBackend?: CallBackend | undefined
  /** Milliseconds that a page waits for a widget. */
  timeoutMs?: number | undefined
  /**
   * Makes a function part of the trace in which a render was asked for. The process of a bundle answers outside of it,
   * and is not told of it.
   */
  bind?: Bind | undefined
}

type Bind = <Args extends unknown[], R>(work: (...args: Args) => R) => (...args: Args) => R

const unbound: Bind = (work) => work

export interface BundleRenderer {
  /** Rejects if the bundle throws, is late, or its process ends. */
  render(job: RenderJob, sender?: RequestSender): Promise<Rendered>
  close(): void
}

/** Longest wait of a page for a widget, unless configured; the browser then renders the slot. */
export const defaultTimeoutMs = 1000
/** Longest wait for a form: a visitor needs its outcome. */
export const submitDeadlineMs = 10_000
/** Added while a worker starts, since it has to compile its bundle first. */
const startMs = 1000
/** Interval of pings to a late worker, in milliseconds; it responds between two renders. */
const lookMs = 1000
/**
 * Processor time after which an unresponsive worker counts as looping and is killed; the next page starts
 * another.
 */
const loopingMs = 500
/** Looks after which one is killed that the machine, or something in it, keeps from the processor. */
const mostLooks = 10
/** Longest message in the log. */
const mostChars = 500

/** Concurrent renders of a worker; it runs one at a time, while others wait for the API. */
const mostAtWork = 4
/** Queued renders: more than those of a dozen pages. Pages beyond go without at once. */
export const mostWaiting = 32

/** The page got nothing for a reason other than the release: the worker is starting or overloaded. */
export class NotJudged extends RenderError {
  constructor(message: string) {
    super('busy', message)
  }
}

interface Waiting extends CallingRender {
  job: RenderJob
  resolve: (rendered: Rendered) => void
  reject: (cause: Error) => void
  /** Ends the wait in the queue, and later that for the worker. */
  timer: NodeJS.Timeout | undefined
}

const noBackend: CallBackend = () => Promise.reject(new Error('This release has no backend'))

/** Renders in one process at a time, which is started on first use and restarted after it ended. */
export const createWorkerRenderer = ({
  name,
  source,
  callApi,
  pool,
  callBackend = noBackend,
  undeclared,
  timeoutMs = defaultTimeoutMs,
  bind = unbound,
}: WorkerRendererOptions): BundleRenderer => {
  /** Renders that the worker has, by id. */
  const atWork = new Map<number, Waiting>()
  /** Renders that were not sent to it yet. */
  const queue = new Set<Waiting>()
  const backoff = createBackoff()
  let jobs = 0
  let pings = 0
  let worker: SsrWorker | undefined
  let stuck: NodeJS.Timeout | undefined
  let started = false
  /** Its process made room for another: the next starts within the deadline of a page, or the page goes on without. */
  let hasSlept = false
  /** Calls for finished renders since the last response. */
  let strayCalls = 0
  const idle = createIdleWatch({
    processorMs: () => worker?.processorMs(),
    hasWork: () => atWork.size > 0,
    onBusy: () => end('works while it has nothing to render'),
  })

  const take = (id: number) => {
    const one = atWork.get(id)
    atWork.delete(id)
    clearTimeout(one?.timer)
    const [next] = queue
    if (one && next) begin(next)
    if (one && atWork.size === 0) {
      idle.count()
      if (started) pool.idle()
    }
    return one
  }

  const close = (why: string) => {
    clearTimeout(stuck)
    stuck = undefined
    idle.stop()
    strayCalls = 0
    worker?.kill()
    worker = undefined
    started = false
    for (const one of queue) shed(one, why)
    for (const id of [...atWork.keys()])
      take(id)?.reject(new RenderError('ended', `${name} ${why.slice(0, mostChars)}`))
    pool.left(member)
  }

  const shed = (one: Waiting, why: string) => {
    queue.delete(one)
    if (!worker && queue.size === 0) pool.left(member)
    clearTimeout(one.timer)
    one.reject(new NotJudged(`${name} ${why.slice(0, mostChars)}`))
  }

  const end = (why: string) => {
    backoff.ended()
    close(why)
  }

  const answer = createAnswerCalls({
    renderOf: (job) => atWork.get(job),
    undeclared,
    refuse: (job, why) => take(job)?.reject(new RenderError('refused', why)),
  })

  const onMessage = async (from: SsrWorker, message: FromWorker) => {
    switch (message.type) {
      case 'rendered': {
        const { id, html, data, status, page, isRandom } = message
        backoff.worked()
        strayCalls = 0
        const one = take(id)
        if (!one) return
        const { isCacheable: isRepeatable } = one
        return one.resolve({ html, data, status, page, isRepeatable, isCacheable: isRepeatable && !isRandom })
      }
      case 'failed':
        return take(message.id)?.reject(new Error(`${name}: ${message.message.slice(0, mostChars)}`))
      case 'call':
      case 'backend':
        if (!atWork.has(message.job) && ++strayCalls > mostCalls) return end('calls for what is over')
        return from.send(await answer(message))
      case 'opened':
      case 'pong':
        started = true
        clearTimeout(stuck)
        stuck = undefined
        if (atWork.size === 0) pool.idle()
        return
    }
  }

  const start = (text: string) => {
    const fresh = startWorker({
      message: (message) => {
        if (worker === fresh)
          onMessage(fresh, message).catch(() => worker === fresh && end('was not answered'))
      },
      ended: (why) => worker === fresh && end(why),
    })
    fresh.send({ type: 'bundle', name, source: text, world: worldCode() })
    idle.start()
    return fresh
  }

  const late = (id: number, ms: number) => {
    const why = `${name}: no answer within ${ms} ms`
    take(id)?.reject(started ? new RenderError('late', why) : new NotJudged(why))
    worker?.send({ type: 'ping', id: ++pings })
    if (!stuck) expectPong()
  }

  /** Ends a worker that runs without responding; one that is waiting for the processor is waited for. */
  const expectPong = (usedBefore = worker?.processorMs(), looks = 1) => {
    const look = setTimeout(() => {
      // messages sent while this process was busy are handled first
      setImmediate(() => {
        if (stuck !== look) return
        const used = worker?.processorMs()
        const isKnown = used !== undefined && usedBefore !== undefined
        const mayWait = isKnown && used - usedBefore < loopingMs && looks < mostLooks
        if (mayWait) expectPong(usedBefore, looks + 1)
        else end('hangs')
      })
    }, lookMs)
    stuck = look
  }

  const patienceFor = (job: RenderJob) => (job.form ? submitDeadlineMs : timeoutMs)

  /** Sends the job to the worker. Its deadline starts now: waiting before is not the release's fault. */
  const begin = (one: Waiting) => {
    queue.delete(one)
    clearTimeout(one.timer)
    if (!worker) {
      const text = source()
      if (text === undefined) {
        pool.left(member)
        return one.reject(new RenderError('refused', 'the server bundle is not the released one'))
      }
      worker = start(text)
    }
    pool.used(member)
    const id = ++jobs
    idle.count()
    const ms = patienceFor(one.job) + (started || hasSlept || one.job.form ? 0 : startMs)
    one.timer = setTimeout(late, ms, id, ms)
    atWork.set(id, one)
    idle.begun()
    worker.send({ type: 'render', id, job: one.job })
  }

  const beginQueued = () => {
    for (const one of queue) {
      if (atWork.size >= mostAtWork) return
      begin(one)
    }
  }

  const member: PoolMember = {
    isIdle: () => started && atWork.size === 0 && queue.size === 0,
    ownBytes: () => worker?.ownBytes() ?? 0,
    sleep: () => {
      hasSlept = true
      close('sleeps')
    },
    wake: () => {
      if (queue.size > 0 && pool.admit(member)) beginQueued()
    },
  }

  const wait = (one: Waiting) => {
    if (queue.size >= mostWaiting) return shed(one, 'has too much to do')
    one.timer = setTimeout(shed, patienceFor(one.job), one, 'had too much to do')
    queue.add(one)
  }

  return {
    render: (job, sender) =>
      new Promise((resolve, reject) => {
        if (!worker && backoff.isWaiting())
          throw new RenderError('ended', `${name} ended too often, and rests`)
        const one: Waiting = {
          job,
          resolve,
          reject,
          timer: undefined,
          sender,
          callApi: bind(callApi),
          callBackend: bind(callBackend),
          calls: 0,
          isCacheable: true,
        }
        const mayBegin = atWork.size < mostAtWork && (worker || pool.admit(member))
        if (mayBegin) begin(one)
        else wait(one)
      }),
    close: () => close('was closed'),
  }
}
