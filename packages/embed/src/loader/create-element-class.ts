import type { ElementState, Handover, HydratedWidget, Prefill, Runtime } from '../handover.ts'
import type { EmbedKind } from '../protocol.ts'
import { attributes, propertyOf, readAttribute, readQuery } from './attributes.ts'
import { type Content, fetchContent } from './content.ts'
import { holdSubmits } from './early-submit.ts'
import { isRetryable, wordsOf } from './failures.ts'
import { mirrorAttributes, upgradeProperties } from './properties.ts'
import { createStage } from './stage.ts'
import { langOf } from './surroundings.ts'
import { visible } from './visible.ts'
import { warnOnce } from './warn-once.ts'

interface LoaderOptions {
  /** Origin of the site. */
  site: string
  loadRuntime: () => Promise<Runtime>
  /** Number of the next element on the page. */
  nextInstance: () => number
}

/**
 * Attributes whose change needs another response of the site: other content, or another decision whether the
 * page may book.
 */
const refetched = ['limit', 'partner']

/** The custom element of one kind of widget: shows the site's response, and lets the runtime hydrate it. */
export const createElementClass = (kind: EmbedKind, { site, loadRuntime, nextInstance }: LoaderOptions) => {
  const names = Object.keys(attributes[kind])

  class CalmRestElement extends HTMLElement {
    static observedAttributes = names
    #instance = nextInstance()
    #stage = createStage(this, kind, site)
    #prefill: Prefill | undefined
    #running: AbortController | undefined
    #widget: HydratedWidget | undefined
    #changed = false
    #failed = false
    #isReady = () => {}
    /** Resolves once the widget can be used. */
    readonly whenReady = new Promise<void>((resolve) => {
      this.#isReady = resolve
    })

    get prefill(): Prefill | undefined {
      return this.#prefill
    }

    set prefill(value: Prefill | undefined) {
      this.#prefill = value
      this.#widget?.update()
    }

    /** Fetches the widget again. */
    reload() {
      this.#end()
      void this.#begin()
    }

    /** Resets the element to its attributes. */
    reset() {
      this.#prefill = undefined
      this.#end()
      void this.#begin(true)
    }

    connectedCallback() {
      // moved within the page: the visitor's input stays
      if (this.#running) return
      upgradeProperties(this, ['prefill', ...names.map(propertyOf)])
      void this.#begin()
    }

    disconnectedCallback() {
      setTimeout(() => this.isConnected || this.#end())
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      if (before === now || !this.#running) return
      if (refetched.includes(name)) return this.reload()
      if (this.#changed) return
      this.#changed = true
      queueMicrotask(() => {
        this.#changed = false
        this.#follow()
      })
    }

    #follow() {
      if (!this.#running) return
      this.#stage.follow()
      this.#widget?.update()
    }

    async #begin(isReset = false) {
      const running = new AbortController()
      const { signal } = running
      this.#running = running
      this.#failed = false
      this.#become('loading')
      this.#stage.showLink()
      const languages = new MutationObserver(() => this.#follow())
      languages.observe(document.documentElement, { attributeFilter: ['lang'] })
      signal.addEventListener('abort', () => languages.disconnect())
      try {
        if (readAttribute(this, kind, 'loading') !== 'eager') await visible(this, signal)
        const query = new URLSearchParams({ ...readQuery(this, kind), lang: langOf(this) })
        const runtime = loadRuntime()
        const content = await fetchContent(`${site}/embed/v1/${kind}?${query}`, signal)
        if (signal.aborted) return
        this.#stage.show(content)
        const submitted = holdSubmits(content.root)
        const { hydrate } = await runtime
        const widget = await hydrate(this.#handover(content, isReset))
        if (signal.aborted || this.#failed) return widget.end()
        this.#widget = widget
        this.#follow()
        submitted()
      } catch (cause) {
        // the code of a refusal, or a thrown error
        if (!signal.aborted) this.#fail(typeof cause === 'string' ? cause : 'script')
      }
    }

    #handover(content: Content, isReset: boolean): Handover {
      return {
        kind,
        site,
        element: this,
        content,
        query: () => readQuery(this, kind),
        lang: () => langOf(this, content.state.languages),
        prefill: () => this.#prefill,
        isReset,
        emit: (...event) => this.#emit(...event),
        become: (next) => this.#become(next),
        fail: (code) => this.#fail(code),
      }
    }

    #fail(code: string) {
      this.#failed = true
      this.#widget?.end()
      this.#widget = undefined
      this.#stage.showLink()
      this.#become('error')
      this.dataset.error = code
      const query = readQuery(this, kind)
      warnOnce(`${this.localName}: ${wordsOf(code, site, query)}. The link stays.`)
      this.#emit('error', { code, retryable: isRetryable(code), room: query.room })
    }

    #become(state: ElementState) {
      this.dataset.state = state
      delete this.dataset.error
      if (state === 'ready') this.#isReady()
    }

    #emit(name: string, detail: object = {}, cancelable = false) {
      const { partner } = readQuery(this, kind)
      const payload = { v: 1, instance: this.#instance, partner, ...detail }
      const options = { bubbles: true, composed: true, cancelable, detail: payload }
      return this.dispatchEvent(new CustomEvent(`calm-rest-${name}`, options))
    }

    #end() {
      this.#running?.abort()
      this.#running = undefined
      this.#widget?.end()
      this.#widget = undefined
      this.#stage.clear()
    }
  }

  mirrorAttributes(CalmRestElement.prototype, names)
  return CalmRestElement
}
