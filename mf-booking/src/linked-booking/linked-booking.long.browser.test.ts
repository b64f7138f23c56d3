import { addDays } from '@calm-rest/contract/stay'
import { hold, navigateClientSide, sharedSite, siteAndBrowser, waitForNetworkIdle } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { storedNights } from '../book/journeys/stored.fixture.ts'
import { bookAsGuest } from '../testing/book-as-guest.fixture.ts'
import { bookByApi } from '../testing/book-by-api.fixture.ts'
import { focusedNotice, statusOf } from '../testing/own-bookings.fixture.ts'
import { ownStays } from '../testing/own-stays.fixture.ts'

const { open, show, url } = siteAndBrowser()
const nextStay = ownStays('linked-booking-long')

const changeDialog = (page: Page) => page.getByRole('dialog', { name: 'Change your stay' })

/** Name of the field that has the focus. */
const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

const shown = (page: Page, reference: string) => page.getByText(reference, { exact: true }).first().waitFor()

describe('the link of the mail', () => {
  it('R-booking-address: survives a reload and Back', async () => {
    const first = await bookAsGuest(nextStay())
    const second = await bookAsGuest(nextStay())
    const { page } = await open(first.link)
    await shown(page, first.reference)
    await page.evaluate((hash) => location.assign(hash), second.hash)
    await shown(page, second.reference)
    await page.reload()
    await shown(page, second.reference)
    await page.goBack()
    await shown(page, first.reference)
    await page.reload()
    await shown(page, first.reference)
  })

  it('R-several-rooms: shows the terms of all rooms and cancels them at once', async () => {
    const stay = nextStay()
    const { reference, link } = await bookAsGuest(stay, ['horizon-room', 'horizon-room'])
    const rooms = [1, 2, 3].map((number) => `${reference}-${number}`)
    const { page } = await open(link)
    const button = page.getByRole('button', { name: 'Cancel whole booking' })
    await button.click()
    const question = page.getByRole('alertdialog', { name: 'Cancel the whole booking?' })
    await expect
      .poll(() => question.getByRole('listitem').allTextContents())
      .toEqual([
        expect.stringContaining('Lighthouse Suite'),
        ...Array(2).fill(expect.stringContaining('Horizon Room')),
      ])
    await question.getByText('you pay nothing').waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(rooms.map(statusOf)).toEqual(Array(3).fill('confirmed'))

    const lost = '**/api/bookings/by-link/cancel*'
    await page.route(lost, (route) => route.abort())
    await button.click()
    await question.getByRole('button', { name: 'Yes, cancel' }).click()
    await question.getByRole('alert').getByText('Connection lost.').waitFor()
    await page.unroute(lost)
    await question.getByRole('button', { name: 'Yes, cancel' }).click()
    await page.getByText('Your booking is cancelled.').waitFor()
    await expect.poll(() => focusedNotice(page)).toContain('You pay nothing.')
    expect(await page.getByText(/^Cancelled on .*, free of charge\.$/).count()).toBe(3)
    expect(await page.getByRole('button', { name: /^Cancel/ }).count()).toBe(0)
    expect(rooms.map(statusOf)).toEqual(Array(3).fill('cancelled'))
  })

  it("R-stay-change: chooses other dates in the room's calendar, in which its own nights are free", async () => {
    const stay = nextStay()
    const { reference, link } = await bookAsGuest(stay)
    const after = { room: stay.room, checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) }
    await bookByApi(sharedSite(), after)
    const { page, problems } = await open(link)
    await page.getByRole('button', { name: 'Change stay' }).click()
    const form = changeDialog(page)
    await form.getByLabel('Check-in').click()
    const calendar = page.getByRole('dialog', { name: 'Dates of your stay' })
    const day = (date: string) => calendar.locator(`[data-date="${date}"]`)
    await expect.poll(() => day(after.checkIn).getAttribute('aria-label')).toMatch(/, taken$/)
    expect(await day(stay.checkIn).getAttribute('data-note')).toBe('$235')
    await day(addDays(stay.checkIn, 1)).click()
    await calendar.getByRole('button', { name: 'Done' }).click()
    await calendar.waitFor({ state: 'hidden' })
    expect(await focusedField(page)).toBe('checkIn')
    expect(await form.getByLabel('Check-out').inputValue()).toBe(stay.checkOut)
    await form.getByRole('button', { name: 'See the price' }).click()
    await form.getByRole('button', { name: 'Change for $235 in total' }).click()
    await page.getByText('Your stay is changed.').waitFor()
    expect(storedNights(sharedSite(), reference)).toEqual([addDays(stay.checkIn, 1)])
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })

  it('keeps the stay and the input if a night is taken, and closes by keyboard', async () => {
    const stay = nextStay()
    const { reference, link } = await bookAsGuest(stay)
    const after = { room: stay.room, checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) }
    await bookByApi(sharedSite(), after)
    const { page } = await show(link)
    const button = page.getByRole('button', { name: 'Change stay' })
    await button.click()
    const form = changeDialog(page)
    const checkOut = form.getByLabel('Check-out')
    await checkOut.fill(after.checkOut)
    await checkOut.press('Enter')
    await form.getByText('At least one of these nights is taken.').waitFor()
    expect(await checkOut.inputValue()).toBe(after.checkOut)
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(storedNights(sharedSite(), reference)).toHaveLength(2)
  })

  it('ignores a quote that arrives after another choice, or after closing', async () => {
    const { link } = await bookAsGuest(nextStay())
    const { page } = await show(link)
    const releaseQuote = await hold(page, '**/api/bookings/by-link/quote*')
    const button = page.getByRole('button', { name: 'Change stay' })
    const form = changeDialog(page)
    await button.click()
    await form.getByRole('button', { name: 'See the price' }).click()
    await form.getByLabel('Guests').selectOption('1')
    const answered = page.waitForResponse('**/api/bookings/by-link/quote*')
    releaseQuote()
    await answered
    await waitForNetworkIdle(page)
    expect(await form.getByLabel('Guests').inputValue()).toBe('1')
    expect(await form.getByText('Nothing is changed yet.').count()).toBe(0)
    const releaseOther = await hold(page, '**/api/bookings/by-link/quote*')
    await form.getByRole('button', { name: 'See the price' }).click()
    await form.getByRole('button', { name: 'Keep as it is' }).click()
    await form.waitFor({ state: 'hidden' })
    const late = page.waitForResponse('**/api/bookings/by-link/quote*')
    releaseOther()
    await late
    await waitForNetworkIdle(page)
    expect(await form.isVisible()).toBe(false)
  })

  it('of a second mail, opened in the same tab, shows the second booking', async () => {
    const first = await bookAsGuest(nextStay())
    const second = await bookAsGuest(nextStay())
    const { page } = await show(first.link)
    await shown(page, first.reference)
    await page.evaluate((hash) => location.assign(hash), second.hash)
    await shown(page, second.reference)
    expect(page.url()).toBe(url('/booking'))
  })

  it.each([
    ['was cut off', (link: string) => link.slice(0, -20)],
    ['is another’s', (link: string) => link.replace(/#.*/, `#${'e30'.repeat(20)}.e30.e30`)],
  ])('R-link-booking: says so where it %s', async (_, change) => {
    const { link } = await bookAsGuest(nextStay())
    const { page } = await show(change(link))
    await page.getByRole('alert').getByText('This link does not lead to a booking.').waitFor()
  })

  it('gives no access to an account that is not signed in', async () => {
    const { link } = await bookAsGuest(nextStay())
    const { page } = await show(link)
    await page.getByRole('link', { name: 'Go to your profile' }).click()
    await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  })

  it('offers a retry if the API cannot be reached', async () => {
    const { reference, link } = await bookAsGuest(nextStay())
    const { page } = await show('/privacy')
    await page.route('**/api/bookings/by-link*', (route) => route.abort())
    await navigateClientSide(page, link)
    await page.getByText('Your booking could not be loaded.').waitFor()
    await page.unroute('**/api/bookings/by-link*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await shown(page, reference)
  })
})
