import { randomUUID } from 'node:crypto'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import {
  aGuest,
  type Guest,
  openPage,
  register,
  type Site,
  sharedBrowser,
  signInByApi,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'

type SiteAddress = Pick<Site, 'url'>

/** A new guest, signed in, on their profile. */
export const openAccount = async (site: SiteAddress) => {
  const guest = aGuest()
  const opened = await openPage(await sharedBrowser())
  await register(opened.page, site, guest)
  await signInByApi(opened.page, site, guest)
  await openProfile(opened.page, site)
  return { ...opened, guest }
}

export const openProfile = async (page: Page, site: SiteAddress) => {
  await page.goto(`${site.url}profile`)
  await page.getByRole('button', { name: 'Delete my account' }).waitFor()
}

/** A section of the account by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The token with which the page speaks for its guest. */
const authorizationOf = async (page: Page) => {
  const asked = page.waitForRequest('**/api/me?*')
  await page.reload()
  return (await (await asked).allHeaders()).authorization ?? ''
}

let nextStay = 20

/** Books a night in the guest's account, by the API. */
export const bookFor = async (page: Page, site: SiteAddress, { firstName, lastName, email }: Guest) => {
  nextStay += 2
  const checkIn = addDays(dateInZone(new Date(), 'Asia/Colombo'), nextStay)
  const authorization = await authorizationOf(page)
  const answer = await page.request.post(`${site.url}api/bookings`, {
    headers: { authorization, 'Idempotency-Key': randomUUID() },
    data: {
      firstName,
      lastName,
      email,
      checkIn,
      checkOut: addDays(checkIn, 1),
      guests: 2,
      roomType: 'lighthouse-suite',
      specialRequest: 'A cot, please.',
      totalPrice: 235,
    },
  })
  const { reference } = (await answer.json()) as { reference: string }
  const cancel = () =>
    page.request.post(`${site.url}api/me/bookings/${reference}/cancel`, { headers: { authorization } })
  return { reference, cancel }
}
