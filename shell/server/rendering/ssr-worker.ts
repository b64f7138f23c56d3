import { writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { type Calls, createApi, type RequestOptions } from '@calm-rest/client'
import { backendMethods } from '@calm-rest/contract/backends'
import { limits } from '@calm-rest/contract/limits'
import { withAttribution } from '../../src/site/attribution.ts'
import { mostCalls } from './allowed-calls.ts'
import { backendPath } from './backend-path.ts'
import { createFrameReader, frameOf } from './frames.ts'
import type { BackendCall, FromWorker, RenderJob, ToWorker } from './messages.ts'
import { type BundleWorld, createBundleWorld, type WorldCall, type WorldRequest } from './run-bundle.ts'
import { sealProcess } from './seal-process.ts'

/**
 * The process in which one release's server bundle runs, without rights (start-worker.ts): it may loop, throw, swell or
 * look around without harm to the site.
 */

/** Ends of the pipes that the site has given to this process. */
const pipes = { in: 0, out: 1, log: 2 }

const write = (text: string) => {
  const frame = frameOf(text)
  for (let written = 0; written < frame.length; ) written += writeSync(pipes.out, frame, written)
}
const say = (message: FromWorker) => write(JSON.stringify(message))

// exits without handlers, since code that runs in them could load files
const { reallyExit } = process as unknown as { reallyExit: (code: number) => never }
const exit = (code: number): never => reallyExit.call(process, code)

/** The last message of this process. */
const fall = (reason: string): never => {
  writeSync(pipes.log, `Error: ${reason}\n`)
  return exit(1)
}

// they are for the site, which ends this process after its last page
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

interface Rendering {
  api: Api
  calls: number
}

/** Running renders by id, for as long as their calls may come. */
const renderings = new Map<number, Rendering>()

/** An answer of the API or of a backend; undefined if there is none. */
type CallAnswer = Pick<Extract<ToWorker, { type: 'answer' }>, 'status' | 'body' | 'headers'>

/** Calls that wait for their answer. */
const pendingCalls = new Map<number, (answer: CallAnswer | undefined) => void>()
let calls = 0

const unreachable = JSON.stringify({ ok: false, failure: { kind: 'network' } })

/** Converts a response as packages/client does; the world parses its body. */
const resultOf = (status: number, body: string): string => {
  if (status >= 200 && status < 300) return `{"ok":true,"value":${body || 'null'}}`
  const failure = errorOf(body)
  return JSON.stringify({
    ok: false,
    failure: failure
      ? { kind: 'api', status, code: failure.code, body: failure }
      : { kind: 'unexpected', status },
  })
}

const errorOf = (body: string): { code: string } | undefined => {
  try {
    const value = JSON.parse(body)
    return typeof value === 'object' && value && 'code' in value && 'error' in value ? value : undefined
  } catch {
    return undefined
  }
}

/** The one header that a function of the client adds by itself: bookings.create. */
const isHeader = (key: unknown) =>
  key === undefined || (typeof key === 'string' && /^[ -~]{1,200}$/.test(key))

/**
 * The API through the site: a bundle has no network of its own and no cookie; it reads, and writes only for a
 * form.
 */
const callsFor = (job: number, { lang, composition }: RenderJob): Calls => {
  const call = (
    path: string,
    { method, json, searchParams, headers, lang: own = lang }: RequestOptions = {},
  ) =>
    new Promise<string>((resolve) => {
      const body = json === undefined ? undefined : JSON.stringify(json)
      const key = headers && Reflect.get(headers, 'Idempotency-Key')
      const verb = method?.toUpperCase() ?? 'GET'
      if ((verb === 'GET' && body !== undefined) || !isHeader(key)) return resolve(resultOf(400, ''))
      if (body !== undefined && Buffer.byteLength(body) > limits.bodyBytes) return resolve(resultOf(413, ''))
      const rendering = renderings.get(job)
      if (!rendering || ++rendering.calls > mostCalls) return resolve(unreachable)
      const id = ++calls
      pendingCalls.set(id, (answer) => resolve(answer ? resultOf(answer.status, answer.body) : unreachable))
      say({
        type: 'call',
        id,
        job,
        call: {
          method: verb,
          path: `/api/${path}?${new URLSearchParams({ ...searchParams, lang: own })}`,
          headers: {
            accept: 'application/json',
            'x-composition': composition,
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body }),
        },
      })
    })
  const ways = {
    call,
    post: (path: string, json: unknown, options?: RequestOptions) =>
      call(path, { ...options, method: 'post', json }),
  }
  // the world makes a `Result` of each text
  return { ...ways, own: ways } as unknown as Calls
}

type Api = Record<string, Record<string, (...args: unknown[]) => Promise<string>>>

const apiFor = (id: number, job: RenderJob): Api =>
  withAttribution(createApi(callsFor(id, job), job.origin), job.attribution) as unknown as Api

