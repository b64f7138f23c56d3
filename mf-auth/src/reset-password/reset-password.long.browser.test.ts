import { aGuest, hold, hydrated, mailTo, sharedSite, signInByApi, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailedLink, resetSteps, unknownToken } from './reset-password.fixture.ts'

const { open, show } = siteAndBrowser()
const site = sharedSite()

const calls = '**/api/auth/reset*'

let page: Page

const openLink = async (link: string) => {
  const opened = await open(link)
  page = opened.page
  return opened
}

const { button, alert, choose } = resetSteps(() => page)

describe('the link of the mail', () => {
  it('R-password-reset: refuses a common password beside its field, works once, and the second time it leads to a new one', async () => {
    const link = await mailedLink(show)
    await openLink(link)
    await choose('password123')
    await page.getByText('This password is too common. Please choose another.').waitFor()
    await choose('lagoon at dawn seven')
    await alert().getByText('Your new password is saved').waitFor()
    await expect.poll(() => alert().evaluate((element) => element === document.activeElement)).toBe(true)
    page = (await show(link)).page
    await choose('another one entirely')
    await alert().getByText('This link no longer works').waitFor()
    await page.getByRole('link', { name: 'Send a new link' }).click()
    await page.waitForURL('**/forgot-password')
  })

  it('whose end was cut off is replaced by the code of the same mail, and what was typed stays', async () => {
    const guest = aGuest()
    const link = await mailedLink(show, guest)
    const { text = '' } = await mailTo(site, guest.email, /password/i)
    await openLink(link.slice(0, -5))
    await choose('lagoon at dawn seven')
    await page.getByLabel('Email').fill(guest.email)
    await page.getByLabel('Code from the mail').fill('0000 0000')
    await button('Save password').click()
    await alert().getByText('This code is wrong or too old.').waitFor()
    await page.getByLabel('Code from the mail').fill(/\b\d{8}\b/.exec(text)?.[0] ?? '')
    await button('Save password').click()
    await alert().getByText('Your new password is saved').waitFor()
  })

  it('without its token asks for the code, and leads to a new one', async () => {
    await openLink('/reset-password')
    await page.getByLabel('Code from the mail').waitFor()
    expect(await page.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
  })
})

describe('the new password', () => {
  beforeEach(async () => {
    page = (await show(`/reset-password#${unknownToken}`)).page
  })

  it('is asked for twice, and has 8 characters', async () => {
    await choose('lagoon at dawn', 'lagoon at dusk')
    await page.getByText('Passwords do not match!', { exact: true }).waitFor()
    await choose('1234567')
    await page.getByText('Please use at least 8 characters.').waitFor()
  })

  it("shows 'Saving...' on a button that takes no second press", async () => {
    const release = await hold(page, calls)
    await choose('lagoon at dawn seven')
    await button('Saving...').waitFor()
    expect(await button('Saving...').isDisabled()).toBe(true)
    release()
    await alert().waitFor()
  })

  it('can be sent again when the API is down, and that works', async () => {
    await page.route(calls, (route) => route.abort())
    await choose('lagoon at dawn seven')
    await alert().getByText('Connection lost.').waitFor()
    await page.unroute(calls)
    await button('Try again').click()
    await alert().getByText('This link no longer works').waitFor()
  })
})

it('signs out every tab of a guest who was signed in with the old one', async () => {
  const guest = aGuest()
  const link = await mailedLink(show, guest)
  const { page: other, context } = await open('/terms')
  await signInByApi(other, site, guest)
  await other.goto(`${site.url}about`)
  await other.getByRole('link', { name: 'Profile of Amara' }).waitFor()
  page = await context.newPage()
  await page.goto(new URL(link, site.url).href)
  await hydrated(page)
  await choose('lagoon at dawn seven')
  await alert().getByText('You are signed out on all devices.').waitFor()
  await other.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
})
