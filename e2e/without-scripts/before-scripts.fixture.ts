import { hold, type OpenOptions, openPage, sharedBrowser, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'

/** Waits for the list of script addresses at the end of a page; before that, hydration cannot be judged. */
export const whole = (page: Page) => page.locator('script#scripts').waitFor({ state: 'attached' })

/** Opens a page whose scripts are held back until `bring` is called. */
export const openBeforeScripts = async (
  path: string,
  prepare?: (page: Page) => Promise<void>,
  options?: OpenOptions,
) => {
  const opened = await openPage(await sharedBrowser(), options)
  await prepare?.(opened.page)
  const bring = await hold(opened.page, '**/assets/shell.*.js')
  void opened.page.goto(sharedSite().url + path).catch(() => {})
  await opened.page.locator('main form [type=submit]:not([name]):not([tabindex])').last().waitFor()
  await whole(opened.page)
  return { ...opened, bring }
}
