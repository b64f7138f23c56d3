import type { Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { navigateClientSide } from '../page/navigate-client-side.ts'
import { type OpenOptions, openPage } from '../page/open.ts'
import type { Opened } from '../page/opened.ts'
import { type Problems, withoutProblems } from '../page/problems.ts'
import { sharedBrowser, sharedSite } from './shared.ts'

/** A screen of the shell alone, with no call and no widget, to step to before one is shown anew. */
const between = '/terms'

/** The worker's site and the run's browser, for a file of journeys. The options are those of its one tab. */
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
    /** A page in a profile of its own, ready to use. */
    open: async (path: string, options?: OpenOptions): Promise<Opened> => {
      const opened = await openPage(await sharedBrowser(), options)
      await opened.page.goto(url(path))
      await opened.page.locator('main h1').first().waitFor()
      return opened
    },
    /**
     * The screen at `path` in the file's one tab: its widgets mount anew, in a document that was loaded once. Ten times
     * as quick as a page of its own; what a test left in storage, or signed in, is still there for the next one.
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

/** The heading of the screen before stays until the next screen is whole, so the step waits for another one. */
const stepTo = async (page: Page, path: string) => {
  const heading = page.locator('main h1').first()
  const before = await heading.elementHandle()
  await navigateClientSide(page, path)
  if (before) await page.waitForFunction((element) => !element.isConnected, before)
  await heading.waitFor()
}
