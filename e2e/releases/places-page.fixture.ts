import { openPage, type Site, sharedBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'

export interface PageSize {
  width: number
  height: number
}

/** A page of the site, once its heading is there. */
export const openAt = async (site: Site, path: string, size: PageSize) => {
  const opened = await openPage(await sharedBrowser(), size)
  await opened.page.goto(new URL(path, site.url).href)
  await opened.page.locator('main h1').first().waitFor()
  return opened
}

/** An entry of the main menu. */
export const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

export const noProblems = { errors: [], warnings: [], uncaught: [], foreign: [] }
