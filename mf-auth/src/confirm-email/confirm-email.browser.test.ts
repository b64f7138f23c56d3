import {
  aGuest,
  linkIn,
  mailTo,
  openPage,
  register,
  sharedBrowser,
  sharedSite,
  signInByApi,
  waitForNetworkIdle,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const site = sharedSite()

let page: Page

/** The mailed link of a new guest, and a page in a profile of its own. */
const welcome = async () => {
  const opened = await openPage(await sharedBrowser())
  page = opened.page
  const guest = aGuest()
  await register(page, site, guest)
  const link = linkIn(await mailTo(site, guest.email, /^Welcome/), '/confirm-email')
  return { ...opened, guest, link }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const alert = () => page.getByRole('alert')

describe('the link that a new guest is mailed', () => {
  it('R-email-confirmed: confirms nothing by being opened, and the address with a press, which the profile knows', async () => {
    const { context, guest, link } = await welcome()
    const other = await context.newPage()
    await signInByApi(other, site, guest)
    const requests: string[] = []
    // a signed-in guest's tab renews its token, and a page reports its widgets' outcome: neither confirms
    page.on('request', (request) => {
      if (!/\/api\/auth\/refresh$|\/release-reports$/.test(request.url())) requests.push(request.method())
    })
    await page.goto(link)
    await button('Confirm address').waitFor()
    await waitForNetworkIdle(page)
    expect(requests.filter((method) => method !== 'GET')).toEqual([])
    expect(page.url()).toBe(`${site.url}confirm-email`)
    await other.goto(`${site.url}profile`)
    await other.getByText('Not confirmed yet').waitFor()
    await button('Confirm address').press('Enter')
    await alert().getByText('Your address is confirmed').waitFor()
    await expect.poll(() => alert().evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('link', { name: 'To your profile' }).click()
    await page.getByText('Confirmed', { exact: true }).waitFor()
  })
})
