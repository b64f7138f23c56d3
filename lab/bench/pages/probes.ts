import type { Page } from 'playwright-core'
import type { BenchRoute } from './routes.ts'

export interface Paints {
  firstPaintMs: number
  largestPaintMs: number
}

interface PaintWatch {
  largestPaints: PerformanceEntry[]
  largestPaintObserver: PerformanceObserver
}

/** Watches a page from its start; the returned function reads the times of the first and the largest paint. */
export const watchPaints = async (page: Page) => {
  await page.addInitScript(() => {
    const watch = globalThis as unknown as PaintWatch
    watch.largestPaints = []
    watch.largestPaintObserver = new PerformanceObserver((list) =>
      watch.largestPaints.push(...list.getEntries()),
    )
    watch.largestPaintObserver.observe({ type: 'largest-contentful-paint', buffered: true })
  })
  return async (): Promise<Paints> => {
    const [firstPaintMs, largestPaintMs] = await page.evaluate(() => {
      const { largestPaints, largestPaintObserver } = globalThis as unknown as PaintWatch
      const [first] = performance.getEntriesByName('first-contentful-paint')
      const largest = [...largestPaints, ...largestPaintObserver.takeRecords()].at(-1)
      return [first?.startTime, largest?.startTime]
    })
    if (firstPaintMs === undefined || largestPaintMs === undefined) throw new Error('Nothing was painted.')
    return { firstPaintMs, largestPaintMs }
  }
}

interface BlockingWatch {
  longTasks: PerformanceEntry[]
  longTaskObserver: PerformanceObserver
}

/** A task blocks with its time beyond this many milliseconds: a press waits unnoticed until then. */
const longTaskMs = 50

/** Watches a page from its start; the returned function reads how long its tasks blocked it after the first paint. */
export const watchBlocking = async (page: Page) => {
  await page.addInitScript(() => {
    const watch = globalThis as unknown as BlockingWatch
    watch.longTasks = []
    watch.longTaskObserver = new PerformanceObserver((list) => watch.longTasks.push(...list.getEntries()))
    watch.longTaskObserver.observe({ type: 'longtask', buffered: true })
  })
  return (): Promise<number> =>
    page.evaluate((least) => {
      const { longTasks, longTaskObserver } = globalThis as unknown as BlockingWatch
      const paintedMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return [...longTasks, ...longTaskObserver.takeRecords()].reduce((sum, { startTime, duration }) => {
        const afterPaint = startTime + duration - Math.max(startTime, paintedMs)
        return sum + Math.max(0, afterPaint - least)
      }, 0)
    }, longTaskMs)
}

const everyMs = 50
const patienceMs = 30_000

/**
 * Presses a control repeatedly from the moment it is there, and returns when a press first had its effect. Effects
 * without script, such as following a link, are prevented: they would lead to another page.
 */
export const untilClickWorks = async (page: Page, { selector, state }: BenchRoute['control']) => {
  await page.addInitScript(pressUntilEffect, { selector, state, everyMs })
  return async () => {
    const answer = await page.waitForFunction(
      () => (globalThis as { clickWorkedMs?: number }).clickWorkedMs,
      undefined,
      { timeout: patienceMs },
    )
    return (await answer.jsonValue()) as number
  }
}

/** Runs in the page before its own scripts. */
const pressUntilEffect = (options: { selector: string; state: string; everyMs: number }) => {
  const page = globalThis as { clickWorkedMs?: number }
  const read = () =>
    JSON.stringify(
      [...document.querySelectorAll(options.state)].map(({ textContent, scrollLeft }) => [
        textContent,
        scrollLeft,
      ]),
    )
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault())
  let before: string | undefined
  let wasPressed = false
  const timer = setInterval(() => {
    if (wasPressed && read() !== before) {
      page.clickWorkedMs ??= performance.now()
      clearInterval(timer)
      return
    }
    const control = document.querySelector<HTMLElement>(options.selector)
    if (!control) return
    before = read()
    wasPressed = true
    control.click()
    setTimeout(() => {
      if (read() !== before) page.clickWorkedMs ??= performance.now()
    })
  }, options.everyMs)
}
