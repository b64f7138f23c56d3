import { writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { createApiClient } from '@calm-rest/client'
import type { Api } from '@calm-rest/contract/api'
import { withAttribution } from '../../src/site/attribution.ts'
import { apiFetch } from './api-fetch.ts'
import { createFrameReader, frameOf } from './frames.ts'
import { type ApiCall, type FromWorker, mostCalls, type RenderJob, type ToWorker } from './messages.ts'
import { createBundleWorld, type WorldCall } from './run-bundle.ts'
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

// without what runs at a usual end: it is for code that may still load files
const { reallyExit } = process as unknown as { reallyExit: (code: number) => never }
const exit = (code: number): never => reallyExit.call(process, code)

/** The last words of this process, which the site reads. */
const fall = (reason: string): never => {
  writeSync(pipes.log, `Error: ${reason}\n`)
  return exit(1)
}

// they are for the site, which ends this process after its last page
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

interface Rendering {
  api: Api
  /** Calls that its widget has made. */
  asked: number
  /** Requests that came of them, second tries included. */
  sent: number
}

/** What is being rendered, by its id, as long as its calls may come. */
const renderings = new Map<number, Rendering>()

/** Calls of the API that wait for their answer. */
const pendingCalls = new Map<
  number,
  { resolve: (response: Response) => void; reject: (cause: Error) => void }
>()
let calls = 0

const unreachable = () => new TypeError('The API cannot be reached')

/** The API by way of the site: a bundle has no network of its own and no cookie; it reads, and writes only what a form asks for. */
const callFor = (job: number) => (call: ApiCall) =>
  new Promise<Response>((resolve, reject) => {
    const rendering = renderings.get(job)
    if (!rendering || ++rendering.sent > mostCalls) return reject(unreachable())
    const id = ++calls
    pendingCalls.set(id, { resolve, reject })
    say({ type: 'call', id, job, call })
  })

const apiFor = (id: number, { lang, origin, composition, attribution }: RenderJob): Api =>
  withAttribution(
    createApiClient({
      origin,
      lang: () => lang,
      headers: () => ({ 'X-Composition': composition }),
      fetch: apiFetch(callFor(id)),
    }),
    attribution,
  )

type Calls = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>

/** A client of the API that is never asked: its shape, and all of its code loaded while there still are files. */
const idle = createApiClient({ origin: '', lang: () => 'en', fetch: async () => Response.json(null) })
await idle.hotel.day()
const apiNames = Object.fromEntries(
  Object.entries(idle)
    .filter(([, group]) => typeof group === 'object')
    .map(([name, group]) => [name, Object.keys(group)]),
)

const failure = { ok: false, failure: { kind: 'network' } }

const callApi = async ({ id, job, group, name, args }: WorldCall) => {
  const rendering = renderings.get(job)
  const mayAsk = rendering && ++rendering.asked <= mostCalls && apiNames[group]?.includes(name)
  const api = rendering?.api as unknown as Calls | undefined
  const result = mayAsk ? await api?.[group]?.[name]?.(...args).catch(() => failure) : failure
  world.answer(id, JSON.stringify(result ?? failure))
}

const world = createBundleWorld(apiNames, {
  say: write,
  call: (call) => void callApi(call),
  rendered: (id) => renderings.delete(id),
  threw: fall,
})

// Node would look at what was thrown, and print it: that may run code of the bundle outside of its world
process.on('unhandledRejection', (reason) => fall(world.describe(reason)))
process.setUncaughtExceptionCaptureCallback((cause) => fall(world.describe(cause)))

let release = ''

/** Renders that have not begun; each has a turn of its own, and what else the site says is heard between them. */
const queue: (() => void)[] = []

const takeTurn = () => {
  queue.shift()?.()
  if (queue.length > 0) setImmediate(takeTurn)
}

const inTurn = (begin: () => void) => {
  if (queue.push(begin) === 1) setImmediate(takeTurn)
}

const beginRender = (id: number, job: RenderJob) => {
  renderings.set(id, { api: apiFor(id, job), asked: 0, sent: 0 })
  const { attribution, composition, ...seen } = job
  world.render(JSON.stringify({ id, job: { ...seen, release } }))
}

const hear = (message: ToWorker) => {
  switch (message.type) {
    case 'bundle':
      release = message.name
      world.open(message.source, release)
      return say({ type: 'opened' })
    case 'ping':
      return say({ type: 'pong', id: message.id })
    case 'answer': {
      const { id, status, headers, body } = message
      pendingCalls.get(id)?.resolve(new Response(body || null, { status, headers }))
      return pendingCalls.delete(id)
    }
    case 'unreachable':
      pendingCalls.get(message.id)?.reject(unreachable())
      return pendingCalls.delete(message.id)
    case 'render':
      return inTurn(() => beginRender(message.id, message.job))
  }
}

/** The site is trusted: whatever it sends is read whole. */
const frames = createFrameReader(Number.POSITIVE_INFINITY)

new Socket({ fd: pipes.in, readable: true, writable: false })
  .on('data', (chunk) => {
    for (const text of frames(chunk)) hear(JSON.parse(text))
  })
  // the site has ended
  .on('close', () => exit(0))

sealProcess()
say({ type: 'ready' })
