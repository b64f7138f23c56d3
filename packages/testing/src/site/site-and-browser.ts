import type { Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { navigateClientSide } from '../page/navigate-client-side.ts'
import { type OpenOptions, openPage } from '../page/open.ts'
import type { Opened } from '../page/opened.ts'
import { type Problems, withoutProblems } from '../page/problems.ts'
import { sharedBrowser, sharedSite } from './shared.ts'

/** A screen of the shell without requests and widgets, as a stop before a screen is shown anew. */
const between = '/terms'

/** The worker's site and browser, for a file of journeys. The options are those of its only tab. */
export const siteAndBrowser = (tabOptions: OpenOptions = {}) => {
  const url = (path: string) => sharedSite().url + path.replace(/^\//, '')
  let tab: Promise<Opened> | undefined
  afterAll(async () => (await tab)?.leave())

  const openTab = async () => {
    const opened = await openPage(await sharedBrowser(), { ...tabOptions, staysOpen: true })
    await opened.page.goto(url(between))
    return opened
  }

  return {
    url,
    dataDir: () => sharedSite().dataDir,
    /** A page in a profile of its own, hydrated. */
    open: async (path: string, options?: OpenOptions): Promise<Opened> => {
      const opened = await openPage(await sharedBrowser(), options)
      await opened.page.goto(url(path))
      await opened.page.locator('main h1').first().waitFor()
      return opened
    },
    /**
     * Opens the screen at `path` in the file's only tab: its widgets mount anew, in a document that was
     * loaded once. Ten times as fast as a new page; storage and sign-in of earlier tests remain.
     */
    show: async (path: string): Promise<{ page: Page; problems: Problems }> => {
      tab ??= openTab()
      const { page, problems } = await tab
      await page.unrouteAll()
      if (new URL(page.url()).pathname !== between) await stepTo(page, between)
      withoutProblems(problems)
      await stepTo(page, path)
      return { page, problems }
    },
  }
}

/** The previous heading stays until the next screen is complete, so the step waits for another one. */
const stepTo = async (page: Page, path: string) => {
  const heading = page.locator('main h1').first()
  const before = await heading.elementHandle()
  await navigateClientSide(page, path)
  if (before) await page.waitForFunction((element) => !element.isConnected, before)
  await heading.waitFor()
}
