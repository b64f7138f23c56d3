import { eachGuestText } from '@calm-rest/contract/guest-texts'
import { formatDate } from '@calm-rest/i18n'
import { hydrated, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ownStays } from '../../testing/own-stays.fixture.ts'
import {
  ada,
  bookingPages,
  bookPath,
  field,
  fillPerson,
  roomField,
  shownReference,
  submit,
  submitButton,
  valuesOf,
  watchBodies,
  watchBookings,
} from './booking-page.fixture.ts'
import { bookingsFrom, storedBooking, storedNights } from './stored.fixture.ts'

const { openBooking, showBooking, url } = bookingPages()
const nextStay = ownStays('book-a-stay')

it('R-book-summary, R-booking-payload, R-booking-contact, R-rule-total, R-error-booking-success, R-const-dollar: books two nights, shows the reference, and stores the booking', async () => {
  const { room, checkIn, checkOut } = nextStay('horizon-room')
  const { page, problems } = await openBooking()
  const sent = watchBookings(page)
  const bodies = await watchBodies(page)
  await fillPerson(page)
  await field(page, 'checkIn').fill(checkIn)
  await field(page, 'checkOut').fill(checkOut)
  await roomField(page).selectOption(room)
  await field(page, 'phone').fill('+49 151 2345 6789')
  await field(page, 'arrivalTime').fill('22:30')
  await field(page, 'specialRequest').fill('A late arrival.')
  await page.getByText('Free for your dates').waitFor()
  const summary = page.getByRole('region', { name: 'Booking summary' })
  await summary.getByText('2 nights').waitFor()
  await summary.getByText(formatDate('en', checkIn)).waitFor()
  // the price is requested once both dates are known
  await expect.poll(() => summary.getByRole('status').textContent()).toBe('Total price $256')

  await submit(page)

  const reference = await shownReference(page)
  expect(await page.getByRole('alert').textContent()).toBe('Booking submitted successfully!')
  await page
    .getByText(
      `We are sending the confirmation to ${ada.email}, with an entry for your calendar and a link to cancel.`,
    )
    .waitFor()
  await page.getByText('$256').first().waitFor()
  const site = sharedSite()
  expect(storedBooking(site, reference)).toMatchObject({
    status: 'confirmed',
    room_type_id: 'horizon-room',
    check_in: checkIn,
    check_out: checkOut,
    guests: 2,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: ada.email,
    phone: '+4915123456789',
    arrival_time: '22:30',
    special_request: 'A late arrival.',
    total_cents: 25_600,
    lang: 'en',
  })
  expect(storedNights(site, reference)).toHaveLength(2)
  expect(storedNights(site, reference)[0]).toBe(checkIn)
  expect(sent).toHaveLength(1)
  expect(bodies[0]).toMatchObject({ roomType: 'Horizon Room', totalPrice: 256 })
  expect(problems).toMatchObject({ uncaught: [], foreign: [] })
})

it('R-book-fields, R-book-rooms, R-book-not-available, R-state-booking-reset: starts again with the first room, two guests and no total', async () => {
  const { page } = await showBooking({ ...nextStay('palm-grove-room', 1), guests: 1 })
  const first = await roomField(page).locator('option').first().getAttribute('value')
  await fillPerson(page)
  await submit(page)
  // the page of the booking
  await page.getByRole('article').waitFor()
  await page.getByRole('link', { name: 'Book another stay' }).click()
  await expect
    .poll(() => valuesOf(page))
    .toEqual({
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      checkIn: '',
      checkOut: '',
      guests: '2',
      roomType: first,
      arrivalTime: '',
      ...eachGuestText(() => ''),
    })
  await page.getByText('Not available').waitFor()
})

/** Books a night; returns its reference, read from the booking's page. */
const bookOne = async (open: typeof openBooking | typeof showBooking = showBooking) => {
  const stay = nextStay('palm-grove-room', 1)
  const { page, problems } = await open(stay)
  await fillPerson(page)
  await submit(page)
  await page.waitForURL(url('/booking'))
  return { page, problems, path: bookPath(stay), reference: await shownReference(page) }
}

/** Replaces the form if this tab has booked the same stay. */
const bookedBefore = async (page: Page, reference: string) => {
  await page.getByRole('heading', { level: 1, name: 'You booked this' }).waitFor()
  expect(await shownReference(page)).toBe(reference)
}

it('R-booking-address: a booking has a page that survives reload and Back, and the form links to it for the same stay', async () => {
  const { page, path, reference, problems } = await bookOne(openBooking)
  expect(await page.getByRole('alert').textContent()).toBe('Booking submitted successfully!')
  await page.reload()
  await hydrated(page)
  expect(await shownReference(page)).toBe(reference)
  await page.getByText('Ada Lovelace').waitFor()
  await page.getByRole('main').getByText('27 Lighthouse Lane').waitFor()

  await page.goBack()
  await bookedBefore(page, reference)
  // the form was taller than its replacement
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await submitButton(page).count()).toBe(0)
  await page.reload()
  await hydrated(page)
  await bookedBefore(page, reference)
  await page.goto(url(path))
  await hydrated(page)
  await bookedBefore(page, reference)

  await page.getByRole('link', { name: 'See your booking' }).click()
  await page.waitForURL(url('/booking'))
  await page.getByText('Ada Lovelace').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Book another stay' }).click()
  await submitButton(page).waitFor()
  await page.reload()
  await hydrated(page)
  await submitButton(page).waitFor()
  expect(problems).toMatchObject({ uncaught: [], foreign: [] })
})

it('R-booking-address: a page that breaks after the API has booked still shows the booking', async () => {
  const stay = nextStay('palm-grove-room', 1)
  const { page, problems } = await openBooking(stay)
  await fillPerson(page)
  // a browser's translation or an extension changes nodes of the page
  await page.evaluate(() => {
    const send = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const answer = await send(input, init)
      if (answer.status === 201) document.querySelector('main [data-slot] > *')?.replaceChildren()
      return answer
    }
  })
  await submit(page)
  const reference = await shownReference(page)
  expect(bookingsFrom(sharedSite(), stay.room, stay.checkIn)).toMatchObject([{ reference }])
  expect(problems.errors).not.toEqual([])
  await page.goto(url(bookPath(stay)))
  await hydrated(page)
  await bookedBefore(page, reference)
  expect(await submitButton(page).count()).toBe(0)
})

it('sends one booking for a double press', async () => {
  const stay = nextStay('cinnamon-room', 1)
  const { page } = await showBooking(stay)
  const sent = watchBookings(page)
  await fillPerson(page)
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const reference = await shownReference(page)
  expect(sent).toHaveLength(1)
  const stored = bookingsFrom(sharedSite(), stay.room, stay.checkIn)
  expect(stored.map((booking) => booking.reference)).toEqual([reference])
})
