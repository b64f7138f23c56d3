import { goOn, hold, type OpenOptions, openPage, sharedBrowser, siteAndBrowser } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'

export const noProblems = { errors: [], warnings: [], uncaught: [], foreign: [] }

/** Calls of the API for rooms, whatever the language. */
const roomCalls = '**/api/rooms/**'

/** Pages of the worker's site, with what the screens of rooms need on top. */
export const roomPages = () => {
  const pages = siteAndBrowser()
  return {
    ...pages,
    /**
     * A page in a profile of its own to which the visitor comes from another page of the site, after `before` arranged
     * what this one asks for: a page that loads its HTML has its rooms in it.
     */
    comeTo: async (path: string, before: (page: Page) => Promise<unknown>, options?: OpenOptions) => {
      const opened = await openPage(await sharedBrowser(), options)
      await opened.page.goto(pages.url('/privacy'))
      await before(opened.page)
      await goOn(opened.page, path)
      return opened
    },
    /** The same in the file's one tab. */
    showAfter: async (path: string, before: (page: Page) => Promise<unknown>) => {
      const { page } = await pages.show('/privacy')
      await before(page)
      await goOn(page, path)
      return { page }
    },
  }
}

/** Takes the API off the line, until the answer is called. */
export const cutLine = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(roomCalls, (route) => route.abort())
  return () => page.unroute(roomCalls)
}

/** Keeps the answers of the API on the line, until the answer is called. */
export const holdLine = (page: Page): Promise<() => void> => hold(page, roomCalls)

/** Whether the focus is on something around this element, and not lost to the page. */
export const focusIsAround = (locator: Locator) =>
  locator.evaluate((element) => {
    const focused = document.activeElement
    return focused !== document.body && focused?.contains(element)
  })

/** Name of the element that has the focus, as a screen reader says it. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
