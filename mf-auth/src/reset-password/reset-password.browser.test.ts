import {
  aGuest,
  linkIn,
  mailTo,
  openPage,
  register,
  sharedBrowser,
  sharedSite,
  siteAndBrowser,
  waitForNetworkIdle,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { show } = siteAndBrowser()
const site = sharedSite()
const unknownToken = 'x'.repeat(43)

let page: Page

/** A link that works, for an account of its own. */
const linkFor = async (guest = aGuest()) => {
  const asking = (await show('/forgot-password')).page
  await register(asking, site, guest)
  await asking.request.post(`${site.url}api/auth/forgot`, { data: { email: guest.email } })
  const { pathname, hash } = new URL(linkIn(await mailTo(site, guest.email, /password/i), '/reset-password'))
  return pathname + hash
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const alert = () => page.getByRole('alert')

const choose = async (typed: string, again = typed) => {
  await page.locator('input[name=password]').fill(typed)
  await page.locator('input[name=confirmPassword]').fill(again)
  await button('Save password').click()
}

describe('the link of the mail', () => {
  it('R-link-secret: leaves the address and the history at once, and goes along with no request', async () => {
    const seen: string[] = []
    const token = 'y'.repeat(43)
    const opened = await openPage(await sharedBrowser())
    opened.page.on('request', (request) => seen.push(`${request.url()} ${request.headers().referer ?? ''}`))
    await opened.page.goto(`${site.url}reset-password#${token}`)
    await opened.page.getByRole('heading', { level: 1 }).waitFor()
    await waitForNetworkIdle(opened.page)
    expect(opened.page.url()).toBe(`${site.url}reset-password`)
    expect(JSON.stringify(await opened.page.evaluate(() => history.state))).not.toContain(token)
    // the browser itself never sends a fragment: only the address that the test typed has it
    expect(seen.slice(1).filter((line) => line.includes(token))).toEqual([])
  })

  it('of a second mail, opened in the same tab, counts instead', async () => {
    const link = await linkFor()
    page = (await show(`/reset-password#${unknownToken}`)).page
    await choose('lagoon at dawn seven')
    await alert().getByText('This link no longer works').waitFor()
    await page.goto(new URL(link, site.url).href)
    await choose('lagoon at dawn seven')
    await alert().getByText('Your new password is saved').waitFor()
    expect(page.url()).toBe(`${site.url}reset-password`)
  })
})
