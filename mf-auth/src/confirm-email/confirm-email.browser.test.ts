import { sharedSite, signInByApi, waitForNetworkIdle } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { alertOf, button, welcomedGuest } from './confirm-email.fixture.ts'

const site = sharedSite()

describe('the link that a new guest is mailed', () => {
  it('R-email-confirmed: confirms nothing by being opened, and the address with a press, which the profile knows', async () => {
    const { page, context, guest, link } = await welcomedGuest()
    const other = await context.newPage()
    await signInByApi(other, site, guest)
    const requests: string[] = []
    // a signed-in guest's tab renews its token, and a page reports its widgets' outcome: neither confirms
    page.on('request', (request) => {
      if (!/\/api\/auth\/refresh$|\/release-reports$/.test(request.url())) requests.push(request.method())
    })
    await page.goto(link)
    await button(page, 'Confirm address').waitFor()
    await waitForNetworkIdle(page)
    expect(requests.filter((method) => method !== 'GET')).toEqual([])
    expect(page.url()).toBe(`${site.url}confirm-email`)
    await other.goto(`${site.url}profile`)
    await other.getByText('Not confirmed yet').waitFor()
    await button(page, 'Confirm address').press('Enter')
    await alertOf(page).getByText('Your address is confirmed').waitFor()
    await expect
      .poll(() => alertOf(page).evaluate((element) => element === document.activeElement))
      .toBe(true)
    await page.getByRole('link', { name: 'To your profile' }).click()
    await page.getByText('Confirmed', { exact: true }).waitFor()
  })
})
