import { createHash, randomBytes } from 'node:crypto'
import { compileFunction, constants, createContext } from 'node:vm'
import { linkTo } from '@calm-rest/embed/links'
import { addressOf, inLanguage } from '../../src/routes/addresses.ts'
import type { Bridge, BundleFunction, World } from './bundle-world.ts'
import type { RenderJob } from './messages.ts'

export interface BundleEvents {
  /** A message for the site, as JSON. */
  say(text: string): void
  /** A call of the API by a render: group and name of the client's function, and its arguments. */
  call(call: WorldCall): void
  /** A request of a backend by a render. */
  backend(request: WorldRequest): void
  /** A render is over, whatever came of it; its message follows. */
  rendered(job: number): void
  /** The bundle threw outside a render. */
  threw(message: string): void
}

export interface WorldCall {
  id: number
  job: number
  group: string
  name: string
  args: unknown[]
}

export interface WorldRequest {
  id: number
  job: number
  backend: string
  path: string
  init: { method?: unknown; headers?: unknown; body?: unknown }
}

/**
 * `import()` is the one word by which a text comes to code of the host's: what it answers belongs to the realm around the
 * world. No text within a world becomes code later, so that it is enough to look once. A comment may stand behind the word.
 */
const dynamicImport = /\bimport\s*[(./<-]/

/** Bytes of a body that a render may have hashed or drawn at once. */
const mostBytes = 65_536

/** Addresses, hashes and random bytes for the world, by name: texts to texts. */
const answers: Record<string, (text: string) => string> = {
  url: (text) => {
    const [input, base] = JSON.parse(text) as [string, string | null]
    return JSON.stringify(fieldsOf(URL.parse(input, base ?? undefined)))
  },
  'url-with': (text) => {
    const [href, field, value] = JSON.parse(text) as [string, string, string]
    const url = URL.parse(href)
    if (url && urlFields.includes(field) && field !== 'origin') Reflect.set(url, field, value)
    return JSON.stringify(fieldsOf(url))
  },
  pairs: (text) => JSON.stringify([...new URLSearchParams(text)]),
  query: (text) => String(new URLSearchParams(JSON.parse(text) as [string, string][])),
  href: (text) => {
    const { to, linkLang, links } = JSON.parse(text) as Pick<RenderJob, 'linkLang' | 'links'> & {
      to: Parameters<typeof linkTo>[0]
    }
    if (links) return linkTo(to, links)
    return to.screen === 'back' ? inLanguage('/', linkLang) : addressOf(to, linkLang)
  },
  decode: (text) => new TextDecoder().decode(Buffer.from(text, 'hex')),
  random: (text) => randomBytes(Math.min(Number(text), mostBytes)).toString('hex'),
  digest: (text) => {
    const [name, hex] = JSON.parse(text) as [string, string]
    return createHash(name.replace('-', '')).update(hex, 'hex').digest('hex')
  },
}

const urlFields = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
]

const fieldsOf = (url: URL | null) =>
  url && Object.fromEntries(urlFields.map((field) => [field, Reflect.get(url, field)]))

/** Longest that Node's own timers wait. */
const longestMs = 2 ** 31 - 1

/**
 * A world for one server bundle (packages/build/src/rspack/remote.ts): a context of its own that makes no code of texts,
 * in which the code of bundle-world.ts makes all that a bundle finds beside the language.
 */
export const createBundleWorld = (
  world: string,
  apiNames: Record<string, string[]>,
  events: BundleEvents,
) => {
  const context = createContext(constants.DONT_CONTEXTIFY, {
    name: 'bundle',
    codeGeneration: { strings: false, wasm: false },
  })
  const timers = new Map<number, NodeJS.Timeout>()
  let openRenders = 0
  /** No timer of a bundle is due while nothing is rendered. */
  const renderEnded = () => {
    openRenders -= 1
    if (openRenders > 0) return
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }

  /** The output since the call. It may come with hardly any stack left, and its listener needs some. */
  let said: (() => void)[] = []
  const passOn = () => {
    const now = said
    said = []
    for (const one of now) one()
  }
  /** Calls the world, and passes on its output until all of its promises wait again. */
  const enter = (run: () => void) => {
    setImmediate(passOn)
    run()
  }

  const answer = (name: string, text: string): string => {
    switch (name) {
      case 'say':
        said.push(() => events.say(text))
        return ''
      case 'call':
        said.push(() => events.call(JSON.parse(text)))
        return ''
      case 'backend':
        said.push(() => events.backend(JSON.parse(text)))
        return ''
      case 'rendered':
        renderEnded()
        said.push(() => events.rendered(Number(text)))
        return ''
      case 'threw':
        said.push(() => events.threw(text))
        return ''
      case 'timer': {
        const [id, ms] = JSON.parse(text) as [number, number]
        const due = () => {
          timers.delete(id)
          enter(() => fire(id))
        }
        timers.set(id, setTimeout(due, Math.max(0, Math.min(ms, longestMs))))
        return ''
      }
      case 'clear':
        clearTimeout(timers.get(Number(text)))
        timers.delete(Number(text))
        return ''
      default:
        return Object.hasOwn(answers, name) ? (answers[name]?.(text) ?? '') : ''
    }
  }
  const bridge: Bridge = (name, text) => {
    try {
      return answer(`${name}`, `${text}`)
    } catch {
      // not a text: the world throws an error of its own
      return undefined as unknown as string
    }
  }
  Object.freeze(Object.setPrototypeOf(bridge, null))

  const create = compileFunction(`'use strict'\nreturn ${world}(bridge, apiNames)`, ['bridge', 'apiNames'], {
    filename: 'bundle-world',
    parsingContext: context,
  }) as (bridge: Bridge, apiNames: string) => World
  const made = create(bridge, JSON.stringify(apiNames))
  // read once, before a bundle runs
  const { open, failed, render, answer: giveAnswer, fire, describe } = made

  return {
    /** Runs the bundle; if it fails, each render reports why. */
    open: (source: string, filename: string): void => {
      if (dynamicImport.test(source)) {
        failed(
          'a server bundle may not contain the word import before one of ( . / < -, not even in a text or comment',
        )
        return
      }
      let run: BundleFunction
      try {
        run = compileFunction(source, ['module', 'exports'], {
          filename,
          parsingContext: context,
        }) as BundleFunction
      } catch (cause) {
        // of V8's parser: nothing of the bundle has run
        failed(String(cause))
        return
      }
      enter(() => open(run))
    },
    /** Renders a job, given as JSON with its id; sends its result. */
    render: (text: string): void => {
      openRenders += 1
      enter(() => render(text))
    },
    /** Gives the result of a call, as JSON. */
    answer: (id: number, text: string): void => enter(() => giveAnswer(id, text)),
    /** A text for something of the world's, which is looked at within it. */
    describe,
  }
}

export type BundleWorld = ReturnType<typeof createBundleWorld>
