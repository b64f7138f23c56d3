import { aGuest, hydrated, register, sharedSite, signInByApi } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ownStays } from '../../testing/own-stays.fixture.ts'
import {
  ada,
  bookingPages,
  bookings,
  field,
  roomsShown,
  shownReference,
  submit,
  valuesOf,
  watchBookings,
} from './booking-page.fixture.ts'
import { filledIn, keysOf, somethingWrong, storedBy } from './kept-input.fixture.ts'

const { openBooking, showBooking, url } = bookingPages()
const nextStay = ownStays('nothing-is-lost')

describe('when the API does not answer', () => {
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

const reload = async (page: Page) => {
  await page.reload()
  await hydrated(page)
  await roomsShown(page)
}

describe('when the guest leaves the form', () => {
  it('R-book-kept: restores all input on return, after a reload, and after a request whose response was lost, which books once', async () => {
    const { page, stored: made } = await filledIn(openBooking, nextStay('tea-planter-room'))
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
    const { page } = await filledIn(openBooking, nextStay('tea-planter-room'))
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
