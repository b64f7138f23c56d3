import {
  aGuest,
  atRest,
  axeViolations,
  linkIn,
  mailTo,
  type OpenOptions,
  openPage,
  type Site,
  startSite,
  whenDone,
} from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillPerson, openBooking, shownReference } from '../book/journeys/booking-page.fixture.ts'
import { storedNights } from '../book/journeys/stored.fixture.ts'
import { dialog, isFree, type Stay, statusOf, twoNights } from '../testing/own-bookings.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

/** Books without an account; answers the reference and the link of the mail. */
const bookAsGuest = async (stay: Stay = twoNights()) => {
  const { firstName, lastName, email } = aGuest()
  const { page } = await openBooking(browser, site, { stay })
  await fillPerson(page, { firstName, lastName, email })
  await page.locator('main form [type="submit"]').click()
  const reference = await shownReference(page)
  await page.getByText(`We are sending the confirmation to ${email}`).waitFor()
  return { reference, link: linkIn(await mailTo(site, email, new RegExp(reference)), '/booking') }
}

const openLink = async (link: string, options: OpenOptions = {}) => {
  const opened = await openPage(browser, options)
  await opened.page.goto(link)
  await opened.page.getByRole('heading', { level: 1, name: 'Your booking' }).waitFor()
  return opened
}

const leadsNowhere = (page: Page) =>
  page.getByRole('alert').getByText('This link does not lead to a booking.').waitFor()

describe('the link of the mail', () => {
  it('shows the booking to who has no account, cancels it, and its nights are free', async () => {
    const stay = twoNights()
    const { reference, link } = await bookAsGuest(stay)
    const { page, problems } = await openLink(link)
    await page.getByText(reference).waitFor()
    await page.getByText('Free cancellation until').waitFor()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await dialog(page).getByText('you pay nothing').waitFor()
    expect(statusOf(site, reference)).toBe('confirmed')
    await dialog(page).getByRole('button', { name: 'Yes, cancel' }).click()
    await page.getByText('Your booking is cancelled.').waitFor()
    expect(statusOf(site, reference)).toBe('cancelled')
    expect(storedNights(site, reference)).toEqual([])
    expect(await isFree(page, site, stay)).toBe(true)
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })

    const { page: later } = await openLink(link)
    await later.getByText(/^Cancelled on .*, free of charge\.$/).waitFor()
    expect(await later.getByRole('button', { name: 'Cancel booking' }).count()).toBe(0)
  })

  it('changes nothing by being opened, however often', async () => {
    const { reference, link } = await bookAsGuest()
    for (let visit = 0; visit < 3; visit += 1) {
      const { page } = await openLink(link)
      await page.getByText(reference).waitFor()
    }
    expect(statusOf(site, reference)).toBe('confirmed')
  })

  it('leaves its token in no address, neither on the screen nor on the line', async () => {
    const { reference, link } = await bookAsGuest()
    const token = new URL(link).hash.slice(1)
    const { page } = await openPage(browser)
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
    await page.goto(link)
    await page.getByText(reference).waitFor()
    await atRest(page)
    expect(page.url()).toBe(`${site.url}booking`)
    // Playwright itself tells the fragment of the page that it opened; no browser sends it
    const sent = addresses.filter((address) => address.split('#')[0]?.includes(token))
    expect(sent).toEqual([])
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    )
    expect(kept).not.toContain(token)
  })

  it('of a second mail, opened in the same tab, shows the second booking', async () => {
    const first = await bookAsGuest()
    const second = await bookAsGuest()
    const { page } = await openLink(first.link)
    await page.getByText(first.reference).waitFor()
    await page.evaluate((hash) => location.assign(hash), new URL(second.link).hash)
    await page.getByText(second.reference).waitFor()
    expect(page.url()).toBe(`${site.url}booking`)
  })

  it.each([
    ['was cut off', (link: string) => link.slice(0, -20)],
    ['is another’s', (link: string) => link.replace(/#.*/, `#${'e30'.repeat(20)}.e30.e30`)],
    ['has no token', (link: string) => link.replace(/#.*/, '')],
  ])('says so where it %s', async (_, change) => {
    const { link } = await bookAsGuest()
    const { page } = await openLink(change(link))
    await leadsNowhere(page)
    expect(await axeViolations(page)).toEqual([])
  })

  it('does not open the door to an account that is not signed in', async () => {
    const { link } = await bookAsGuest()
    const { page } = await openLink(link)
    await page.getByRole('link', { name: 'Go to your profile' }).click()
    await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  })

  it('can be tried again where the house cannot be reached', async () => {
    const { reference, link } = await bookAsGuest()
    const { page } = await openPage(browser)
    await page.route('**/api/bookings/by-link*', (route) => route.abort())
    await page.goto(link)
    await page.getByText('Your booking could not be loaded.').waitFor()
    await page.unroute('**/api/bookings/by-link*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(reference).waitFor()
  })
})

describe('the page', () => {
  it.each([
    [1440, 'light'],
    [390, 'dark'],
  ] as const)('is without a barrier at %i px in %s', async (width, colorScheme) => {
    const { reference, link } = await bookAsGuest()
    const { page } = await openLink(link, { width, colorScheme, reducedMotion: 'reduce' })
    await page.getByText(reference).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})
