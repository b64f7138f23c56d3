import {
  hold,
  navigateClientSide,
  type OpenOptions,
  openPage,
  sharedBrowser,
  siteAndBrowser,
} from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'

export const noProblems = { errors: [], warnings: [], uncaught: [], foreign: [] }

/** Calls of the API for rooms, in every language. */
const roomCalls = '**/api/rooms/**'

/** Pages of the worker's site, and ways to reach a screen of rooms whose calls a test has prepared. */
export const roomPages = () => {
  const pages = siteAndBrowser()
  return {
    ...pages,
    /**
     * Opens another page of the site in a new profile, runs `before`, and goes to `path` from there: a screen that is
     * loaded as HTML already has its rooms in it.
     */
    goToInNewPage: async (path: string, before: (page: Page) => Promise<unknown>, options?: OpenOptions) => {
      const opened = await openPage(await sharedBrowser(), options)
      await opened.page.goto(pages.url('/privacy'))
      await before(opened.page)
      await navigateClientSide(opened.page, path)
      return opened
    },
    /** The same in the one tab that the tests of a file share. */
    goToInTab: async (path: string, before: (page: Page) => Promise<unknown>) => {
      const { page } = await pages.show('/privacy')
      await before(page)
      await navigateClientSide(page, path)
      return { page }
    },
  }
}

/** Lets every call for rooms fail, until the returned function is called. */
export const abortRoomCalls = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(roomCalls, (route) => route.abort())
  return () => page.unroute(roomCalls)
}

/** Holds back the answers to calls for rooms, until the returned function is called. */
export const holdRoomCalls = (page: Page): Promise<() => void> => hold(page, roomCalls)

/** Whether the focus is on an element that contains this one, and not lost to the page. */
export const focusIsAround = (locator: Locator) =>
  locator.evaluate((element) => {
    const focused = document.activeElement
    return focused !== document.body && focused?.contains(element)
  })

/** Accessible name of the focused element. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
