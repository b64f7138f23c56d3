import { join } from 'node:path'
import { addDays } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDate } from '@calm-rest/i18n'
import type { Site } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'

/** Rows of a query on the database of a site. */
export const rowsOf = (site: Pick<Site, 'dataDir'>, query: string, ...values: string[]) => {
  const db = new Sqlite(join(site.dataDir, 'calm-rest.db'), { readonly: true })
  try {
    return db.prepare(query).all(...values)
  } finally {
    db.close()
  }
}

export const todayAt = async (page: Page, site: Pick<Site, 'url'>): Promise<string> =>
  (await (await page.request.get(`${site.url}api/hotel/day`)).json()).today

const inNumbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** A date as visitors type it in a language. */
export const typed = (lang: Lang, date: string) => formatDate(lang, date, inNumbers)

/** Fills the fields of the form in, by their names. */
export const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main form [name="${name}"]:not([type=hidden])`).fill(value)
  }
}

/** Submits the form; returns the status of the next page. */
export const send = async (page: Page) => {
  const arrived = page.waitForEvent('framenavigated')
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.request().isNavigationRequest(),
  )
  await page.locator('main form [type=submit]:not([name]):not([tabindex])').last().click()
  const response = await answered
  // until then the page before is the loaded one
  await arrived
  await page.waitForLoadState('domcontentloaded')
  return response.status()
}

/** The element with `autofocus`. */
export const autofocused = (page: Page) => page.locator('main [autofocus]')

/** Dates of a stay that begins this many days from now. */
export const stay = (today: string, days: number, nights: number) => ({
  checkIn: addDays(today, days),
  checkOut: addDays(today, days + nights),
})
