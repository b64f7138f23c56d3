import type { Page } from 'playwright-core'
import { slotOf } from './open-widget.ts'
import type { PageCheck } from './widget-check.ts'

/** Presses of Tab beyond the elements that take the focus: a widget may show more of them while it has the focus. */
const spare = 20

/** A widget with more of them is walked through from one of its last. */
const mostStops = 60

/** Elements that take the focus. */
const takeFocus = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'

/** The keyboard leaves the widget by Tab: what follows on the page is within reach. */
export const leftByTab: PageCheck = {
  name: 'is left by Tab',
  lookAt: async ({ page }) => {
    const stops = await page.evaluate(focusBefore, { slot: slotOf(1), takeFocus, most: mostStops })
    const kept = await heldFocus(page, stops)
    if (kept === undefined) return { faults: [] }
    return {
      faults: [
        `${kept.presses} presses of Tab do not leave it: the focus is at ${kept.at}. Let Tab go on; only an open dialog may keep it`,
      ],
    }
  },
}

/**
 * Presses Tab until the focus is outside the slot. Returns where it stays, and after how many presses, if it never is.
 * A list that comes meanwhile has more elements to pass.
 */
const heldFocus = async (
  page: Page,
  stopsAtFirst: number,
): Promise<{ at: string; presses: number } | undefined> => {
  let kept: { at: string; presses: number } | undefined
  let most = stopsAtFirst
  for (let press = 0; press < most + spare; press += 1) {
    await page.keyboard.press('Tab')
    const within = await page.evaluate(focusedIn, { slot: slotOf(1), takeFocus })
    if (within === undefined) return undefined
    kept = { at: within.at, presses: press + 1 }
    if (within.stops - stopsAtFirst > spare && stopsAtFirst < mostStops) most = within.stops
  }
  return kept
}

/** What the functions in the page get: selectors of the slot, and of elements that take the focus. */
interface Place {
  slot: string
  takeFocus: string
}

/** In the page: puts the focus before the last `most` elements of the slot that take it. Returns how many those are. */
const focusBefore = ({ slot, takeFocus, most }: Place & { most: number }): number => {
  const place = document.querySelector(slot)
  if (!place) return 0
  const stops = [...place.querySelectorAll<HTMLElement>(takeFocus)].filter((one) => one.checkVisibility())
  const before = document.createElement('span')
  before.tabIndex = -1
  const first = stops.length > most ? stops.at(-most) : place
  first?.before(before)
  before.focus()
  return Math.min(stops.length, most)
}

/** In the page: the element with the focus, if it is in the slot, and how many there take it. */
const focusedIn = ({ slot, takeFocus }: Place): { at: string; stops: number } | undefined => {
  const { activeElement } = document
  const place = document.querySelector(slot)
  if (!activeElement || !place?.contains(activeElement)) return undefined
  const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? ''
  return {
    at: `<${activeElement.tagName.toLowerCase()}> "${name.trim().slice(0, 40)}"`,
    stops: place.querySelectorAll(takeFocus).length,
  }
}
