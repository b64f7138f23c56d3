import type { KeptText } from '../site/keep-typed-text.ts'
import type { RenderedSlot, Slots } from './slots.ts'

/**
 * Dispatched on the window, and set as a performance mark, once the screen and every widget that came as HTML are
 * hydrated. Forms that were sent early wait for the event; measurements read the mark.
 */
export const hydratedEvent = 'calm-rest-hydrated'

/**
 * Dispatched where a React root is hydrated: on its slot for a widget, on the document's element for the shell. Presses
 * that came early wait for it.
 */
export const rootHydratedEvent = 'calm-rest-root-hydrated'

/** Empty markup that a Trusted Types policy accepts; TypeScript does not know the API yet. */
const noMarkup = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? ''

/** Slots of a page in a browser: those of the HTML are hydrated, all later ones are prefetched. */
export const createBrowserSlots = (
  { slots: rendered = [] }: { slots?: RenderedSlot[] },
  kept: KeptText,
  prefetch: Slots['prefetched'],
): Slots => {
  const waiting = new Set(rendered.map(({ remote, widget }) => `${remote} ${widget}`))
  let isScreenHydrated = false
  let isHydrated = false
  const announce = () => {
    if (isHydrated || !isScreenHydrated || waiting.size > 0) return
    isHydrated = true
    kept.stop()
    // nobody reads it any more; tests wait for its absence
    document.getElementById('rendered')?.remove()
    performance.mark(hydratedEvent)
    dispatchEvent(new Event(hydratedEvent))
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
      announce()
    },
    isScreenHydrated: () => isScreenHydrated,
  }
}
