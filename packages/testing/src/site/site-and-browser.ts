import type { Browser } from 'playwright-core'
import { beforeAll } from 'vitest'
import { launchChromium } from '../chromium/index.ts'
import { whenDone } from '../cleanup.ts'
import { type Opened, type OpenOptions, openPage } from '../page/open.ts'
import { type Site, startSite } from './start.ts'

/** A real site and a real browser for a file of journeys; `open` answers a page of the site, ready to use. */
export const siteAndBrowser = () => {
  let browser: Browser
  let site: Site
  beforeAll(async () => {
    browser = await launchChromium()
    whenDone(() => browser.close())
    site = await startSite()
  })
  return {
    url: (path: string) => site.url + path.replace(/^\//, ''),
    dataDir: () => site.dataDir,
    open: async (path: string, options?: OpenOptions): Promise<Opened> => {
      const opened = await openPage(browser, options)
      await opened.page.goto(site.url + path.replace(/^\//, ''))
      await opened.page.locator('main h1').first().waitFor()
      return opened
    },
  }
}
