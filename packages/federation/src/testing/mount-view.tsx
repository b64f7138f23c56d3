import { createRequire } from 'node:module'
import type { Host, Lang, To } from '@calm-rest/contract/widget'
import type { WordsByLang } from '@calm-rest/i18n'
import { emptyDocument } from '@calm-rest/testing'
import { act, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { onTestFinished } from 'vitest'
import { HostContext } from '../widget/host-context.ts'
import { eventsOfWindow, SizeObserver, takeListeners } from './listeners.ts'
import { outlineOf } from './outline.ts'
import { hostFor } from './test-host.ts'
import { testWords } from './test-words.ts'

/** Keys held meanwhile. */
type HeldKeys = Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', true>>

export interface MountedView {
  /** The document's content, with its dialogs. */
  page: HTMLElement
  /** What the page, or an open dialog on it, says and offers: see `outlineOf`. */
  outline: (part?: 'dialog') => string
  /** Finds a field by its label; throws where there is none. */
  field: (label: string) => HTMLElement
  /** Finds the first button or link with this text or label; throws where there is none. */
  control: (name: string) => HTMLElement
  /** `at` is the place of the press in pixels. */
  press: (control: Element, at?: { clientX: number; clientY: number }) => Promise<void>
  pressKey: (target: Element | null, key: string, held?: HeldKeys) => Promise<void>
  /** Fills a field in, or chooses in it. */
  fill: (field: Element | null, value: string) => Promise<void>
  /** Ticks a box or chooses a radio button, or unticks it. */
  tick: (choice: Element, isTicked?: boolean) => Promise<void>
  /** Submits a form, the first one unless another is given; throws where no script handles it. */
  submit: (form?: Element | null) => Promise<void>
  /** Gives an element other sizes in pixels, of which its observers hear. */
  resize: (element: HTMLElement, sizes: Partial<typeof size>) => Promise<void>
  /** Where the view has sent the visitor. */
  went: To[]
  /** Waits until `expected` throws no longer, for ten seconds at most. */
  until: (expected: () => void) => Promise<void>
}

const patienceMs = 10_000
const lookMs = 10
/** Turns of the event loop from a response to the state that follows from it, with some to spare. */
const turnsOfAnAnswer = 5

/**
 * For tests: mounts an element with React DOM in a simulated document, at a host with the given functions. There is no
 * layout, style or focus: each element is 800 by 600 pixels. A modal dialog has the attribute `open`. It is unmounted
 * when the test ends, and must not listen to the window or to sizes any more.
 */
export const mountView = async (
  element: ReactNode,
  words: WordsByLang,
  lang: Lang,
  given: Partial<Host> = {},
): Promise<MountedView> => {
  const removeGlobals = addGlobals()
  const { createRoot } = loadReact()
  const i18n = await testWords(words, lang)
  const went: To[] = []
  const host: Host = {
    ...hostFor(lang),
    navigate: (to) => void went.push(to),
    report: () => {},
    ...given,
  }
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  onTestFinished(async () => {
    // an answer on its way would set the state of a view that has no window any more
    for (let turn = 0; turn < turnsOfAnAnswer; turn += 1) await act(() => new Promise(setImmediate))
    await act(async () => root.unmount())
    removeGlobals()
  })
  await act(async () =>
    root.render(
      <HostContext value={host}>
        <I18nextProvider i18n={i18n}>{element}</I18nextProvider>
      </HostContext>,
    ),
  )
  const control = (name: string) => {
    const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent)?.trim()
    const all = [...page.querySelectorAll<HTMLElement>('button, a')]
    const found = all.find((one) => nameOf(one) === name)
    if (!found) throw new Error(`There is no '${name}', but: ${all.map(nameOf).join(', ')}`)
    return found
  }
  const send = async (target: Element, type: string, more: object = {}) => {
    const event = new window.Event(type, { bubbles: true, cancelable: true })
    await act(async () => void target.dispatchEvent(Object.assign(event, more)))
    return event
  }
  return {
    page,
    went,
    outline: (part) => outlineOf((part && [...page.querySelectorAll(`${part}[open]`)].at(-1)) ?? page),
    field: (label) => {
      const all = [...page.querySelectorAll('label')].reverse()
      const found = all.find((one) => one.textContent?.trim().startsWith(label))
      const id = found?.getAttribute('for')
      const field = id ? document.getElementById(id) : found?.querySelector('input')
      if (!field)
        throw new Error(`There is no field '${label}', but: ${all.map((one) => one.textContent).join(', ')}`)
      return field
    },
    control,
    press: async (one, at) => void (await send(one, 'click', { detail: 1, button: 0, ...at })),
    pressKey: async (target, key, held = {}) =>
      void (await send(target ?? page, 'keydown', { ...held, key })),
    fill: async (field, value) => {
      if (!field) throw new Error('There is no such field')
      if (field.localName === 'select') {
        for (const option of field.querySelectorAll('option'))
          option.toggleAttribute('selected', option.value === value)
        return void (await send(field, 'change'))
      }
      // bypasses React's value tracker, which would otherwise ignore the event
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      await send(field, 'input')
    },
    tick: async (choice, isTicked = true) => {
      const { name, type } = choice as HTMLInputElement
      const others = type === 'radio' ? page.querySelectorAll(`input[name="${name}"]`) : []
      for (const one of others) Object.assign(one, { checked: false })
      await send(Object.assign(choice, { checked: isTicked }), 'click')
    },
    resize: (element, sizes) =>
      act(async () => {
        Object.assign(element, sizes)
        for (const observer of SizeObserver.all) observer.hear(element)
      }),
    submit: async (form = page.querySelector('form')) => {
      const event = await send(form as Element, 'submit')
      if (!event.defaultPrevented)
        throw new Error('The browser would send the form itself, and leave the page')
    },
    until: async (expected) => {
      for (const started = performance.now(); ; ) {
        try {
          return expected()
        } catch (cause) {
          if (performance.now() - started > patienceMs) throw cause
        }
        await act(() => new Promise((resolve) => setTimeout(resolve, lookMs)))
      }
    },
  }
}

