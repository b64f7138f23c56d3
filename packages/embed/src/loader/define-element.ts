import type { EmbedKind } from '../door.ts'
import type { ElementState, Handover, Prefill, Runtime, Taken } from '../handover.ts'
import { attributes, propertyOf, readAttribute, readQuery } from './attributes.ts'
import { askContent, type Content } from './content.ts'
import { holdSubmits } from './early-submit.ts'
import { completeLinks, ownLink } from './fallback.ts'
import { strictSheet } from './strict-sheet.ts'
import { langOf, schemeOf } from './surroundings.ts'
import { visible } from './visible.ts'

interface LoaderOptions {
  /** Origin of the site. */
  site: string
  loadRuntime: () => Promise<Runtime>
  /** A number for each element of the page. */
  nextInstance: () => number
}

/** What went wrong, by the status of the answer. */
const codes: Record<number, string> = {
  0: 'network',
  403: 'origin_not_allowed',
  404: 'room_not_found',
  503: 'unavailable',
}

/** The custom element of one kind of widget: shows what the site answers, and lets the runtime take it over. */
export const elementOf = (kind: EmbedKind, { site, loadRuntime, nextInstance }: LoaderOptions) => {
  const names = Object.keys(attributes[kind])

  class CalmRestElement extends HTMLElement {
    static observedAttributes = names
    #instance = nextInstance()
    #shadow = this.attachShadow({ mode: 'open' })
    #prefill: Prefill | undefined
    #running: AbortController | undefined
    #taken: Taken | undefined
    #content: Content | undefined
    #changed = false
    #isReady = () => {}
    /** Once the widget can be used. */
    readonly whenReady = new Promise<void>((resolve) => {
      this.#isReady = resolve
    })

    get prefill(): Prefill | undefined {
      return this.#prefill
    }

    set prefill(value: Prefill | undefined) {
      this.#prefill = value
      this.#taken?.update()
    }

    /** Fetches the widget anew. */
    reload() {
      this.#end()
      void this.#begin()
    }

    /** Back to how the attributes say that it begins. */
    reset() {
      this.#prefill = undefined
      this.reload()
    }

    connectedCallback() {
      // moved within the page: what was typed stays
      if (this.#running) return
      for (const name of ['prefill', ...names.map(propertyOf)]) {
        if (!Object.hasOwn(this, name)) continue
        const value = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
      void this.#begin()
    }

    disconnectedCallback() {
      setTimeout(() => this.isConnected || this.#end())
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      if (before === now || !this.#running) return
      if (name === 'limit') return this.reload()
      if (this.#changed) return
      this.#changed = true
      queueMicrotask(() => {
        this.#changed = false
        this.#follow()
      })
    }

    #query() {
      return readQuery(this, kind)
    }

    /** What the attributes say now, to all that stands. */
    #follow() {
      if (!this.#running) return
      const lang = langOf(this)
      completeLinks(this, site, { ...this.#query(), lang })
      const root = this.#content?.root
      if (root) {
        const theme = readAttribute(this, kind, 'theme') ?? 'auto'
        const scheme = theme === 'auto' ? schemeOf(this) : theme
        root.lang = lang
        if (scheme) root.dataset.theme = scheme
        else delete root.dataset.theme
      }
      this.#taken?.update()
    }

    async #begin() {
      const running = new AbortController()
      const { signal } = running
      this.#running = running
      this.#become('loading')
      this.#showFallback()
      const languages = new MutationObserver(() => this.#follow())
      languages.observe(document.documentElement, { attributeFilter: ['lang'] })
      signal.addEventListener('abort', () => languages.disconnect())
      try {
        if (readAttribute(this, kind, 'loading') !== 'eager') await visible(this, signal)
        const query = new URLSearchParams({ ...this.#query(), lang: langOf(this) })
        const runtime = loadRuntime()
        const content = await askContent(`${site}/embed/v1/${kind}?${query}`, signal)
        if (signal.aborted) return
        this.#show(content)
        const submitted = holdSubmits(content.root)
        const { takeOver } = await runtime
        const taken = await takeOver(this.#handover(content))
        if (signal.aborted) return taken.end()
        this.#taken = taken
        this.#follow()
        submitted()
      } catch (cause) {
        if (!signal.aborted) this.#fail(codes[cause as number] ?? 'script', cause !== 403 && cause !== 404)
      }
    }

    #handover({ root, state }: Content): Handover {
      return {
        kind,
        site,
        element: this,
        root,
        state,
        query: () => this.#query(),
        lang: () => langOf(this),
        prefill: () => this.#prefill,
        emit: (...event) => this.#emit(...event),
        become: (next) => this.#become(next),
        fail: (...failure) => this.#fail(...failure),
      }
    }

    #show(content: Content) {
      this.#content = content
      this.#shadow.adoptedStyleSheets = [strictSheet(), ...content.sheets]
      this.#shadow.replaceChildren(content.root)
      this.#follow()
    }

    #showFallback() {
      this.#content = undefined
      this.#shadow.adoptedStyleSheets = [strictSheet()]
      const slot = document.createElement('slot')
      const lang = langOf(this)
      slot.append(ownLink(kind, site, lang))
      const query = { ...this.#query(), lang }
      completeLinks(slot, site, query)
      completeLinks(this, site, query)
      this.#shadow.replaceChildren(slot)
    }

    #fail(code: string, retryable: boolean) {
      this.#taken?.end()
      this.#taken = undefined
      this.#showFallback()
      this.#become('error')
      console.warn(`${this.localName}: ${code}. The link stays.`)
      this.#emit('error', { code, retryable })
    }

    #become(state: ElementState) {
      this.dataset.state = state
      if (state === 'ready') this.#isReady()
    }

    #emit(name: string, detail: object = {}, cancelable = false) {
      const { partner } = this.#query()
      const told = { v: 1, instance: this.#instance, partner, ...detail }
      const options = { bubbles: true, composed: true, cancelable, detail: told }
      return this.dispatchEvent(new CustomEvent(`calm-rest-${name}`, options))
    }

    #end() {
      this.#running?.abort()
      this.#running = undefined
      this.#taken?.end()
      this.#taken = undefined
      this.#content = undefined
      this.#shadow.replaceChildren()
    }
  }

  for (const name of names.filter((name) => name !== 'lang')) {
    Object.defineProperty(CalmRestElement.prototype, propertyOf(name), {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.getAttribute(name) ?? undefined
      },
      set(this: Element, value: unknown) {
        if (value === undefined || value === null) this.removeAttribute(name)
        else this.setAttribute(name, String(value))
      },
    })
  }
  return CalmRestElement
}
