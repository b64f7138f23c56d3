import type { Page } from 'playwright-core'

interface Shift {
  startTime: number
  value: number
  hadRecentInput: boolean
}

const gapMs = 1000
const windowMs = 5000

/**
 * Cumulative layout shift of the page so far, as browsers count it: shifts that follow an input do not count, and of
 * the windows (at most 5 s long, gaps below 1 s) the worst one does. Shifts from before the call are included.
 */
export const layoutShift = async (page: Page): Promise<number> => worstWindow(await shiftsOf(page))

const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const found: Shift[] = []
        const keep = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & Shift)[]) {
            found.push({
              startTime: entry.startTime,
              value: entry.value,
              hadRecentInput: entry.hadRecentInput,
            })
          }
        }
        const observer = new PerformanceObserver((list) => keep(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // a shift of this frame becomes an entry once the frame was painted
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            keep(observer.takeRecords())
            observer.disconnect()
            resolve(found)
          }),
        )
      }),
  )

/** @internal */
export const worstWindow = (shifts: readonly Shift[]): number => {
  let worst = 0
  let sum = 0
  let windowStart = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue
    const continues = startTime - last < gapMs && startTime - windowStart < windowMs
    sum = continues ? sum + value : value
    if (!continues) windowStart = startTime
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}
