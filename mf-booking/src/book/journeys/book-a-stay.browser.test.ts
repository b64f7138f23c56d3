import { formatDate } from '@calm-rest/i18n'
import { type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ada,
  field,
  fillPerson,
  inDays,
  openBooking,
  roomField,
  shownReference,
  submitButton,
  valuesOf,
  watchBodies,
  watchBookings,
} from './booking-page.fixture.ts'
import { storedBookings, storedNights } from './stored.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

it('books two nights, shows the reference, and the booking stands in the database', async () => {
  const { page, problems } = await openBooking(browser, site)
  const sent = watchBookings(page)
  const bodies = await watchBodies(page)
  await fillPerson(page)
  await field(page, 'checkIn').fill(inDays(30))
  await field(page, 'checkOut').fill(inDays(32))
  await roomField(page).selectOption('horizon-room')
  await field(page, 'specialRequest').fill('A late arrival.')
  await page.getByText('Free for your dates').waitFor()
  const summary = page.getByRole('region', { name: 'Booking summary' })
  await summary.getByText('2 nights').waitFor()
  await summary.getByText(formatDate('en', inDays(30))).waitFor()
  expect(await summary.getByRole('status').textContent()).toBe('Total price $256')

  await submitButton(page).click()

  const reference = await shownReference(page)
  expect(await page.getByRole('alert').textContent()).toBe('Booking submitted successfully!')
  await page
    .getByText(
      `We are sending the confirmation to ${ada.email}, with an entry for your calendar and a link to cancel.`,
    )
    .waitFor()
  await page.getByText('$256').waitFor()
  const [stored] = storedBookings(site).filter((booking) => booking.reference === reference)
  expect(stored).toMatchObject({
    status: 'confirmed',
    room_type_id: 'horizon-room',
    check_in: inDays(30),
    check_out: inDays(32),
    guests: 2,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: ada.email,
    special_request: 'A late arrival.',
    total_cents: 25_600,
    lang: 'en',
  })
  expect(storedNights(site, reference)).toEqual([inDays(30), inDays(31)])
  expect(sent).toHaveLength(1)
  expect(bodies[0]).toMatchObject({ roomType: 'Horizon Room', totalPrice: 256 })
  expect(problems).toMatchObject({ uncaught: [], foreign: [] })
})

it('begins anew with the first room, two guests and no total', async () => {
  const { page } = await openBooking(browser, site, {
    stay: { room: 'palm-grove-room', checkIn: inDays(40), checkOut: inDays(41), guests: 1 },
  })
  const first = await roomField(page).locator('option').first().getAttribute('value')
  await fillPerson(page)
  await submitButton(page).click()
  await shownReference(page)
  await page.getByRole('link', { name: 'Book another stay' }).click()
  expect(await valuesOf(page)).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    checkIn: '',
    checkOut: '',
    guests: '2',
    roomType: first,
    specialRequest: '',
  })
  await page.getByText('Not available').waitFor()
  expect(await field(page, 'firstName').evaluate((input) => input === document.activeElement)).toBe(true)
})

it('fills in the stay that the address names', async () => {
  const stay = { room: 'coral-suite', checkIn: inDays(50), checkOut: inDays(52), guests: 4 }
  const { page } = await openBooking(browser, site, { stay })
  expect(await valuesOf(page)).toMatchObject({
    roomType: 'coral-suite',
    checkIn: inDays(50),
    checkOut: inDays(52),
    guests: '4',
  })
})

it('sends one booking for two presses', async () => {
  const { page } = await openBooking(browser, site, {
    stay: { room: 'cinnamon-room', checkIn: inDays(60), checkOut: inDays(61) },
  })
  const sent = watchBookings(page)
  await fillPerson(page)
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await shownReference(page)
  expect(sent).toHaveLength(1)
  expect(storedBookings(site).filter(({ check_in }) => check_in === inDays(60))).toHaveLength(1)
})
