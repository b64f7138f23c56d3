import { writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { isNativeError } from 'node:util/types'
import { createApiClient } from '@calm-rest/client'
import type { Host, ServerWidget } from '@calm-rest/contract/widget'
import { linkTo } from '@calm-rest/embed/links'
import { LRUCache } from 'lru-cache'
import { addressOf, inLanguage } from '../../src/routes/addresses.ts'
import { withAttribution } from '../../src/site/attribution.ts'
import { apiFetch } from './api-fetch.ts'
import { createFrameReader, frameOf } from './frames.ts'
import type { ApiCall, FormFields, FromWorker, Rendered, RenderJob, ToWorker } from './messages.ts'
import { randomDraws, runBundle } from './run-bundle.ts'
import { sealProcess } from './seal-process.ts'

/**
 * The process in which one release's server bundle runs, without rights (start-worker.ts): it may loop, throw, swell or
 * look around without harm to the site.
 */
/** Ends of the pipes that the site has given to this process. */
const pipes = { in: 0, out: 1 }

const say = (message: FromWorker) => {
  const frame = frameOf(JSON.stringify(message))
  for (let written = 0; written < frame.length; ) written += writeSync(pipes.out, frame, written)
}
// they are for the site, which ends this process after its last page
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
sealProcess()

/** Exports of the bundle; throws where it has none. */
let widgets: () => Record<string, ServerWidget> = () => {
  throw new Error('No bundle yet')
}
let name = ''

/** Calls of the API that wait for their answer. */
const pendingCalls = new Map<
  number,
  { resolve: (response: Response) => void; reject: (cause: Error) => void }
>()
let calls = 0

/** The API by way of the site: a bundle has no network of its own and no cookie; it reads, and writes only what a form asks for. */
const callFor = (job: number) => (call: ApiCall) =>
  new Promise<Response>((resolve, reject) => {
    const id = ++calls
    pendingCalls.set(id, { resolve, reject })
    say({ type: 'call', id, job, call })
  })

const nobody = () => undefined
const never = () => {
  throw new Error('A render asks for addresses alone')
}

const hostFor = (
  id: number,
  { lang, linkLang, links, origin, composition, attribution }: RenderJob,
): Host => ({
  lang,
  api: withAttribution(
    createApiClient({
      origin,
      lang: () => lang,
      headers: () => ({ 'X-Composition': composition }),
      fetch: apiFetch(callFor(id)),
    }),
    attribution,
  ),
  href: (to) => {
    if (links) return linkTo(to, links)
    return to.screen === 'back' ? inLanguage('/', linkLang) : addressOf(to, linkLang)
  },
  navigate: never,
  session: {
    current: nobody,
    subscribe: () => nobody,
    signIn: never,
    signInWithGoogle: never,
    signOut: never,
    changed: never,
  },
  report: never,
})

/** The last HTML of each widget for each input: the same data makes the same markup. */
const cache = new LRUCache<string, Rendered>({ max: 200 })

const render = async (id: number, job: RenderJob): Promise<Rendered> => {
  const widget = widgets()[job.widget]
  if (!widget) throw new Error(`${name} has no widget '${job.widget}'`)
  const { props, lang, ids } = job
  const host = hostFor(id, job)
  const input = { props, lang, api: host.api, signal: new AbortController().signal }
  if (job.form) {
    if (!widget.submit) throw new Error(`${name}: '${job.widget}' takes no form`)
    const { status, data } = await widget.submit({ ...input, form: formOf(job.form) })
    return { status, html: widget.render({ props, data, host, ids }), data: toJson(data) }
  }
  const loaded = await widget.load(input)
  const data = toJson(loaded)
  const key = JSON.stringify([job.widget, props, lang, job.linkLang, job.links, ids, job.origin, data])
  const rendered = cache.get(key) ?? { html: widget.render({ props, data: loaded, host, ids }), data }
  cache.set(key, rendered)
  return { ...rendered, page: widget.describe?.({ data: loaded, lang }) }
}

const toJson = (data: unknown) => JSON.stringify(data ?? null)

const formOf = (fields: FormFields) => {
  const form = new FormData()
  for (const [field, value] of fields) form.append(field, value)
  return form
}

const open = (source: string) => {
  try {
    const exported = runBundle(source, name) as Record<string, ServerWidget>
    widgets = () => exported
  } catch (cause) {
    widgets = () => {
      throw cause
    }
  }
}

const messageOf = (cause: unknown) => (isNativeError(cause) ? cause.message : String(cause))

/** Renders that have not begun; each has a turn of its own, and what else the site says is heard between them. */
const queue: (() => void)[] = []

const takeTurn = () => {
  queue.shift()?.()
  if (queue.length > 0) setImmediate(takeTurn)
}

const inTurn = (begin: () => void) => {
  if (queue.push(begin) === 1) setImmediate(takeTurn)
}

const answerRender = (id: number, job: RenderJob) => {
  const before = randomDraws()
  render(id, job).then(
    (rendered) => say({ type: 'rendered', id, ...rendered, isRandom: randomDraws() !== before }),
    (cause: unknown) => say({ type: 'failed', id, message: messageOf(cause) }),
  )
}

const hear = (message: ToWorker) => {
  switch (message.type) {
    case 'bundle':
      name = message.name
      open(message.source)
      return say({ type: 'opened' })
    case 'ping':
      return say({ type: 'pong', id: message.id })
    case 'answer': {
      const { id, status, headers, body } = message
      pendingCalls.get(id)?.resolve(new Response(body || null, { status, headers }))
      return pendingCalls.delete(id)
    }
    case 'unreachable':
      pendingCalls.get(message.id)?.reject(new TypeError('The API cannot be reached'))
      return pendingCalls.delete(message.id)
    case 'render':
      return inTurn(() => answerRender(message.id, message.job))
  }
}

/** The site is trusted: whatever it sends is read whole. */
const frames = createFrameReader(Number.POSITIVE_INFINITY)

new Socket({ fd: pipes.in, readable: true, writable: false })
  .on('data', (chunk) => {
    for (const text of frames(chunk)) hear(JSON.parse(text))
  })
  // the site has ended
  .on('close', () => process.exit())

say({ type: 'ready' })
