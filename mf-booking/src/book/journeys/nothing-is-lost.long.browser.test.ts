import { hold, navigateClientSide } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { ownStays } from '../../testing/own-stays.fixture.ts'
import {
  ada,
  bookingPages,
  bookings,
  field,
  fillPerson,
  isFocused,
  roomField,
  roomsShown,
  shownReference,
  submit,
  valuesOf,
  watchBookings,
} from './booking-page.fixture.ts'
import { filledIn, keysOf, somethingWrong, storedBy } from './kept-input.fixture.ts'

const { openBooking, show, showBooking } = bookingPages()
const nextStay = ownStays('nothing-is-lost-long')

describe('when the API does not answer', () => {
  it('but has booked, a retry in another language shows that booking', async () => {
    const { page, stored } = await filledIn(openBooking, nextStay('tea-planter-room'))
    await page.route(bookings, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submit(page)
    await somethingWrong(page).waitFor()
    const [made] = stored()
    await page.unroute(bookings)
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { name: 'Buchen Sie Ihren Aufenthalt' }).waitFor()
    await submit(page)
    expect(await shownReference(page)).toBe(made?.reference)
    expect(stored()).toHaveLength(1)
  })

  it('a changed request is a new booking with a new key', async () => {
    const { page } = await filledIn(showBooking, nextStay('tea-planter-room'))
    const sent = watchBookings(page)
    await page.route(bookings, (route) => route.abort())
    await submit(page)
    await somethingWrong(page).waitFor()
    await page.unroute(bookings)
    await field(page, 'specialRequest').fill('Three pillows.')
    await submit(page)
    await shownReference(page)
    const [first, second] = await keysOf(sent)
    expect(second).not.toBe(first)
  })

  it("R-error-booking-other: shows the same message for a response that is not the API's", async () => {
    const { page } = await filledIn(showBooking, nextStay('tea-planter-room'))
    await page.route(bookings, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    )
    await submit(page)
    await somethingWrong(page).waitFor()
  })
  it('R-error-booking-network: keeps all input, and a retry books exactly once', async () => {
    const { page, stored } = await filledIn(showBooking, nextStay('tea-planter-room'))
    const sent = watchBookings(page)
    const typed = await valuesOf(page)
    await page.route(bookings, (route) => route.abort())
    await submit(page)
    await somethingWrong(page).waitFor()
    expect(await valuesOf(page)).toEqual(typed)
    await page.unroute(bookings)
    await submit(page)
    await shownReference(page)
    const keys = await keysOf(sent)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(stored()).toHaveLength(1)
  })
})

describe('when the guest leaves the form', () => {
  it('R-book-kept: a booking made meanwhile does not navigate, and is shown on return', async () => {
    const { page, stored: made } = await filledIn(openBooking, nextStay('tea-planter-room'))
    const bring = await hold(page, '**/api/bookings*')
    await submit(page)
    await page.getByText('Booking...').first().waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Rooms', exact: true }).click()
    await page.getByRole('tablist').waitFor()
    const answered = page.waitForResponse(bookings)
    bring()
    await (await answered).finished()
    await expect.poll(() => storedBy(page)).not.toMatch(/Lovelace|ada@/)
    expect(new URL(page.url()).pathname).toBe('/rooms')
    await page.goBack()
    expect(await shownReference(page)).toBe(made()[0]?.reference)
  })
})

describe('when the host proposes another stay', () => {
  it('it is applied, and other input stays', async () => {
    const { page } = await filledIn(showBooking, nextStay('tea-planter-room'))
    const typed = await valuesOf(page)
    await navigateClientSide(page, '/book?room=coral-suite&guests=3')
    await expect.poll(() => valuesOf(page)).toEqual({ ...typed, roomType: 'coral-suite', guests: '3' })
  })
})

describe('when rooms cannot be loaded', () => {
  it('R-rule-booking-required, R-error-rooms-booking: the list stays empty, input stays, and Try again loads the rooms', async () => {
    const { page } = await show('/privacy')
    await page.route('**/api/rooms/*', (route) => route.abort())
    await navigateClientSide(page, '/book')
    await page.getByText('Our rooms could not be loaded.').waitFor()
    expect(await roomField(page).locator('option').count()).toBe(0)
    await fillPerson(page)
    await submit(page)
    await page.getByText('Please choose a room.').waitFor()
    await page.unroute('**/api/rooms/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await roomsShown(page)
    expect(await valuesOf(page)).toMatchObject(ada)
    expect(await isFocused(page, 'roomType')).toBe(true)
  })
})
