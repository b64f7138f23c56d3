import type { KeptText } from '../site/keep-typed-text.ts'
import { releasePresses, rootHydratedEvent, takeEarly } from './early.ts'
import type { RenderedSlot, Slots } from './slots.ts'

/**
 * Dispatched on the window, and set as a performance mark, once the screen and every widget that came as HTML are
 * hydrated. Measurements read the mark.
 */
export const hydratedEvent = 'calm-rest-hydrated'

interface Written {
  /** Its outermost elements. */
  screen: Element[]
  /** In the order of the document. */
  slots: Element[]
}

/** Empty markup that a Trusted Types policy accepts; TypeScript does not know the API yet. */
const noMarkup = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? ''

/** Slots of a page in a browser: those of the HTML are hydrated, all later ones are prefetched. */
export const createBrowserSlots = (
  { slots: rendered = [] }: { slots?: RenderedSlot[] },
  container: HTMLElement,
  kept: KeptText,
  prefetch: Slots['prefetched'],
): Slots => {
  const waiting = new Set(rendered.map(({ remote, widget }) => `${remote} ${widget}`))
  const allSlots = () => [...container.querySelectorAll('[data-slot]')]
  /** The server's own elements: React drops them where it finds a node of an extension among them. */
  let written: Written | undefined = {
    screen: [...(container.querySelector('main')?.children ?? [])],
    slots: allSlots(),
  }
  let early: ReturnType<typeof takeEarly> | undefined = takeEarly(allSlots)
  let isScreenHydrated = false
  let isHydrated = false
  const announce = () => {
    if (isScreenHydrated && waiting.size === 0) end()
  }
  const end = () => {
    if (isHydrated) return
    isHydrated = true
    kept.stop()
    // nobody reads it any more; tests wait for its absence
    document.getElementById('rendered')?.remove()
    performance.mark(hydratedEvent)
    dispatchEvent(new Event(hydratedEvent))
    early?.end()
    // it holds elements of the first page
    early = undefined
  }
  return {
    place: () => noMarkup,
    prefetched: (slot, lang) =>
      rendered.some(({ remote, widget }) => remote === slot.remote && widget === slot.widget)
        ? undefined
        : prefetch(slot, lang),
    take: (remote, widget) => {
      const index = rendered.findIndex((slot) => slot.remote === remote && slot.widget === widget)
      return index < 0 ? undefined : rendered.splice(index, 1)[0]
    },
    adopt: (slot) => {
      if (slot.hasChildNodes()) return
      slot.append(...(written?.slots[allSlots().indexOf(slot)]?.childNodes ?? []))
      kept.focusAgain()
    },
    standIn: () => {
      const { screen = [] } = written ?? {}
      container.querySelector('main')?.prepend(...screen)
      kept.focusAgain()
      return () => {
        for (const element of screen) element.remove()
      }
    },
    settled: (remote, widget) => {
      if (!waiting.delete(`${remote} ${widget}`)) return
      kept.putBack()
      announce()
    },
    screenHydrated: () => {
      if (!isScreenHydrated) {
        kept.putBack()
        document.documentElement.dispatchEvent(new Event(rootHydratedEvent, { bubbles: true }))
      }
      isScreenHydrated = true
      written = undefined
      announce()
    },
    isScreenWritten: () => Boolean(written?.screen[0]),
    screenFailed: () => {
      releasePresses(container)
      end()
    },
    isScreenHydrated: () => isScreenHydrated,
  }
}
