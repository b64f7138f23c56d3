import { type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ada,
  fillPerson,
  inDays,
  openBooking,
  roomField,
  shownReference,
  submitButton,
  valuesOf,
  watchBookings,
} from './booking-page.fixture.ts'
import { setPrice, storedBookings } from './stored.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

const alertOf = (page: Page) => page.locator('main form').getByRole('alert')

// the Lighthouse Suite is there once
const open = (from: number, to: number, room = 'lighthouse-suite') =>
  openBooking(browser, site, { stay: { room, checkIn: inDays(from), checkOut: inDays(to) } })

it('refuses the last unit to the second guest, keeps everything typed, and offers other free rooms', async () => {
  const [first, second] = await Promise.all([open(30, 33), open(32, 35)])
  await Promise.all([fillPerson(first.page), fillPerson(second.page)])
  await submitButton(first.page).click()
  await shownReference(first.page)

  const typed = await valuesOf(second.page)
  await submitButton(second.page).click()
  const alert = alertOf(second.page)
  await alert.getByText(/^Failed to submit booking: This room is already taken/).waitFor()
  expect(await valuesOf(second.page)).toEqual(typed)
  expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true)
  await second.page.getByText('Already taken for at least one of these nights', { exact: true }).waitFor()
  await second.page
    .getByRole('option', { name: 'Lighthouse Suite · taken for these dates' })
    .waitFor({ state: 'attached' })

  const other = alert.getByRole('button').first()
  const name = ((await other.textContent()) ?? '').split(' · ')[0]
  await other.click()
  expect(await roomField(second.page).locator('option:checked').textContent()).toContain(name)
  expect(await submitButton(second.page).evaluate((button) => button === document.activeElement)).toBe(true)
  await second.page.keyboard.press('Enter')
  const reference = await shownReference(second.page)
  const stored = storedBookings(site)
  expect(stored.find((booking) => booking.reference === reference)).toMatchObject({
    check_in: inDays(32),
    check_out: inDays(35),
    email: ada.email,
  })
  expect(stored).toHaveLength(2)
})

it('says beside the room that it is taken, before anything is sent, and does not hold the guest back', async () => {
  const { page } = await open(30, 31)
  await page.getByText('Already taken for at least one of these nights', { exact: true }).waitFor()
  await page.getByText('Free for the same nights:').waitFor()
  await fillPerson(page)
  await submitButton(page).click()
  await alertOf(page)
    .getByText(/^Failed to submit booking/)
    .waitFor()
})

it('takes the night that begins when another stay ends', async () => {
  const { page } = await open(33, 34)
  await page.getByText('Free for your dates').waitFor()
  await fillPerson(page)
  await submitButton(page).click()
  await shownReference(page)
})

it('shows the new total after a change of price, and books it with one press', async () => {
  const { page } = await open(50, 52, 'coral-suite')
  const sent = watchBookings(page)
  await fillPerson(page)
  await page.getByText('Confirm booking · $536').waitFor()
  setPrice(site, 'coral-suite', 30_000)
  // the server's total counts, even while the new price list does not arrive
  await page.route('**/api/rooms/*', (route) => route.abort())

  await submitButton(page).click()
  const alert = alertOf(page)
  await alert.getByText(/^Failed to submit booking: The price of this stay/).waitFor()
  await page.getByRole('region', { name: 'Booking summary' }).getByText('$600').waitFor()
  await alert.getByRole('button', { name: 'Book for $600' }).click()

  const reference = await shownReference(page)
  expect(storedBookings(site).find((booking) => booking.reference === reference)?.total_cents).toBe(60_000)
  const keys = await Promise.all(sent.map((request) => request.headerValue('idempotency-key')))
  expect(new Set(keys).size).toBe(2)
})

it('speaks the language of the page', async () => {
  const { page } = await openBooking(browser, site, {
    lang: 'de',
    stay: { room: 'lighthouse-suite', checkIn: inDays(31), checkOut: inDays(32) },
  })
  await fillPerson(page)
  await submitButton(page).click()
  await alertOf(page)
    .getByText(
      'Ihre Buchung konnte nicht angenommen werden: Dieses Zimmer ist in mindestens einer dieser Nächte schon vergeben.',
    )
    .waitFor()
})
