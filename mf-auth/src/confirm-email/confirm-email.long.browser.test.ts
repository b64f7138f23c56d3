import {
  aGuest,
  hold,
  linkIn,
  mailTo,
  openPage,
  register,
  sharedBrowser,
  sharedSite,
  siteAndBrowser,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { show } = siteAndBrowser()
const site = sharedSite()

const calls = '**/api/auth/confirm*'
const unknownToken = 'x'.repeat(43)

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
  it('ends the password where nobody is signed in, says so, and leads to a new one', async () => {
    const { link } = await welcome()
    await page.goto(link)
    await page.getByText('Not signed in here?').waitFor()
    await button('Confirm address').click()
    await alert().getByText('its password have ended').waitFor()
    const way = page.getByRole('link', { name: 'Choose a new password' })
    expect(await way.getAttribute('href')).toBe('/forgot-password')
  })

  it('without its token asks for the code of the mail, which confirms as well', async () => {
    const { guest } = await welcome()
    const { text = '' } = await mailTo(site, guest.email, /^Welcome/)
    await page.goto(`${site.url}confirm-email`)
    expect(await page.getByRole('link', { name: 'from your profile' }).getAttribute('href')).toBe('/profile')
    await page.getByLabel('Email').fill(guest.email)
    await page.getByLabel('Code from the mail').fill(/\b\d{8}\b/.exec(text)?.[0] ?? '')
    await button('Confirm address').click()
    await alert().getByText('its password have ended').waitFor()
  })

  it("that works no more shows 'Confirming...', and leads to where a new one is sent", async () => {
    page = (await show(`/confirm-email#${unknownToken}`)).page
    const release = await hold(page, calls)
    await button('Confirm address').click()
    await button('Confirming...').waitFor()
    expect(await button('Confirming...').isDisabled()).toBe(true)
    release()
    await alert().getByText('This link no longer works').waitFor()
    expect(await page.getByRole('link', { name: 'To your profile' }).getAttribute('href')).toBe('/profile')
  })

  it('offers another try when the API is down', async () => {
    page = (await show(`/confirm-email#${unknownToken}`)).page
    await page.route(calls, (route) => route.abort())
    await button('Confirm address').click()
    await alert().getByText('Connection lost.').waitFor()
    await page.unroute(calls)
    await button('Try again').click()
    await alert().getByText('This link no longer works').waitFor()
  })
})
