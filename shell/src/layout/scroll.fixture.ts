import type { Page } from 'playwright-core'

/** Scrolls, and waits until the page itself has heard of it. */
export const scroll = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true })
        scrollTo(0, y)
      }),
    top,
  )