let loaded: typeof import('react-dom/client') | undefined

/**
 * A copy of React's renderer with a document, which it reads when it is loaded; another test may have loaded
 * it.
 */
const loadReact = () => {
  if (loaded) return loaded
  const require = createRequire(import.meta.url)
  const { cache } = require
  const others = Object.entries(cache).filter(([path]) =>
    /react-dom[\\/](cjs[\\/]react-dom-)?client/.test(path),
  )
  for (const [path] of others) delete cache[path]
  loaded = require('react-dom/client') as typeof import('react-dom/client')
  for (const [path, module] of others) cache[path] = module
  return loaded
}

/** Mounted views of the running test; they share a document. */
let mounted = 0
/** Names of their globals. */
let added: readonly string[] = []

/** Globals that React and our components read in a browser; other tests of the worker must not see them. */
const addGlobals = () => {
  if (mounted === 0) {
    const globals = browserGlobals()
    added = Object.keys(globals)
    Object.assign(globalThis, globals)
  }
  mounted += 1
  return () => {
    mounted -= 1
    if (mounted > 0) return
    for (const name of added) Reflect.deleteProperty(globalThis, name)
    globalThis.FormData = FormDataOfNode
    const left = takeListeners()
    if (left.length > 0) throw new Error(`The view is gone, and still listens to: ${left.join(', ')}`)
  }
}

const size = {
  clientWidth: 800,
  clientHeight: 600,
  scrollLeft: 0,
  scrollTop: 0,
  offsetWidth: 0,
  offsetHeight: 0,
}

