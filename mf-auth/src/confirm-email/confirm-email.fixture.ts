import { aGuest, linkIn, mailTo, openPage, register, sharedBrowser, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'

/** The mailed link of a new guest, and a page in a profile of its own. */
export const welcomedGuest = async () => {
  const site = sharedSite()
  const opened = await openPage(await sharedBrowser())
  const guest = aGuest()
  await register(opened.page, site, guest)
  const link = linkIn(await mailTo(site, guest.email, /^Welcome/), '/confirm-email')
  return { ...opened, guest, link }
}

/** What a guest finds on the page that a mail leads to. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const alertOf = (page: Page) => page.getByRole('alert')
