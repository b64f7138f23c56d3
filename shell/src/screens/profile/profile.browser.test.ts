import {
  aGuest,
  firstOf,
  hydrated,
  layoutShift,
  type OpenOptions,
  register,
  sharedSite,
  signIn,
  signInByApi,
  siteAndBrowser,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const { open } = siteAndBrowser()
const site = sharedSite()

const signedIn = async (options: OpenOptions = {}) => {
  const opened = await open('/terms', options)
  const guest = aGuest()
  await register(opened.page, site, guest)
  await signInByApi(opened.page, site, guest)
  return { ...opened, guest }
}

const bookings = (page: Page) => page.getByRole('heading', { level: 2, name: 'Your bookings' })
const account = (page: Page) => page.getByRole('heading', { level: 2, name: 'Your account' })
const phone = { width: 390, height: 844 }

const sizes = [
  [390, 844],
  [1440, 900],
] as const

it.each(firstOf(1, sizes))(
  'brings bookings and account at %i px without moving anything',
  async (width, height) => {
    const { page, guest } = await signedIn({ width, height })
    await page.goto(`${site.url}profile`)
    await page.getByText('You have no bookings yet.').waitFor()
    await account(page).waitFor()
    await page.getByText(guest.email, { exact: true }).waitFor()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  },
)

const pairs = [
  ['mf-booking', account],
  ['mf-auth', bookings],
] as const

it.each(firstOf(1, pairs))('without %s still shows what the other has', async (remote, other) => {
  const { page } = await signedIn(phone)
  await page.route(`**/releases/${remote}/**`, (route) => route.abort())
  await page.goto(`${site.url}profile`)
  await page.getByText('This part of the page could not be loaded.').waitFor()
  await other(page).waitFor()
})

it('begins anew for another guest who signs in from another tab', async () => {
  const { page, context, guest } = await signedIn()
  await page.goto(`${site.url}profile`)
  await page.getByText(guest.email, { exact: true }).waitFor()
  const tab = await context.newPage()
  const second = aGuest({ firstName: 'Nimal' })
  await register(tab, site, second)
  await tab.goto(`${site.url}profile`)
  await hydrated(tab)
  await tab.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await tab.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  await signIn(tab, site, second)
  await page.getByText(second.email, { exact: true }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Hello, Nimal' }).waitFor()
  expect(await page.getByText(guest.email, { exact: true }).count()).toBe(0)
})
