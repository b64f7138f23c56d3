import { hydrated } from '@calm-rest/testing'
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
} from './booking-page.fixture.ts'
import { filledIn, somethingWrong, storedBy } from './kept-input.fixture.ts'

const { openBooking } = bookingPages()
const nextStay = ownStays('nothing-is-lost')

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
