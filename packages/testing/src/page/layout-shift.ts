import type { Page } from 'playwright-core'

interface Shift {
  startTime: number
  value: number
  hadRecentInput: boolean
  /** Elements that moved, with their former positions: one on each line. */
  moved: string[]
}

const gapMs = 1000
const windowMs = 5000

/**
 * Cumulative layout shift of the page so far, as browsers count it: shifts after an input do not count, and
 * the worst window (at most 5 s long, gaps below 1 s) does. Shifts before the call are included.
 */
export const layoutShift = async (page: Page): Promise<number> => worstWindow(await shiftsOf(page)).value

/** Elements that moved in the page so far, if its cumulative layout shift is above the limit; empty otherwise. */
export const movedBeyond = async (page: Page, limit: number): Promise<string[]> => {
  const { value, shifts } = worstWindow(await shiftsOf(page))
  return value > limit ? [`layout shift ${value.toFixed(4)}, limit ${limit}`, ...shifts.map(describe)] : []
}

const describe = ({ startTime, value, moved }: Shift) =>
  `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join(', ')}`

const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        interface Source {
          node: Node | null
          previousRect: DOMRectReadOnly
          currentRect: DOMRectReadOnly
        }
        const nameOf = (node: Node | null) => {
          const element = node instanceof Element ? node : node?.parentElement
          if (!element) return 'an element that is gone'
          const { id, classList } = element
          const name = [
            element.localName,
            ...(id ? [`#${id}`] : []),
            ...[...classList].map((one) => `.${one}`),
          ]
          return `${name.join('')} '${(element.textContent ?? '').trim().slice(0, 40)}'`
        }
        const place = ({ x, y, width, height }: DOMRectReadOnly) =>
          `${[x, y].map(Math.round).join('/')} ${[width, height].map(Math.round).join('x')}`
        const found: Shift[] = []
        const note = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & Shift & { sources: Source[] })[]) {
            found.push({
              startTime: entry.startTime,
              value: entry.value,
              hadRecentInput: entry.hadRecentInput,
              moved: entry.sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
              ),
            })
          }
        }
        const observer = new PerformanceObserver((list) => note(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // a shift of this frame becomes an entry once the frame is painted
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            note(observer.takeRecords())
            observer.disconnect()
            resolve(found)
          }),
        )
      }),
  )

interface Window<S> {
  value: number
  shifts: S[]
}

/** @internal */
export const worstWindow = <S extends Pick<Shift, 'startTime' | 'value' | 'hadRecentInput'>>(
  shifts: readonly S[],
): Window<S> => {
  let worst: Window<S> = { value: 0, shifts: [] }
  let current = worst
  let last = Number.NEGATIVE_INFINITY
  for (const shift of shifts) {
    if (shift.hadRecentInput) continue
    const [first] = current.shifts
    const continues = first && shift.startTime - last < gapMs && shift.startTime - first.startTime < windowMs
    current = continues
      ? { value: current.value + shift.value, shifts: [...current.shifts, shift] }
      : { value: shift.value, shifts: [shift] }
    last = shift.startTime
    if (current.value > worst.value) worst = current
  }
  return worst
}
