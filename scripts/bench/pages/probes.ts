import type { Page } from 'playwright-core'
import type { BenchRoute } from './routes.ts'

export interface Paints {
  firstPaintMs: number
  largestPaintMs: number
}

/** When the first and the largest thing were painted, from the start of the navigation. */
export const readPaints = (page: Page): Promise<Paints> =>
  page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const [first] = performance.getEntriesByName('first-contentful-paint')
        new PerformanceObserver((list) =>
          resolve({
            firstPaintMs: first?.startTime ?? Number.NaN,
            largestPaintMs: list.getEntries().at(-1)?.startTime ?? Number.NaN,
          }),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

const everyMs = 50
const patienceMs = 30_000

/**
 * Presses a control from the first moment it is there, again and again, and answers when that first had its effect.
 * What a press does without script, such as following a link, is kept from happening: the page would be another.
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

/** Runs in the page, before any of its own scripts. */
const pressUntilEffect = (options: { selector: string; state: string; everyMs: number }) => {
  const page = globalThis as { clickWorkedMs?: number }
  const read = () =>
    JSON.stringify([...document.querySelectorAll(options.state)].map(({ textContent }) => textContent))
  addEventListener('click', (event) => event.preventDefault())
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
