import type { Api } from '@calm-rest/contract/api'
import type { BackendAnswer, Host, OpenBackend, ServerWidget, To } from '@calm-rest/contract/widget'
import type { RenderJob } from './messages.ts'
import { createAbort } from './world-abort.ts'
import { createAddresses } from './world-addresses.ts'
import { sealLanguage } from './world-language.ts'

/**
 * Code of the function that makes a bundle's world. It runs in the context of a server bundle, and uses the language and
 * the bridge alone, so that no object of the worker's own realm is in reach of a bundle.
 */
export const worldCode = (): string => {
  const parts = `{ createAbort: ${createAbort}, createAddresses: ${createAddresses}, sealLanguage: ${sealLanguage} }`
  return `((bridge, apiNames) => (${createWorld})(bridge, apiNames, ${parts}))`
}

/** Functions of other files, whose texts are part of the code. */
interface WorldParts {
  createAbort: typeof createAbort
  createAddresses: typeof createAddresses
  sealLanguage: typeof sealLanguage
}

/** A job as the world has it, with the name of the release for its messages. */
export type WorldJob = Omit<RenderJob, 'attribution' | 'composition'> & { release: string }

/**
 * The one function of this process that the world's own code may call, and a bundle never sees. It takes and gives texts,
 * and has no prototype that leads anywhere.
 */
export type Bridge = (name: string, text: string) => string

/** A bundle as CommonJS has it. */
export type BundleFunction = (module: object, exports: object) => void

/** Functions for the worker, which only take and return texts. */
export interface World {
  /** Runs the bundle. */
  open(run: BundleFunction): void
  /** There is no bundle to run, for this reason. */
  failed(reason: string): void
  render(text: string): void
  /** The result of an API call as JSON; invalid JSON means an invalid response of the API. */
  answer(id: number, text: string): void
  /** A timer is due. */
  fire(id: number): void
  /** Describes what a bundle threw or rejected with. */
  describe(cause: unknown): string
}

