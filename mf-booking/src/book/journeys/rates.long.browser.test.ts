import { openPage, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inDays } from '../../testing/own-stays.fixture.ts'
import {
  bookPath,
  field,
  fillPerson,
  isFocused,
  roomsShown,
  shownReference,
  submit,
  submitButton,
} from './booking-page.fixture.ts'
import { setRates, storedBooking } from './stored.fixture.ts'

const named = (en: string) => ({ en, de: en, zh: en })
const season = { from: inDays(60), until: inDays(90) }
const rates = {
  plans: [
    { id: 'fixed', name: named('Non-refundable'), percent: -10, cancellation: { kind: 'non_refundable' } },
  ],
  prices: [{ from: inDays(61), until: season.until, roomType: 'coral-suite', priceCents: 40_000 }],
  childPrices: [{ fromAge: 0, toAge: 11, perNightCents: 1_000 }],
  restrictions: [
    { ...season, minNights: 2 },
    { from: inDays(64), until: inDays(65), closedToArrival: true },
  ],
  closures: [{ from: inDays(80), until: inDays(90) }],
  promotionCodes: [{ code: 'CALM10', amountCents: 1_000 }],
  taxes: [{ id: 'green', name: named('Green tax'), amountCents: 300, per: 'night', included: false }],
  extras: [{ id: 'shuttle', name: named('Airport shuttle'), amountCents: 4_500, per: 'stay' }],
}

/** Three nights in the Coral Suite, of which two are in the season, on a site with rates. */
const openWithRates = async () => {
  const site = await startSite()
  setRates(site, rates)
  const { page } = await openPage(await sharedBrowser())
  const stay = { room: 'coral-suite', checkIn: inDays(60), checkOut: inDays(63), guests: 3 }
  const show = async (change: Partial<typeof stay> = {}) => {
    await page.goto(new URL(bookPath({ ...stay, ...change }), site.url).href)
    await roomsShown(page)
  }
  await show()
  return { site, page, show }
}

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Booking summary' })
const total = (page: Page, amount: string) => summaryOf(page).getByText(`Total price ${amount}`).waitFor()

it('R-book-rates: shows how each choice changes the price, and books at exactly that price', async () => {
  const { site, page } = await openWithRates()
  // 268 + 2 × 400 and 3 × 3 of tax
  await total(page, '$1,077')
  await summaryOf(page).getByText('Green tax').waitFor()
  expect(await summaryOf(page).textContent()).toContain('Free cancellation within 24 hours')

  await page.getByRole('radio', { name: /^Non-refundable/ }).check()
  await total(page, '$970.20')
  await summaryOf(page).getByText('No refund after booking.').waitFor()
  await page.getByLabel('Airport shuttle, $45 per stay').check()
  await total(page, '$1,015.20')
  await field(page, 'children').fill('4')
  await total(page, '$1,042.20')
  await field(page, 'promotionCode').fill('wrong')
  await fillPerson(page)
  await page.getByText('This code is not valid for your stay.').waitFor()
  await field(page, 'promotionCode').fill('calm 10')
  await field(page, 'promotionCode').press('Tab')
  await total(page, '$1,032.20')
  await submit(page)
  const booked = storedBooking(site, await shownReference(page))
  expect(booked).toMatchObject({ total_cents: 103_220, rate_plan: 'fixed', children: '[4]' })
})

it('R-search: a search with children shows the price of the booking', async () => {
  const { site, page } = await openWithRates()
  const stay = `checkIn=${inDays(60)}&checkOut=${inDays(63)}&guests=3`
  await page.goto(new URL(`/rooms?${stay}`, site.url).href)
  const suite = page.getByRole('listitem').filter({ hasText: 'Coral Suite' })
  await suite.getByText('$1,077 for 3 nights').waitFor()
  await page.getByLabel('Ages of children').fill('4 and 9')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await suite.getByText('$1,137 for 3 nights').waitFor()
  await suite.getByRole('link', { name: /^Book Now/ }).click()
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  await roomsShown(page)
  await total(page, '$1,137')
})

it("R-calendar-prices: the calendar shows each night's price, and why a day cannot be chosen", async () => {
  const { page, show } = await openWithRates()
  await page.getByRole('button', { name: 'Open the calendar' }).first().click()
  const day = (days: number) => page.locator(`dialog [data-date="${inDays(days)}"]`)
  const turnTo = async (days: number) => {
    while ((await day(days).count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
    return day(days)
  }
  await expect.poll(async () => (await turnTo(61)).getAttribute('aria-label')).toMatch(/, \$403$/)
  // pressing an unavailable day shows the reason
  await (await turnTo(64)).click({ force: true })
  await page.getByText('No arrivals on this day.').waitFor()
  await (await turnTo(66)).click()
  await (await turnTo(67)).click({ force: true })
  await page.getByText('A stay on these dates has at least 2 nights.').waitFor()

  // an unavailable date in a URL shows the reason beside the field
  await show({ checkOut: inDays(61) })
  await page.getByText('A stay on these dates has at least 2 nights.').waitFor()
  await total(page, 'Not available')
})

it('R-closures: while the property is closed nothing can be booked, and other dates are offered', async () => {
  const { page, show } = await openWithRates()
  await show({ checkIn: inDays(84), checkOut: inDays(86) })
  const nearest = page.getByRole('link', { name: /^Free from/ })
  await nearest.waitFor()
  await fillPerson(page)
  expect(await submitButton(page).isVisible()).toBe(false)
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(page, 'checkIn')).toBe(true)
  await field(page, 'email').focus()
  await page.getByRole('button', { name: 'Choose other dates' }).press('Enter')
  expect(await isFocused(page, 'checkIn')).toBe(true)
  await nearest.click()
  await submitButton(page).waitFor()
})
