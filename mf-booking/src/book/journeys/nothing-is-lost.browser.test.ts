import {
  aGuest,
  hold,
  hydrated,
  navigateClientSide,
  register,
  sharedSite,
  signInByApi,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
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
import { bookingsFrom } from './stored.fixture.ts'

const { openBooking, show, showBooking, url } = bookingPages()
const nextStay = ownStays('nothing-is-lost')

const somethingWrong = (page: Page) =>
  page.getByRole('alert').getByText('Something went wrong. Please try again.', { exact: true })

/** A completed form, in the file's tab or in a profile of its own. */
const filledIn = async (bring: typeof showBooking | typeof openBooking = showBooking) => {
  const stay = nextStay('tea-planter-room')
  const { page } = await bring({ ...stay, guests: 1 })
  await fillPerson(page)
  await field(page, 'specialRequest').fill('Two pillows.')
  return { page, stored: () => bookingsFrom(sharedSite(), stay.room, stay.checkIn) }
}

const keysOf = (sent: ReturnType<typeof watchBookings>) =>
  Promise.all(sent.map((request) => request.headerValue('idempotency-key')))

describe('when the API does not answer', () => {
  it('R-error-booking-network: keeps all input, and a retry books exactly once', async () => {
    const { page, stored } = await filledIn()
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

  it('but has booked, a retry in another language shows that booking', async () => {
    const { page, stored } = await filledIn(openBooking)
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
    const { page } = await filledIn()
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
    const { page } = await filledIn()
    await page.route(bookings, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    )
    await submit(page)
    await somethingWrong(page).waitFor()
  })
})

/** Everything that pages of this origin have stored, except scroll positions. */
const storedBy = (page: Page) =>
  page.evaluate(() => {
    const { 'calm-rest-scroll': _, ...tab } = { ...sessionStorage }
    return JSON.stringify([tab, { ...localStorage }])
  })

const reload = async (page: Page) => {
  await page.reload()
  await hydrated(page)
  await roomsShown(page)
}

describe('when the guest leaves the form', () => {
  it('R-book-kept: restores all input on return, after a reload, and after a request whose response was lost, which books once', async () => {
    const { page, stored: made } = await filledIn(openBooking)
    await field(page, 'phone').fill('+49 151 23456789')
    await field(page, 'arrivalTime').fill('22:30')
    await field(page, 'guests').selectOption('2')
    const typed = await valuesOf(page)

    await page.getByRole('banner').getByRole('link', { name: 'Rooms', exact: true }).click()
    await page.getByRole('tablist').waitFor()
    await page.goBack()
    await roomsShown(page)
    expect(await valuesOf(page)).toEqual(typed)

    await reload(page)
    await expect.poll(() => valuesOf(page)).toEqual(typed)

    await page.route(bookings, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submit(page)
    await somethingWrong(page).waitFor()
    await page.unroute(bookings)
    await reload(page)
    await expect.poll(() => valuesOf(page)).toEqual(typed)
    expect((await storedBy(page)).match(/Lovelace/g)).not.toBeNull()

    await submit(page)
    const reference = await shownReference(page)
    expect(made().map((booking) => booking.reference)).toEqual([reference])
    expect(await storedBy(page)).not.toMatch(/Lovelace|ada@|\+49/)
  })

  it('R-book-kept: a booking made meanwhile does not navigate, and is shown on return', async () => {
    const { page, stored: made } = await filledIn(openBooking)
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

  it('R-book-kept: nothing of it remains after signing out, neither in storage nor in a new form', async () => {
    const guest = aGuest()
    const { page, context } = await openBooking()
    await register(page, sharedSite(), guest)
    await signInByApi(page, sharedSite(), guest)
    const other = await context.newPage()
    const token = 't'.repeat(40)
    await page.goto(url(`/booking#${token}`))
    await expect.poll(() => storedBy(page)).toContain(token)
    await page.goto(url('/book'))
    await hydrated(page)
    await expect.poll(() => field(page, 'email').inputValue()).toBe(guest.email)
    await field(page, 'specialRequest').fill('A secret.')
    expect(await storedBy(page)).toContain('A secret.')
    // tabs do not share input
    await other.goto(url('/book'))
    await hydrated(other)
    expect(await field(other, 'specialRequest').inputValue()).toBe('')

    await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => storedBy(page)).not.toMatch(/A secret\.|t{40}/)
    await reload(page)
    expect(await field(page, 'specialRequest').inputValue()).toBe('')
  })
})

describe('when the language changes', () => {
  it('input stays, and the texts around it change', async () => {
    const { page } = await filledIn(openBooking)
    const typed = await valuesOf(page)
    await field(page, 'email').fill('ada@')
    await submit(page)
    await page.getByText(/^Please enter a valid e-mail address/).waitFor()
    await page.getByRole('button', { name: '中文' }).click()
    await page.getByRole('heading', { name: '预订您的住宿' }).waitFor()
    expect(await valuesOf(page)).toEqual({ ...typed, email: 'ada@' })
    await page.getByText(/^请输入有效的电子邮箱地址/).waitFor()
    await page.getByText('所选日期可预订').waitFor()
    await field(page, 'email').fill(ada.email)
    await submit(page)
    await page.getByText('预订成功').waitFor()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { name: 'Ihre Buchung war erfolgreich!' }).waitFor()
  })
})

describe('when the host proposes another stay', () => {
  it('it is applied, and other input stays', async () => {
    const { page } = await filledIn()
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
