import {
  aGuest,
  axeViolations,
  type Guest,
  hold,
  linkIn,
  mailTo,
  openPage,
  register,
  type Site,
  signIn,
  startSite,
  whenDone,
} from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillPerson, openBooking, shownReference } from '../book/journeys/booking-page.fixture.ts'
import { storedNights } from '../book/journeys/stored.fixture.ts'
import {
  bookSignedIn,
  card,
  dialog,
  isFree,
  openProfile,
  statusOf,
  twoNights,
} from '../testing/own-bookings.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

const signedIn = async (guest: Guest = aGuest(), options: Parameters<typeof openPage>[1] = {}) => {
  const opened = await openPage(browser, options)
  await register(opened.page, site, guest)
  await signIn(opened.page, site, guest)
  return { ...opened, guest }
}

describe('a guest who is signed in', () => {
  it('finds the form filled in, books, sees the stay in the profile, cancels, and the nights are free', async () => {
    const { page, guest } = await signedIn()
    const stay = twoNights()
    const reference = await bookSignedIn(page, site, stay)
    expect(await isFree(page, site, stay)).toBe(false)
    await page.getByRole('link', { name: 'Your bookings' }).click()
    await card(page, reference).getByText('Free cancellation until').waitFor()
    expect(await card(page, reference).textContent()).toContain(`${guest.firstName} ${guest.lastName}`)

    await card(page, reference).getByRole('button', { name: 'Cancel booking' }).click()
    await dialog(page).getByText('you pay nothing').waitFor()
    await dialog(page).getByRole('button', { name: 'Yes, cancel' }).click()
    await card(page, reference).getByText('Your booking is cancelled.').waitFor()
    await card(page, reference).getByText('Cancelled', { exact: true }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('You pay nothing.')
    expect(statusOf(site, reference)).toBe('cancelled')
    expect(storedNights(site, reference)).toEqual([])
    expect(await isFree(page, site, stay)).toBe(true)
    await mailTo(site, guest.email, /cancelled/i)

    await page.reload()
    const earlier = page.getByRole('region', { name: 'Past and cancelled' })
    await earlier.getByText(reference).waitFor()
    await earlier.getByText(/^Cancelled on .*, free of charge\.$/).waitFor()
  })

  it('keeps the booking where the dialog is left, with the focus back on the button', async () => {
    const { page } = await signedIn()
    const reference = await bookSignedIn(page, site, twoNights())
    await openProfile(page, site)
    const cancel = card(page, reference).getByRole('button', { name: 'Cancel booking' })
    await cancel.focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await cancel.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(statusOf(site, reference)).toBe('confirmed')
  })

  it('cancels by the keyboard alone', async () => {
    const { page } = await signedIn()
    const reference = await bookSignedIn(page, site, twoNights())
    await openProfile(page, site)
    await card(page, reference).getByRole('button', { name: 'Cancel booking' }).focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await card(page, reference).getByText('Your booking is cancelled.').waitFor()
    expect(statusOf(site, reference)).toBe('cancelled')
  })

  it('is told what cancelling means now, not when the page was loaded', async () => {
    const { page } = await signedIn()
    const reference = await bookSignedIn(page, site, twoNights())
    await openProfile(page, site)
    await card(page, reference).getByText('Free cancellation until').waitFor()
    await page.route('**/api/me/bookings*', async (route) => {
      const answer = await route.fetch()
      const bookings = (await answer.json()) as object[]
      await route.fulfill({ json: bookings.map((one) => ({ ...one, cancellation: 'no_refund' })) })
    })
    await card(page, reference).getByRole('button', { name: 'Cancel booking' }).click()
    await dialog(page).getByText('there is no refund').waitFor()
    await page.keyboard.press('Escape')
    await card(page, reference).getByText('No refund from now on.').waitFor()
  })

  it('keeps the question on the screen where the house cannot be reached, and can ask again', async () => {
    const { page } = await signedIn()
    const reference = await bookSignedIn(page, site, twoNights())
    await openProfile(page, site)
    const lost = '**/api/me/bookings/*/cancel*'
    await page.route(lost, (route) => route.abort())
    await card(page, reference).getByRole('button', { name: 'Cancel booking' }).click()
    await dialog(page).getByRole('button', { name: 'Yes, cancel' }).click()
    await dialog(page)
      .getByRole('alert')
      .getByText('We could not reach the house. Please try again.')
      .waitFor()
    await page.unroute(lost)
    await dialog(page).getByRole('button', { name: 'Yes, cancel' }).click()
    await card(page, reference).getByText('Your booking is cancelled.').waitFor()
  })

  it('sees that it is being cancelled, and presses once', async () => {
    const { page } = await signedIn()
    const reference = await bookSignedIn(page, site, twoNights())
    await openProfile(page, site)
    const release = await hold(page, '**/api/me/bookings/*/cancel*')
    await card(page, reference).getByRole('button', { name: 'Cancel booking' }).click()
    await dialog(page).getByRole('button', { name: 'Yes, cancel' }).click()
    expect(await dialog(page).getByRole('button', { name: 'Cancelling...' }).isDisabled()).toBe(true)
    release()
    await card(page, reference).getByText('Your booking is cancelled.').waitFor()
  })

  it('without a booking is led to the rooms', async () => {
    const { page } = await signedIn()
    await openProfile(page, site)
    await page.getByText('You have no bookings yet.').waitFor()
    await page.getByRole('link', { name: 'See our rooms' }).click()
    await page.waitForURL('**/rooms')
  })

  it('can try again where bookings do not come', async () => {
    const { page } = await signedIn()
    await page.route('**/api/me/bookings*', (route) => route.abort())
    await openProfile(page, site)
    await page.getByText('Your bookings could not be loaded.').waitFor()
    await page.unroute('**/api/me/bookings*')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText('You have no bookings yet.').waitFor()
  })
})

describe('a booking made without signing in', () => {
  it('joins the account once its address is confirmed, without a reload, and not before', async () => {
    const { page, guest } = await signedIn()
    const stay = twoNights()
    const { page: elsewhere } = await openBooking(browser, site, { stay })
    await fillPerson(elsewhere, { firstName: 'Amara', lastName: 'Perera', email: guest.email })
    await elsewhere.locator('main form [type="submit"]').click()
    const reference = await shownReference(elsewhere)
    expect(await elsewhere.getByRole('link', { name: 'Your bookings' }).count()).toBe(0)

    await openProfile(page, site)
    await page.getByText('Booked without signing in?').waitFor()
    expect(await card(page, reference).count()).toBe(0)
    const tab = await page.context().newPage()
    await tab.goto(linkIn(await mailTo(site, guest.email, /welcome/i), '/confirm-email'))
    await tab.getByRole('button', { name: /confirm/i }).click()
    await card(page, reference).waitFor()
    expect(await page.getByText('Booked without signing in?').count()).toBe(0)
  })
})

describe('the booking of somebody else', () => {
  it('cannot be read or cancelled by its reference: there is no such booking', async () => {
    const { page: hers } = await signedIn()
    const reference = await bookSignedIn(hers, site, twoNights())
    const { page: his } = await signedIn()
    await openProfile(his, site)
    await his.getByText('You have no bookings yet.').waitFor()
    // his own session, as the page sends it
    const asked = his.waitForRequest('**/api/me/bookings*')
    await his.reload()
    const authorization = (await (await asked).allHeaders()).authorization ?? ''
    const answer = await his.request.post(`${site.url}api/me/bookings/${reference}/cancel`, {
      headers: { authorization },
    })
    expect(authorization).toMatch(/^Bearer /)
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'booking_not_found' })
    expect(statusOf(site, reference)).toBe('confirmed')
  })
})

describe('the list', () => {
  it.each([
    [1440, 'light'],
    [390, 'dark'],
  ] as const)(
    'is without a barrier at %i px in %s, with and without the question',
    async (width, colorScheme) => {
      const { page } = await signedIn(aGuest(), { width, colorScheme, reducedMotion: 'reduce' })
      const reference = await bookSignedIn(page, site, twoNights())
      await openProfile(page, site)
      await card(page, reference).waitFor()
      expect(await axeViolations(page)).toEqual([])
      await card(page, reference).getByRole('button', { name: 'Cancel booking' }).click()
      await dialog(page).waitFor()
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )
})
