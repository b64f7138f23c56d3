import { aGuest, linkIn, mailTo, register, sharedSite, type siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'

type Show = ReturnType<typeof siteAndBrowser>['show']

/** A token of no account. */
export const unknownToken = 'x'.repeat(43)

/** A link of a mail that works, for an account of its own. */
export const mailedLink = async (show: Show, guest = aGuest()): Promise<string> => {
  const site = sharedSite()
  const { page } = await show('/forgot-password')
  await register(page, site, guest)
  await page.request.post(`${site.url}api/auth/forgot`, { data: { email: guest.email } })
  const { pathname, hash } = new URL(linkIn(await mailTo(site, guest.email, /password/i), '/reset-password'))
  return pathname + hash
}

/** What a guest finds and does on the page that a mail leads to; `page` is that of the test that runs. */
export const resetSteps = (page: () => Page) => {
  const button = (name: string) => page().getByRole('button', { name, exact: true })
  return {
    button,
    alert: () => page().getByRole('alert'),
    choose: async (typed: string, again = typed) => {
      await page().locator('input[name=password]').fill(typed)
      await page().locator('input[name=confirmPassword]').fill(again)
      await button('Save password').click()
    },
  }
}
