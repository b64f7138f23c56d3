import type { createArrivals } from './arrivals.ts'
import type { RenderedSlot, Slots } from './placed-slot.ts'

/**
 * When the visitor has the page in hand: every widget that came as HTML is taken over. An event of the window, for
 * forms that wait for it, and a mark, for measurements.
 */
export const inHandMark = 'calm-rest-in-hand'

/** Markup of no length, as a page takes it whose policy asks for Trusted Types; TypeScript does not know them yet. */
const nothing = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? ''

/** The slots that the server rendered, as it wrote them into the page. */
export const createSlots = (
  { slots: rendered = [] }: { slots?: RenderedSlot[] },
  onScreenTaken: () => void,
  arriving: ReturnType<typeof createArrivals>,
): Slots => {
  const waiting = new Set(rendered.map(({ remote, widget }) => `${remote} ${widget}`))
  let screen = false
  let isInHand = false
  const look = () => {
    if (isInHand || !screen || waiting.size > 0) return
    isInHand = true
    // read and taken over, so that nobody needs it any more; tests know by it that the page is in hand
    document.getElementById('rendered')?.remove()
    performance.mark(inHandMark)
    dispatchEvent(new Event(inHandMark))
  }
  return {
    place: () => nothing,
    arriving: (slot, lang) =>
      rendered.some(({ remote, widget }) => remote === slot.remote && widget === slot.widget)
        ? undefined
        : arriving(slot, lang),
    take: (remote, widget) => {
      const place = rendered.findIndex((slot) => slot.remote === remote && slot.widget === widget)
      return place < 0 ? undefined : rendered.splice(place, 1)[0]
    },
    settled: (remote, widget) => {
      if (waiting.delete(`${remote} ${widget}`)) look()
    },
    screenTaken: () => {
      if (!screen) onScreenTaken()
      screen = true
      look()
    },
    isScreenTaken: () => screen,
  }
}
