import { eachGuestText } from '@calm-rest/contract/guest-texts'
import { hydrated, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ownStays } from '../../testing/own-stays.fixture.ts'
import {
  bookingPages,
  bookPath,
  fillPerson,
  roomField,
  shownReference,
  submit,
  submitButton,
  valuesOf,
} from './booking-page.fixture.ts'
import { bookingsFrom } from './stored.fixture.ts'

const { openBooking, showBooking, url } = bookingPages()
const nextStay = ownStays('book-a-stay-long')

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