const browserGlobals = () => {
  const document = emptyDocument()
  const window = document.defaultView as Window & typeof globalThis
  // React checks these to detect that fields dispatch input events
  document.oninput = null
  const { HTMLElement, Element } = window
  const { matches } = Element.prototype
  Object.assign(HTMLElement.prototype, {
    // the simulated document has neither this selector nor focus
    matches(this: Element, selector: string) {
      return selector !== ':focus-within' && matches.call(this, selector)
    },
    scrollTo() {},
    reset() {},
    ...size,
    getBoundingClientRect: () => ({ left: 0, top: 0, right: size.clientWidth, width: size.clientWidth }),
    showModal(this: HTMLElement) {
      this.setAttribute('open', '')
    },
    close(this: HTMLElement) {
      this.removeAttribute('open')
    },
  })
  addMissing(document)
  return {
    window,
    document,
    HTMLElement,
    Node: window.Node,
    FormData: FormDataOfForm,
    HTMLInputElement: Object.getPrototypeOf(document.createElement('input')).constructor,
    ResizeObserver: SizeObserver,
    ...eventsOfWindow(),
    IS_REACT_ACT_ENVIRONMENT: true,
  }
}

type Getters = Record<string, (this: Element) => unknown>

/** What our screens read of a browser's elements, and the document lacks. */
const addMissing = (document: Document) => {
  const define = (name: string, properties: Getters) => {
    const prototype = Object.getPrototypeOf(document.createElement(name))
    for (const [key, get] of Object.entries(properties))
      Object.defineProperty(prototype, key, { get, configurable: true })
  }
  const valid = {
    badInput: false,
    stepMismatch: false,
    valueMissing: false,
    rangeUnderflow: false,
    rangeOverflow: false,
  }
  const fields = {
    validity: () => valid,
    required() {
      return this.hasAttribute('required')
    },
    ...numbersFrom('minLength', 'maxLength'),
  } satisfies Getters
  define('input', {
    ...fields,
    valueAsNumber() {
      return Number.parseFloat(this.getAttribute('value') ?? '')
    },
  })
  define('textarea', fields)
  defineText(Object.getPrototypeOf(document.createElement('textarea')))
  define('select', {
    ...fields,
    // the first one unless another is selected
    value() {
      return (
        (this.querySelector('option[selected]') ?? this.querySelector('option'))?.getAttribute('value') ?? ''
      )
    },
  })
  define('form', {
    elements() {
      const elements = [...this.querySelectorAll('input, select, textarea, button')]
      const namedItem = (name: string) => elements.find((one) => one.getAttribute('name') === name) ?? null
      return Object.assign(elements, { namedItem })
    },
  })
  define('table', { rows: selects('tr') })
  define('tr', { cells: selects('th, td') })
}

/** The value of a text area is its text until somebody types. */
const defineText = (prototype: HTMLTextAreaElement) => {
  const typed = new WeakMap<Element, string>()
  Object.defineProperties(prototype, {
    value: {
      configurable: true,
      get(this: Element) {
        return typed.get(this) ?? this.textContent
      },
      set(this: Element, text: string) {
        typed.set(this, text)
      },
    },
    defaultValue: {
      configurable: true,
      get(this: Element) {
        return this.textContent
      },
      set(this: Element, text: string) {
        this.textContent = text
      },
    },
  })
}

const selects = (selector: string) =>
  function (this: Element) {
    return [...this.querySelectorAll(selector)]
  }

const numbersFrom = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      function (this: Element) {
        return Number(this.getAttribute(name) ?? -1)
      },
    ]),
  )

const FormDataOfNode = globalThis.FormData

/** Node's FormData accepts no form. */
class FormDataOfForm extends FormDataOfNode {
  constructor(form?: HTMLFormElement) {
    super()
    const fields = form?.querySelectorAll<HTMLInputElement>('[name]:not([disabled])') ?? []
    for (const field of fields) {
      const isChoice = field.type === 'checkbox' || field.type === 'radio'
      if (!isChoice || field.checked) this.append(field.name, field.value || (isChoice ? 'on' : ''))
    }
  }
}
