import type { Page } from 'playwright-core'
import { type Budget, budgets } from './budgets.ts'
import { slotOf } from './open-widget.ts'
import type { Finding, PageCheck } from './widget-check.ts'

/** Controls of a widget that are pressed; a press opens more of them. */
const mostPresses = 24

/** Controls of one name that are pressed: a list repeats them, and one that fails comes back. */
const mostOfName = 3

/** Milliseconds for all presses of a widget. */
const pressingMs = 1_000

interface Pressed {
  /** Number of controls. */
  count: number
  /** The slowest control, and its milliseconds beyond those of a press that does nothing. */
  longest: { name: string; ms: number } | undefined
}

/** The slowest press is within its budget. The page is another one afterwards. */
export const respondsToPress: PageCheck = {
  name: 'responds to a press',
  lookAt: async ({ page }, { audience }) =>
    pressFinding(await pressAll(page, budgets[audience].press.ms), budgets[audience]),
}

/** In words: the slowest press. Exported for its test. */
export const pressFinding = (
  { count, longest }: Pressed,
  { press: { ms, reason } }: Pick<Budget, 'press'>,
): Finding => {
  if (!longest) return { faults: [], notes: ['nothing to press'] }
  const found = `${longest.name} takes ${longest.ms} ms`
  if (longest.ms <= ms) return { faults: [], notes: [`${count} pressed; ${found}, at most ${ms} ms`] }
  return {
    faults: [
      `a press of ${found}, at most ${ms} ms: ${reason}. Show the answer first, and compute after it, in slices or in a worker`,
    ],
  }
}

const pressAll = (page: Page, slowMs: number): Promise<Pressed> =>
  page.evaluate(pressHere, { slot: slotOf(1), most: mostPresses, mostOfName, forMs: pressingMs, slowMs })

interface ToPress {
  slot: string
  most: number
  mostOfName: number
  forMs: number
  slowMs: number
}

/**
 * In the page: presses each control of the slot that it shows, links aside. A slow one is pressed twice more, and the
 * quicker of the first and the third press counts: what is open is closed in between.
 */
const pressHere = async ({ slot, most, mostOfName, forMs, slowMs }: ToPress): Promise<Pressed> => {
  const controls =
    'button, summary, input, select, [role="button"], [role="tab"], [role="option"], [role="switch"]'
  const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const press = async (one: HTMLElement): Promise<number> => {
    const from = performance.now()
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
      one.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1 }))
    one.click()
    await painted()
    return performance.now() - from
  }
  const idle = document.createElement('button')
  idle.hidden = true
  document.body.append(idle)
  // the machine may be busy: a press of nothing tells by how much
  const nothing = [await press(idle), await press(idle), await press(idle)].sort((a, b) => a - b)[1] ?? 0
  idle.remove()
  const since = performance.now()
  const pressed = new Set<Element>()
  const timesOf = new Map<string, number>()
  const nameOf = (one: Element) => {
    const label = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''
    return `<${one.tagName.toLowerCase()}> "${(label || one.getAttribute('name') || '').slice(0, 40)}"`
  }
  const isNext = (one: Element) =>
    !pressed.has(one) &&
    (timesOf.get(nameOf(one)) ?? 0) < mostOfName &&
    one.checkVisibility() &&
    !one.matches(':disabled')
  let longest: Pressed['longest']
  while (pressed.size < most && performance.now() - since < forMs) {
    const next = [...document.querySelectorAll<HTMLElement>(`${slot} :is(${controls})`)].find(isNext)
    if (!next) break
    const name = nameOf(next)
    pressed.add(next)
    timesOf.set(name, (timesOf.get(name) ?? 0) + 1)
    let ms = (await press(next)) - nothing
    if (ms > slowMs && next.isConnected) {
      await press(next)
      if (next.isConnected) ms = Math.min(ms, (await press(next)) - nothing)
    }
    if (!longest || ms > longest.ms) longest = { name, ms: Math.max(0, Math.round(ms)) }
  }
  return { count: pressed.size, longest }
}