const apiNames = Object.fromEntries(
  Object.entries(createApi({} as Calls, ''))
    .filter(([, group]) => typeof group === 'object')
    .map(([name, group]) => [name, Object.keys(group)]),
)

const callApi = async (world: BundleWorld, { id, job, group, name, args }: WorldCall) => {
  const rendering = renderings.get(job)
  const call = rendering && apiNames[group]?.includes(name) ? rendering.api[group]?.[name] : undefined
  const given = args.map((one) => one ?? undefined)
  // arguments that the client does not accept: it may throw at once, or reject
  const result = await Promise.resolve()
    .then(() => call?.(...given))
    .catch(() => undefined)
  world.answer(id, result ?? unreachable)
}

/** Headers that a call of a backend may have, by their names in lower case. */
const backendHeaders = ['accept', 'content-type', 'idempotency-key']

/** A request of a backend as the site takes it; undefined if it is none. */
const backendCallOf = ({ path, init }: WorldRequest): BackendCall | undefined => {
  // JSON: null is what a bundle may give in place of nothing
  const { method, headers: given, body } = init
  const verb = backendMethods.find((one) => one === String(method ?? 'GET').toUpperCase())
  const headers = Object.fromEntries(
    Object.entries(given ?? {})
      .map(([name, value]) => [name.toLowerCase(), value])
      .filter(([name]) => backendHeaders.includes(name)),
  )
  const isRead = verb === 'GET' || verb === 'HEAD'
  const isText = typeof body === 'string' && Buffer.byteLength(body) <= limits.bodyBytes && !isRead
  const isRight = typeof path === 'string' && backendPath.test(path) && (body === undefined || isText)
  if (!verb || !isRight || !Object.values(headers).every(isHeader)) return undefined
  return { method: verb, path, headers, ...(isText && { body }) }
}

/** Requests a backend through the site; the world makes an answer of the text. */
const requestBackend = (world: BundleWorld, request: WorldRequest) => {
  const { job, backend } = request
  const answerWith = (text: string) => world.answer(request.id, text)
  const rendering = renderings.get(job)
  const call = backendCallOf(request)
  const isName = typeof backend === 'string' && /^[a-z][a-z0-9-]{0,29}$/.test(backend)
  if (!call || !isName || !rendering || ++rendering.calls > mostCalls) return answerWith(unreachable)
  const id = ++calls
  pendingCalls.set(id, (answer) => {
    if (!answer) return answerWith(unreachable)
    const { status, headers = {}, body } = answer
    answerWith(JSON.stringify({ ok: true, value: { status, headers, text: body } }))
  })
  say({ type: 'backend', id, job, backend, call })
}

let world: BundleWorld | undefined

// Node would look at what was thrown, and print it: that may run code of the bundle outside of its world
process.on('unhandledRejection', (reason) => fall(world?.describe(reason) ?? 'before a bundle'))
process.setUncaughtExceptionCaptureCallback((cause) => fall(world?.describe(cause) ?? 'before a bundle'))

const openWorld = (code: string): BundleWorld => {
  const opened: BundleWorld = createBundleWorld(code, apiNames, {
    say: write,
    call: (call) => void callApi(opened, call),
    backend: (request) => requestBackend(opened, request),
    rendered: (id) => renderings.delete(id),
    threw: fall,
  })
  return opened
}

let release = ''

/**
 * Renders that have not started; each has its own turn, and the site's other messages are handled in between.
 */
const queue: (() => void)[] = []

const takeTurn = () => {
  queue.shift()?.()
  if (queue.length > 0) setImmediate(takeTurn)
}

const inTurn = (begin: () => void) => {
  if (queue.push(begin) === 1) setImmediate(takeTurn)
}

const beginRender = (id: number, job: RenderJob) => {
  renderings.set(id, { api: apiFor(id, job), calls: 0 })
  const { attribution, composition, ...seen } = job
  world?.render(JSON.stringify({ id, job: { ...seen, release } }))
}

const hear = (message: ToWorker) => {
  switch (message.type) {
    case 'bundle':
      release = message.name
      world = openWorld(message.world)
      world.open(message.source, release)
      return say({ type: 'opened' })
    case 'ping':
      // after the renders before it, one of which may loop
      return inTurn(() => say({ type: 'pong', id: message.id }))
    case 'answer': {
      const { id } = message
      pendingCalls.get(id)?.(message)
      return pendingCalls.delete(id)
    }
    case 'unreachable':
      pendingCalls.get(message.id)?.(undefined)
      return pendingCalls.delete(message.id)
    case 'render':
      return inTurn(() => beginRender(message.id, message.job))
  }
}

/** The site is trusted: its messages are not validated. */
const frames = createFrameReader(Number.POSITIVE_INFINITY)

new Socket({ fd: pipes.in, readable: true, writable: false })
  .on('data', (chunk) => {
    for (const text of frames(chunk)) hear(JSON.parse(text))
  })
  // the site has ended
  .on('close', () => exit(0))

sealProcess()
say({ type: 'ready' })
