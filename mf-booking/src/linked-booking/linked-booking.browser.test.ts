import { readFileSync } from 'node:fs'
import { addDays } from '@calm-rest/contract/stay'
import {
  aGuest,
  hold,
  linkIn,
  mailTo,
  navigateClientSide,
  openPage,
  sharedBrowser,
  sharedSite,
  siteAndBrowser,
  waitForNetworkIdle,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { storedBooking, storedNights } from '../book/journeys/stored.fixture.ts'
import { bookByApi } from '../testing/book-by-api.fixture.ts'
import { dialog, focusedNotice, isFree, statusOf } from '../testing/own-bookings.fixture.ts'
import { ownStays } from '../testing/own-stays.fixture.ts'

const { open, show, url } = siteAndBrowser()
const nextStay = ownStays('linked-booking')

/** Books without an account; returns the reference and the link of the mail, as a path of the site. */
const bookAsGuest = async (stay = nextStay(), also: readonly string[] = []) => {
  const { firstName, lastName, email } = aGuest()
  const reference = await bookByApi(sharedSite(), stay, { firstName, lastName, email, also })
  const link = linkIn(await mailTo(sharedSite(), email, new RegExp(reference)), '/booking')
  const { pathname, hash } = new URL(link)
  return { reference, link: pathname + hash, hash }
}

const changeDialog = (page: Page) => page.getByRole('dialog', { name: 'Change your stay' })

/** Name of the field that has the focus. */
const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

const shown = (page: Page, reference: string) => page.getByText(reference, { exact: true }).first().waitFor()

describe('the link of the mail', () => {
  it('R-link-booking: shows the booking without an account, cancels it, and frees its nights', async () => {
    const stay = nextStay()
    const { reference, link } = await bookAsGuest(stay)
    const { page, problems } = await open(link)
    await page.getByRole('heading', { level: 1, name: 'Your booking' }).waitFor()
    await shown(page, reference)
    await page.getByText('Free cancellation until').waitFor()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await dialog(page).getByText('you pay nothing').waitFor()
    expect(statusOf(reference)).toBe('confirmed')
    await dialog(page).getByRole('button', { name: 'Yes, cancel' }).click()
    await page.getByText('Your booking is cancelled.').waitFor()
    expect(statusOf(reference)).toBe('cancelled')
    expect(storedNights(sharedSite(), reference)).toEqual([])
    expect(await isFree(stay)).toBe(true)
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })

    await page.goto(url('/terms'))
    await page.goto(url(link))
    await page.getByText(/^Cancelled on .*, free of charge\.$/).waitFor()
    expect(await page.getByRole('button', { name: 'Cancel booking' }).count()).toBe(0)
  })

  it('R-booking-address: survives a reload and Back', async () => {
    const first = await bookAsGuest()
    const second = await bookAsGuest()
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

  it('R-booking-ticket: prints on one page in each language, offers a calendar file, and is shared without its link', async () => {
    const { reference, link, hash } = await bookAsGuest(nextStay(), ['horizon-room'])
    const { page } = await open(link)
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => Reflect.set(globalThis, 'shared', data),
      })
    })
    for (const lang of ['English', 'Deutsch', '中文']) {
      await page.getByRole('button', { name: lang, exact: true }).click()
      await page
        .locator(`html[lang=${lang === 'English' ? 'en' : lang === 'Deutsch' ? 'de' : 'zh'}]`)
        .waitFor()
      await page.getByRole('main').getByText('27 Lighthouse Lane').waitFor()
      const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect([lang, printed.match(/\/Type \/Page\b/g)?.length]).toEqual([lang, 1])
    }
    await page.getByRole('button', { name: 'English' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`calm-rest-${reference}.ics`)
    expect(readFileSync(await file.path(), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(2)
    await page.getByRole('button', { name: 'Share' }).click()
    const { text } = await page.evaluate(() => Reflect.get(globalThis, 'shared'))
    expect(text).toMatch(/^Calm Rest\nLighthouse Suite, .*\nHorizon Room, .*\n27 Lighthouse Lane/)
    expect(text).not.toContain(hash.slice(1))
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

  it('R-stay-change: adds a night after showing its price, and mails the old and the new dates', async () => {
    const stay = nextStay()
    const { reference, link } = await bookAsGuest(stay)
    const { page, problems } = await open(link)
    await page.getByRole('button', { name: 'Change stay' }).click()
    const form = changeDialog(page)
    await form.getByLabel('Check-out').fill(addDays(stay.checkOut, 1))
    await form.getByRole('button', { name: 'See the price' }).click()
    await form.getByText('Nothing is changed yet.').waitFor()
    expect(await form.getByRole('status').textContent()).toMatch(/Before\$470Now, 3 nights\$705/)
    expect(storedNights(sharedSite(), reference)).toHaveLength(2)
    const change = form.getByRole('button', { name: 'Change for $705 in total' })
    // the button was disabled while the quote was loading
    await expect.poll(() => change.evaluate((element) => element === document.activeElement)).toBe(true)
    await change.click()
    await page.getByText('Your stay is changed.').waitFor()
    await expect.poll(() => focusedNotice(page)).toContain('We confirm it by mail')
    await page.getByText('3 nights').waitFor()
    expect(storedNights(sharedSite(), reference)).toHaveLength(3)
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
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
    const { link } = await bookAsGuest()
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

  it('R-link-get: changes nothing when opened, however often', async () => {
    const { reference, link } = await bookAsGuest()
    for (let visit = 0; visit < 3; visit += 1) {
      const { page } = await show(link)
      await shown(page, reference)
    }
    expect(statusOf(reference)).toBe('confirmed')
  })

  it('R-link-secret: sends its token in no URL and shows it on no screen', async () => {
    const { reference, link, hash } = await bookAsGuest()
    const token = hash.slice(1)
    const { page } = await openPage(await sharedBrowser())
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
    await page.goto(url(link))
    await shown(page, reference)
    await waitForNetworkIdle(page)
    expect(page.url()).toBe(url('/booking'))
    // Playwright itself reports the fragment of the page that it opened; no browser sends it
    const sent = addresses.filter((address) => address.split('#')[0]?.includes(token))
    expect(sent).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state]))
    expect(kept).not.toContain(token)
    // sessionStorage has it, for a reload; other tabs cannot read it
    expect(await page.evaluate(() => Object.values(sessionStorage))).toContain(token)
  })

  it('of a second mail, opened in the same tab, shows the second booking', async () => {
    const first = await bookAsGuest()
    const second = await bookAsGuest()
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
    const { link } = await bookAsGuest()
    const { page } = await show(change(link))
    await page.getByRole('alert').getByText('This link does not lead to a booking.').waitFor()
  })

  it('R-find-booking: mails the link again, by reference and address, and responds the same for an unknown booking', async () => {
    const { reference, link } = await bookAsGuest()
    const stored = storedBooking(sharedSite(), reference)
    const email = stored?.email ?? ''
    const { page } = await show('/booking')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText('Please enter the booking reference').waitFor()
    await page.getByLabel('Booking reference').fill(reference.toLowerCase().replaceAll('-', ' '))
    await page.getByLabel('E-mail').fill('somebody@example.com')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText('its link is on its way to somebody@example.com').waitFor()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send it again' }).click()
    await page.getByText(`its link is on its way to ${email}`).waitFor()
    const mailed = linkIn(await mailTo(sharedSite(), email, /The link to your booking/), '/booking')
    expect(new URL(mailed).pathname).toBe(new URL(url(link)).pathname)
    await page.goto(mailed)
    await shown(page, reference)
  })

  it('gives no access to an account that is not signed in', async () => {
    const { link } = await bookAsGuest()
    const { page } = await show(link)
    await page.getByRole('link', { name: 'Go to your profile' }).click()
    await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  })

  it('offers a retry if the API cannot be reached', async () => {
    const { reference, link } = await bookAsGuest()
    const { page } = await show('/privacy')
    await page.route('**/api/bookings/by-link*', (route) => route.abort())
    await navigateClientSide(page, link)
    await page.getByText('Your booking could not be loaded.').waitFor()
    await page.unroute('**/api/bookings/by-link*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await shown(page, reference)
  })
})