/** Makes the world; nothing of `bridge` may reach a bundle. Nothing outside of this function is there when it runs. */
const createWorld = (bridge: Bridge, apiNames: string, parts: WorldParts): World => {
  // biome-ignore-start lint/suspicious/noShadowRestrictedNames: a bundle that assigns to one of them harms itself alone
  const { Array, ArrayBuffer, Date, Error, JSON, Map, Math, Number, Object, Promise } = globalThis
  const { RangeError, Reflect, RegExp, Set, TypeError, Uint8Array } = globalThis
  const { encodeURIComponent, unescape } = globalThis
  // biome-ignore-end lint/suspicious/noShadowRestrictedNames: a bundle that assigns to one of them harms itself alone
  const { stringify, parse } = JSON
  const { min } = Math
  const PlainError = Error

  /** A bridge only passes texts: what it throws is of another realm, and ends here. */
  const ask = (name: string, text: string): string => {
    let answer: unknown
    try {
      answer = bridge(name, text)
    } catch {
      answer = undefined
    }
    if (typeof answer !== 'string') throw new PlainError(`${name} failed`)
    return answer
  }

  const describe = (cause: unknown): string => {
    try {
      if (cause instanceof PlainError) return `${cause.message}`
      return `${cause as string}`
    } catch {
      return 'something that has no text'
    }
  }
  const guarded = (run: () => void) => {
    try {
      run()
    } catch (cause) {
      ask('threw', describe(cause))
    }
  }

  // time

  let timers = 0
  /** Renders that are not over: without one, no timer is due. */
  let openRenders = 0
  const waiting = new Map<number, () => void>()
  const later = (ms: unknown, run: () => void) => {
    const id = ++timers
    if (openRenders === 0) return id
    waiting.set(id, run)
    ask('timer', stringify([id, min(Number(ms) || 0, 2 ** 31 - 1)]))
    return id
  }
  const setTimeout = (callback: (...given: unknown[]) => void, ms?: unknown, ...given: unknown[]) => {
    if (typeof callback !== 'function') throw new TypeError('setTimeout takes a function')
    return later(ms, () => callback(...given))
  }
  const clearTimeout = (id: unknown) => {
    if (waiting.delete(id as number)) ask('clear', `${id}`)
  }
  const queueMicrotask = (callback: () => void) => {
    if (typeof callback !== 'function') throw new TypeError('queueMicrotask takes a function')
    void Promise.resolve().then(() => guarded(callback))
  }
  const began = Date.now()
  const performance = { timeOrigin: began, now: () => Date.now() - began }

  /** Messages are for this world alone, so that they pass as they are. */
  class MessagePort {
    onmessage: ((event: { data: unknown }) => void) | null = null
    other: MessagePort | undefined
    postMessage(data: unknown) {
      const { other } = this
      if (other) later(0, () => other.onmessage?.({ data }))
    }
    start() {}
    close() {
      this.other = undefined
    }
  }
  class MessageChannel {
    port1 = new MessagePort()
    port2 = new MessagePort()
    constructor() {
      this.port1.other = this.port2
      this.port2.other = this.port1
    }
  }

  const { AbortController, AbortSignal, namedError } = parts.createAbort(later)
  const { FormData, URL, URLSearchParams } = parts.createAddresses(ask)

  // texts

  class TextEncoder {
    encoding = 'utf-8'
    encode(text: unknown = '') {
      // a text of bytes, one a character
      const bytes = unescape(encodeURIComponent(`${text}`.toWellFormed()))
      return Uint8Array.from({ length: bytes.length }, (_, at) => bytes.charCodeAt(at))
    }
  }

  class TextDecoder {
    encoding = 'utf-8'
    constructor(encoding = 'utf-8') {
      if (!/^utf-?8$/i.test(encoding)) throw new RangeError(`${encoding} is not supported`)
    }
    decode(bytes?: ArrayBuffer | ArrayBufferView) {
      return bytes ? ask('decode', hexOf(bytesOf(bytes))) : ''
    }
  }

  /** Clones plain objects and the language's own: functions are refused, and classes are not kept. */
  const structuredClone = (given: unknown) => {
    const copies = new Map<unknown, unknown>()
    const known = <Copy>(value: unknown, made: Copy): Copy => {
      copies.set(value, made)
      return made
    }
    const clone = (value: unknown): unknown => {
      if (typeof value === 'function' || typeof value === 'symbol') {
        throw namedError('DataCloneError', 'This cannot be cloned')
      }
      if (typeof value !== 'object' || value === null) return value
      if (copies.has(value)) return copies.get(value)
      if (value instanceof Date) return new Date(value.getTime())
      if (value instanceof RegExp) return new RegExp(value.source, value.flags)
      if (value instanceof ArrayBuffer) return known(value, value.slice(0))
      if (ArrayBuffer.isView(value)) return known(value, new Uint8Array(bytesOf(value)))
      if (value instanceof Map) {
        const map = known(value, new Map())
        for (const [key, own] of value) map.set(clone(key), clone(own))
        return map
      }
      if (value instanceof Set) {
        const set = known(value, new Set())
        for (const own of value) set.add(clone(own))
        return set
      }
      const made = known(value, Array.isArray(value) ? Array(value.length) : {})
      for (const [name, own] of Object.entries(value)) Reflect.set(made, name, clone(own))
      return made
    }
    return clone(given)
  }

  // chance

  /** How often a bundle has asked for randomness: its result then differs for each guest. */
  let draws = 0
  const { random } = Math
  const randomBytes = (length: number) => {
    draws += 1
    return ask('random', `${length}`)
  }
  const byteAt = (hex: string, at: number) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16)
  const isBytes = (value: unknown): value is ArrayBufferView => ArrayBuffer.isView(value)
  const bytesOf = (view: ArrayBuffer | ArrayBufferView) =>
    isBytes(view) ? new Uint8Array(view.buffer, view.byteOffset, view.byteLength) : new Uint8Array(view)
  const hexOf = (bytes: Uint8Array) =>
    Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const crypto = {
    getRandomValues: <View extends ArrayBufferView>(view: View): View => {
      const bytes = bytesOf(view)
      if (bytes.length > 65_536) throw new RangeError('At most 65536 random bytes at once')
      const hex = randomBytes(bytes.length)
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = byteAt(hex, at)
      return view
    },
    randomUUID: () => {
      const hex = randomBytes(16)
      const variant = ((byteAt(hex, 8) & 0x3f) | 0x80).toString(16)
      const parts = [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `4${hex.slice(13, 16)}`,
        `${variant}${hex.slice(18, 20)}`,
        hex.slice(20),
      ]
      return parts.join('-')
    },
    subtle: {
      digest: async (algorithm: string | { name: string }, data: ArrayBuffer | ArrayBufferView) => {
        const name = typeof algorithm === 'string' ? algorithm : algorithm.name
        const hex = ask('digest', stringify([`${name}`, hexOf(bytesOf(data))]))
        return Uint8Array.from({ length: hex.length / 2 }, (_, at) => byteAt(hex, at)).buffer
      },
    },
  }

  // the API

  const resultOf = (text: string): unknown => {
    try {
      return parse(text)
    } catch {
      return { ok: false, failure: { kind: 'unexpected', status: 200 } }
    }
  }

  let calls = 0
  const pending = new Map<number, (result: unknown) => void>()

  const addressIn = (origin: string, path: string) => (origin === '' ? path : new URL(path, origin).href)

  /** Drops an abort signal, which would have no effect: a render either runs or is over. */
  const withoutSignal = (name: string, value: unknown) => (name === 'signal' ? undefined : value)

  const apiFor = (job: number, origin: string): Api => {
    const api: Record<string, unknown> = { mediaUrl: (path: string) => addressIn(origin, `${path}`) }
    for (const [group, names] of Object.entries(parse(apiNames) as Record<string, string[]>)) {
      const call =
        (name: string) =>
        (...args: unknown[]) =>
          new Promise((resolve) => {
            const id = ++calls
            pending.set(id, resolve)
            ask('call', stringify({ id, job, group, name, args }, withoutSignal))
          })
      api[group] = Object.fromEntries(names.map((name) => [name, call(name)]))
    }
    return api as unknown as Api
  }

  // backends

  interface BackendText {
    status: number
    headers: Record<string, string>
    text: string
  }

  const answerFrom = (result: unknown): BackendAnswer => {
    const { ok, value } = result as { ok: boolean; value: BackendText }
    if (!ok) throw new TypeError('The backend cannot be reached')
    const { status, headers, text } = value
    return {
      ok: status >= 200 && status < 300,
      status,
      headers: {
        get: (name) => {
          const header = `${name}`.toLowerCase()
          return Object.hasOwn(headers, header) ? (headers[header] ?? null) : null
        },
      },
      text: async () => text,
      json: async () => parse(text),
    }
  }

  const backendsFor =
    (job: number): OpenBackend =>
    (backend) => ({
      fetch: (path, { method, headers, body } = {}) =>
        new Promise((resolve) => {
          const id = ++calls
          pending.set(id, resolve)
          ask('backend', stringify({ id, job, backend, path, init: { method, headers, body } }))
        }).then(answerFrom),
    })

  // rendering

  const nobody = () => undefined
  const never = () => {
    throw new PlainError('A render asks for addresses alone')
  }

  const hostFor = (
    id: number,
    { lang, linkLang, links, origin, property, hotel, flags }: WorldJob,
  ): Host => ({
    lang,
    api: apiFor(id, origin),
    backend: backendsFor(id),
    flags,
    property,
    hotel,
    href: (to: To) => ask('href', stringify({ to, linkLang, links })),
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

  let widgets: Record<string, ServerWidget> = {}
  let failure: string | undefined = 'No bundle yet'

  interface MadeHtml {
    html: string
    data: string
    status?: number | undefined
    page?: unknown
  }

  /** The last HTML of each widget for each input: the same data makes the same markup. */
  const cache = new Map<string, MadeHtml>()
  const mostCached = 200
  const remember = (key: string, made: MadeHtml) => {
    cache.delete(key)
    cache.set(key, made)
    if (cache.size > mostCached) cache.delete(cache.keys().next().value ?? '')
  }

  const toJson = (data: unknown) => stringify(data ?? null)

  const formOf = (fields: NonNullable<WorldJob['form']>) => {
    const form = new FormData()
    for (const [field, value] of fields) form.append(field, value)
    return form as unknown as globalThis.FormData
  }

  const render = async (id: number, job: WorldJob): Promise<MadeHtml> => {
    if (failure !== undefined) throw new PlainError(failure)
    const widget = Object.hasOwn(widgets, job.widget) ? widgets[job.widget] : undefined
    if (!widget) throw new PlainError(`${job.release} has no widget '${job.widget}'`)
    const { props, lang, ids, flags } = job
    const host = hostFor(id, job)
    const signal = new AbortController().signal as unknown as globalThis.AbortSignal
    const input = { props, lang, api: host.api, backend: host.backend, flags, signal }
    if (job.form) {
      if (!widget.submit) throw new PlainError(`${job.release}: '${job.widget}' takes no form`)
      const { status, data } = await widget.submit({ ...input, form: formOf(job.form) })
      return { status, html: widget.render({ props, data, host, ids }), data: toJson(data) }
    }
    const loaded = await widget.load(input)
    const data = toJson(loaded)
    const key = stringify([
      job.widget,
      props,
      lang,
      job.linkLang,
      job.links,
      ids,
      job.origin,
      job.property,
      job.hotel,
      flags,
      data,
    ])
    const known = cache.get(key)
    const before = draws
    const made = known ?? { html: widget.render({ props, data: loaded, host, ids }), data }
    // a result with randomness differs for each guest
    if (known || draws === before) remember(key, made)
    return { ...made, page: widget.describe?.({ data: loaded, lang }) }
  }

  const answerRender = async (id: number, job: WorldJob) => {
    const before = draws
    let said: object
    openRenders += 1
    try {
      said = { type: 'rendered', ...(await render(id, job)), isRandom: draws !== before, id }
    } catch (cause) {
      said = { type: 'failed', id, message: describe(cause) }
    }
    openRenders -= 1
    if (openRenders === 0) waiting.clear()
    ask('rendered', `${id}`)
    ask('say', stringify(said))
  }

  // globals of a bundle

  const globals: Record<string, unknown> = {
    AbortController,
    AbortSignal,
    FormData,
    MessageChannel,
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
    clearTimeout,
    crypto,
    performance,
    queueMicrotask,
    setTimeout,
    structuredClone,
    console: Object.fromEntries(
      ['debug', 'error', 'info', 'log', 'warn'].map((level) => [level, () => undefined]),
    ),
  }

  Math.random = () => {
    draws += 1
    return random()
  }
  parts.sealLanguage(globals, [new MessageChannel().port1])

  return {
    open: (run) => {
      const bundle: { exports: Record<string, ServerWidget> } = { exports: {} }
      failure = undefined
      try {
        run(bundle, bundle.exports)
        widgets = bundle.exports
      } catch (cause) {
        failure = describe(cause)
      }
    },
    failed: (reason) => {
      failure = reason
    },
    render: (text) => {
      const { id, job } = parse(text) as { id: number; job: WorldJob }
      void answerRender(id, job)
    },
    answer: (id, text) => {
      const resolve = pending.get(id)
      pending.delete(id)
      resolve?.(resultOf(text))
    },
    fire: (id) => {
      const run = waiting.get(id)
      waiting.delete(id)
      if (run) guarded(run)
    },
    describe,
  }
}
