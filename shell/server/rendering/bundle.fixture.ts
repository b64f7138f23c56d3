import { readdirSync, readFileSync } from 'node:fs'
import { whenDone } from '@calm-rest/testing'
import { Context } from 'hono'
import { afterAll, vi } from 'vitest'
import { createBundleRenderer } from './bundle-renderer.ts'
import type { CallApi, RequestSender } from './call-api.ts'
import type { RenderJob } from './messages.ts'
import { defaultTimeoutMs } from './worker-renderer.ts'

export const job = (widget: string, props: object = {}): RenderJob => ({
  widget,
  props,
  lang: 'de',
  linkLang: undefined,
  ids: 's0-',
  origin: 'https://calmrest.example',
  composition: '0123456789ab',
})

/** Widgets as a release's server bundle has them, one for each thing that can happen. */
export const source = `
  const widget = (load, render = ({ data }) => '<p>' + JSON.stringify(data) + '</p>') => ({ load, render })
  exports.good = widget(async ({ props, lang }) => ({ lang, ...props }))
  exports.rooms = widget(({ api }) => api.rooms.list())
  exports.writes = widget(({ api }) => api.messages.create({ message: 'hello' }))
  exports.quotes = widget(({ api }) => api.quotes.create({ roomType: 'coral-suite' }))
  exports.addresses = widget(async () => null, ({ host, ids }) => ids + host.href({ screen: 'rooms', category: 'family' }) + host.api.mediaUrl('/media/a.svg'))
  exports.form = {
    ...widget(({ api }) => api.messages.create({ message: 'unasked' })),
    submit: async ({ form, api }) => ({ status: 201, data: { name: form.get('name'), result: await api.messages.create({ message: 'hello' }) } }),
  }
  exports.throws = widget(async () => { throw new Error('not today') })
  exports.navigates = widget(async () => null, ({ host }) => host.navigate({ screen: 'home' }))
  exports.numbered = widget(async () => crypto.randomUUID().length)
  exports.lucky = widget(async () => Math.random() < 2)
  exports.late = widget(() => new Promise(() => {}))
  exports.loops = widget(async () => { for (;;); })
  exports.swells = widget(async () => { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())) })
  let renders = 0
  exports.counts = widget(async ({ props }) => props, () => String(++renders))
`

const noApi: CallApi = () => Promise.reject(new Error('there is none'))

/** Sender of a form. */
export const aSender = (headers: Record<string, string> = {}): RequestSender =>
  new Context(new Request('https://calmrest.example/contact', { headers }))

/**
 * No deadline of a bundle passes by itself: how long a process takes to start is the machine's affair. A test that is about
 * one moves the clock on.
 */
export const holdDeadlines = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  whenDone(() => vi.useRealTimers())
}

/** One bundle in its process, until the test is over. */
export const aBundle = ({ callApi = noApi, text = source, timeoutMs = defaultTimeoutMs } = {}) => {
  const bundle = createBundleRenderer({ name: 'mf-rooms 1.0.0', source: () => text, callApi, timeoutMs })
  whenDone(bundle.close)
  return bundle
}

/** One bundle in one process for all tests of a block, which leave it as it was; each names its API. */
export const sharedBundle = () => {
  let current = noApi
  let bundle: ReturnType<typeof createBundleRenderer> | undefined
  afterAll(() => bundle?.close())
  return (callApi: CallApi = noApi) => {
    current = callApi
    bundle ??= createBundleRenderer({
      name: 'mf-rooms 1.0.0',
      source: () => source,
      callApi: (...call) => current(...call),
    })
    return bundle
  }
}

/** Processes of server bundles that this one has started. */
export const workerPids = () =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => {
      try {
        const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
        const isWorker = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('ssr-worker')
        return parent === String(process.pid) && isWorker
      } catch {
        return false
      }
    })
    .map(Number)
