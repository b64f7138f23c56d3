import { goOn, hold, type OpenOptions, openPage, type Site, startSite, whenDone } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll } from 'vitest'

export const noProblems = { errors: [], warnings: [], uncaught: [], foreign: [] }

/** Calls of the API for rooms, whatever the language. */
const roomCalls = '**/api/rooms/**'

/** One site and one browser for the tests of a file; `open` opens a page of it. */
export const startPages = () => {
  let browser: Browser
  let site: Site
  beforeAll(async () => {
    browser = await launchChromium()
    whenDone(() => browser.close())
    site = await startSite()
  })

  const open = async (path: string, { before, ...options }: OpenPageOptions = {}) => {
    const opened = await openPage(browser, options)
    const { page } = opened
    if (before) {
      // a page that loads its HTML has its rooms in it
      await page.goto(new URL('privacy', site.url).href)
      await before(page)
      await goOn(page, path)
    } else {
      await page.goto(new URL(path, site.url).href)
    }
    return opened
  }
  return { open }
}

interface OpenPageOptions extends OpenOptions {
  /** What to arrange before the page asks for anything; the visitor comes to it from another page of the site. */
  before?: (page: Page) => Promise<unknown>
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
