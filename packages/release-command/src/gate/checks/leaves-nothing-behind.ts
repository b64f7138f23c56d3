import type { CDPSession, Page } from 'playwright-core'
import { type Budget, budgets } from './budgets.ts'
import { isShown, withWidget } from './open-widget.ts'
import type { Finding, WidgetCheck } from './widget-check.ts'
import { withoutConsequences } from './without-consequences.ts'

/** Mounts before the first reading: caches fill. */
const firstMounts = 4

const mounts = 30

/** Milliseconds for them; a slow widget is mounted less often, and its budget shrinks with it. */
const mountingMs = 1_000
const fewestMounts = 8

/** Milliseconds before a second round. */
const settleMs = 500

/** Nodes of documents, listeners, and bytes of the heap that garbage collection leaves. */
interface Held {
  nodes: number
  listeners: number
  heapBytes: number
}

/** Thirty times on the page and away again leave no elements, listeners or memory behind. */
export const leavesNothingBehind: WidgetCheck = {
  name: 'leaves nothing behind when it goes',
  run: (run) =>
    withWidget(run, { lang: 'en', prepare: withoutConsequences }, async ({ page }) => {
      await isShown(page, 1)
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable')
      await remount(page, { times: firstMounts, atLeast: firstMounts, forMs: 0 })
      const budget = budgets[run.audience]
      const round = async () => {
        const before = await heldNow(session)
        const times = await remount(page, { times: mounts, atLeast: fewestMounts, forMs: mountingMs })
        return retainedFinding(before, await heldNow(session), { times, budget })
      }
      const first = await round()
      if (first.faults.length === 0) return first
      // React can hold the last tree for a while, which is no leak: that is there after each round
      await page.waitForTimeout(settleMs)
      return round()
    }),
}

const heldNow = async (session: CDPSession): Promise<Held> => {
  // the first frees what finalizers still hold
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heapBytes: of('JSHeapUsedSize') }
}

/** In words: what of the reading grew, each with its budget. Exported for its test. */
export const retainedFinding = (
  before: Held,
  after: Held,
  { times, budget: { retained } }: { times: number; budget: Pick<Budget, 'retained'> },
): Finding => {
  const ofTimes = (most: number) => Math.ceil((most * times) / mounts)
  const growth = (name: keyof Held) => Math.max(0, after[name] - before[name])
  const kb = (bytes: number) => `${Math.round(bytes / 1024)} KB of memory`
  const lines = [
    {
      text: `${growth('nodes')} nodes`,
      isOver: growth('nodes') > ofTimes(retained.nodes),
      limit: ofTimes(retained.nodes),
    },
    {
      text: `${growth('listeners')} listeners`,
      isOver: growth('listeners') > ofTimes(retained.listeners),
      limit: ofTimes(retained.listeners),
    },
    {
      text: kb(growth('heapBytes')),
      isOver: growth('heapBytes') > retained.heapBytes,
      limit: `${Math.round(retained.heapBytes / 1024)} KB`,
    },
  ]
  const over = lines.filter(({ isOver }) => isOver)
  if (over.length === 0)
    return { faults: [], notes: [`${lines.map(({ text }) => text).join(', ')} more after ${times} mounts`] }
  const said = over.map(({ text, limit }) => `${text} (at most ${limit})`).join(', ')
  return {
    faults: [
      `retains ${said} after ${times} mounts and unmounts: ${retained.reason}. In the clean-up of its effects, remove listeners and observers, stop timers, and drop elements that it stored`,
    ],
  }
}

interface Remounts {
  times: number
  /** Fewest times, however long they take. */
  atLeast: number
  forMs: number
}

/** Takes the widget of the first place away and brings it back; leaves it away. Returns how often. */
const remount = (page: Page, remounts: Remounts) =>
  page.evaluate(async ({ times, atLeast, forMs }) => {
    const place = document.querySelector('[data-instance="1"]')
    const toggle = () => place?.querySelector<HTMLElement>(':scope > div button')?.click()
    const isFilled = () => {
      const slot = place?.querySelectorAll(':scope > div')[1]
      return slot ? slot.childElementCount > 0 || (slot.textContent ?? '') !== '' : undefined
    }
    const turn = () => new Promise((resolve) => setTimeout(resolve))
    const until = async (wanted: boolean | undefined) => {
      const since = performance.now()
      while (isFilled() !== wanted && performance.now() - since < 1_000) await turn()
    }
    const from = performance.now()
    let mount = 0
    for (; mount < times && (mount < atLeast || performance.now() - from < forMs); mount += 1) {
      if (isFilled() === undefined) toggle()
      await until(true)
      // effects run after the paint
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      toggle()
      await until(undefined)
    }
    return mount
  }, remounts)
