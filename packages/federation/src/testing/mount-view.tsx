import { createRequire } from 'node:module'
import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance, type WordsByLang } from '@calm-rest/i18n'
import { emptyDocument } from '@calm-rest/testing'
import { act, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { onTestFinished } from 'vitest'
import { HostContext } from '../widget/host-context.ts'
import { hostFor } from './test-host.ts'

export interface MountedView {
  /** What is on the page, with its dialogs. */
  page: HTMLElement
  /** Finds the first button or link with this text or label; throws where there is none. */
  control: (name: string) => HTMLElement
  press: (control: Element) => Promise<void>
  pressKey: (target: Element | null, key: string) => Promise<void>
  /** Fills a field in, or chooses in it. */
  fill: (field: Element | null, value: string) => Promise<void>
  submit: () => Promise<void>
  /** Waits until `expected` throws no longer, for two seconds at most. */
  until: (expected: () => void) => Promise<void>
}

const patienceMs = 2000
const lookMs = 10

/**
 * For tests: mounts an element as React does in a browser, in a document without one. Nothing has a layout, a style or
 * the focus; a modal dialog is one with the attribute `open`. It is unmounted when the test ends.
 */
export const mountView = async (element: ReactNode, words: WordsByLang, lang: Lang): Promise<MountedView> => {
  const removeGlobals = addGlobals()
  const { createRoot } = loadReact()
  const { default: chunk } = await words[lang]()
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    removeGlobals()
  })
  await act(async () =>
    root.render(
      <HostContext value={hostFor(lang)}>
        <I18nextProvider i18n={createWordsInstance(lang, chunk)}>{element}</I18nextProvider>
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
  const send = (target: Element, type: string, more: object = {}) => {
    const event = new window.Event(type, { bubbles: true, cancelable: true })
    return act(async () => void target.dispatchEvent(Object.assign(event, more)))
  }
  return {
    page,
    control,
    press: (one) => send(one, 'click'),
    pressKey: async (target, key) => send(target ?? page, 'keydown', { key }),
    fill: async (field, value) => {
      if (!field) throw new Error('There is no such field')
      if (field.localName === 'select') {
        for (const option of field.querySelectorAll('option'))
          option.toggleAttribute('selected', option.value === value)
        return send(field, 'change')
      }
      // past React, which otherwise takes it for its own
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      return send(field, 'input')
    },
    submit: () => send(page.querySelector('form') as Element, 'submit'),
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

/** A copy of React's renderer with a document: it looks for one when it is loaded, and another test may have loaded it. */
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

/** Views of the test that runs; they share a document. */
let mounted = 0

/** What React and our components look for in a browser; other tests of the worker must not find it. */
const addGlobals = () => {
  if (mounted === 0) Object.assign(globalThis, browserGlobals())
  mounted += 1
  return () => {
    mounted -= 1
    if (mounted > 0) return
    for (const name of ['window', 'document', 'HTMLElement', 'IS_REACT_ACT_ENVIRONMENT'])
      Reflect.deleteProperty(globalThis, name)
    globalThis.FormData = FormDataOfNode
  }
}

const browserGlobals = () => {
  const document = emptyDocument()
  const window = document.defaultView as Window & typeof globalThis
  // by this React sees that fields tell of their input
  document.oninput = null
  const { HTMLElement, Element } = window
  const { matches } = Element.prototype
  Object.assign(HTMLElement.prototype, {
    // no such selector here, and no focus
    matches(this: Element, selector: string) {
      return selector !== ':focus-within' && matches.call(this, selector)
    },
    scrollTo() {},
    showModal(this: HTMLElement) {
      this.setAttribute('open', '')
    },
    close(this: HTMLElement) {
      this.removeAttribute('open')
    },
  })
  return { window, document, HTMLElement, FormData: FormDataOfForm, IS_REACT_ACT_ENVIRONMENT: true }
}

const FormDataOfNode = globalThis.FormData

/** Node's own takes no form. */
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
