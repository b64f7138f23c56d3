import { axeViolations, inHand, type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  field,
  fillPerson,
  heldValue,
  inDays,
  openBooking,
  roomField,
  shownReference,
  submitButton,
  valuesOf,
} from './booking-page.fixture.ts'
import { calendar, day, focusedDate, openCalendar, someoneBooks, turnTo } from './calendar-page.fixture.ts'
import { storedBookings } from './stored.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

/** Days from today: inside one look at the calendar. */
const taken = { from: 10, to: 12 }

describe('with the keyboard alone', () => {
  it('one opens the calendar, chooses both dates, and books', async () => {
    const { page } = await openBooking(browser, site, { stay: { room: 'cinnamon-room' } })
    await fillPerson(page)
    await field(page, 'checkIn').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedDate(page)).toBe(inDays(0))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowLeft')
    expect(await day(page, inDays(14)).getAttribute('aria-label')).toMatch(/, 6 nights, \$\d+$/)
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await calendar(page).waitFor({ state: 'hidden' })
    expect(await field(page, 'checkIn').evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await valuesOf(page)).toMatchObject({ checkIn: inDays(8), checkOut: inDays(14) })
    await page.keyboard.press('Enter')
    await shownReference(page)
    expect(storedBookings(site).at(-1)).toMatchObject({ check_in: inDays(8), check_out: inDays(14) })
  })

  it('one moves by weeks, months and years, and never before today', async () => {
    const { page } = await openBooking(browser, site)
    await openCalendar(page)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      return focusedDate(page)
    }
    expect(await press('ArrowLeft')).toBe(inDays(0))
    expect((await press('Shift+PageDown'))?.slice(0, 4)).toBe(String(Number(inDays(0).slice(0, 4)) + 1))
    expect((await press('Shift+PageUp'))?.slice(0, 7)).toBe(inDays(0).slice(0, 7))
    const inAMonth = await press('PageDown')
    expect(inAMonth?.slice(0, 7)).not.toBe(inDays(0).slice(0, 7))
    const monday = (await press('Home')) ?? ''
    expect(new Date(monday).getUTCDay()).toBe(1)
    expect(new Date((await press('End')) ?? '').getUTCDay()).toBe(0)
  })
})

describe('nights that another guest has booked', () => {
  beforeAll(() => someoneBooks(site, 'coral-suite', taken.from, taken.to))
  const open = () => openBooking(browser, site, { stay: { room: 'coral-suite' } })

  it('are struck through, say so, and cannot begin a stay; the morning after can', async () => {
    const { page } = await open()
    await openCalendar(page)
    for (const night of [10, 11]) {
      await expect.poll(() => day(page, inDays(night)).getAttribute('aria-label')).toMatch(/, taken$/)
      expect(await day(page, inDays(night)).getAttribute('aria-disabled')).toBe('true')
    }
    expect(
      await day(page, inDays(10)).evaluate((button) => getComputedStyle(button).textDecorationLine),
    ).toBe('line-through')
    await day(page, inDays(10)).click({ force: true })
    await calendar(page)
      .getByText(/is already taken. Please begin on another day/)
      .waitFor()
    expect(await heldValue(page, 'checkIn')).toBe('')
    await day(page, inDays(12)).click()
    expect(await heldValue(page, 'checkIn')).toBe(inDays(12))
  })

  it('end a stay on their first morning, which can be booked, and no later', async () => {
    const { page } = await open()
    await fillPerson(page)
    await openCalendar(page)
    await expect.poll(() => day(page, inDays(10)).getAttribute('aria-label')).toMatch(/, taken$/)
    await day(page, inDays(8)).click()
    await day(page, inDays(11)).click({ force: true })
    await calendar(page)
      .getByText(/You can check out on that day at the latest/)
      .waitFor()
    expect(await heldValue(page, 'checkOut')).toBe('')
    expect(await day(page, inDays(10)).getAttribute('aria-label')).toContain('taken, check-out possible')
    await day(page, inDays(10)).click()
    await calendar(page).getByRole('button', { name: 'Done' }).click()
    await submitButton(page).click()
    await shownReference(page)
    expect(storedBookings(site).at(-1)).toMatchObject({
      room_type_id: 'coral-suite',
      check_in: inDays(8),
      check_out: inDays(10),
    })
  })

  it('are those of the chosen room, read anew whenever the calendar opens', async () => {
    const { page } = await open()
    await openCalendar(page)
    await turnTo(page, inDays(20))
    await page.keyboard.press('Escape')
    await someoneBooks(site, 'coral-suite', 20, 21)
    await openCalendar(page)
    await turnTo(page, inDays(20))
    await expect.poll(() => day(page, inDays(20)).getAttribute('aria-label')).toMatch(/, taken$/)
    await page.keyboard.press('Escape')
    await roomField(page).selectOption('frangipani-room')
    await openCalendar(page)
    await turnTo(page, inDays(20))
    await expect.poll(() => day(page, inDays(20)).getAttribute('aria-label')).not.toMatch(/taken/)
  })

  it('are not marked where the API does not say; the calendar works and says so', async () => {
    const { page } = await open()
    await page.route('**/availability?*', (route) => route.abort())
    await openCalendar(page)
    await calendar(page).getByText('Taken nights cannot be shown just now.').waitFor()
    await day(page, inDays(1)).click()
    expect(await heldValue(page, 'checkIn')).toBe(inDays(1))
  })
})

describe('the calendar', () => {
  const stay = { room: 'horizon-room', checkIn: inDays(3) }

  it('shows the price of the day under the pointer, and then of the chosen one', async () => {
    const { page } = await openBooking(browser, site, { stay })
    await openCalendar(page, 'checkOut')
    await day(page, inDays(5)).hover()
    await calendar(page).getByText('2 nights × $128 $256').waitFor()
    await day(page, inDays(6)).click()
    await calendar(page).getByText('3 nights × $128 $384').waitFor()
    const summary = page.getByRole('region', { name: 'Booking summary' })
    expect(await summary.getByRole('status').textContent()).toBe('Total price $384')
    await calendar(page).getByRole('button', { name: 'Clear dates' }).click()
    expect(await valuesOf(page)).toMatchObject({ checkIn: '', checkOut: '' })
  })

  it('answers a check-out before the check-in with the alert', async () => {
    const { page } = await openBooking(browser, site, { stay: { ...stay, checkOut: inDays(6) } })
    await openCalendar(page, 'checkOut')
    await day(page, inDays(2)).click()
    const warning = page.getByRole('alertdialog')
    await warning.getByText('Check-out date must be after the check-in date.', { exact: true }).waitFor()
    await warning.getByRole('button', { name: 'OK' }).click()
    expect(await heldValue(page, 'checkOut')).toBe(inDays(6))
    expect(await focusedDate(page)).toBe(inDays(2))
  })

  it('opens at a tap without moving the page, and with targets of 44 pixels, at 320', async () => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(`${site.url}book`)
    await inHand(page)
    await roomField(page).locator('option').nth(1).waitFor({ state: 'attached' })
    await field(page, 'checkIn').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await field(page, 'checkIn').tap()
    await calendar(page).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await focusedDate(page)).toBe(inDays(0))
    const small = await calendar(page)
      .getByRole('button')
      .evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .filter(
            ({ width, height, left, right }) =>
              Math.round(width) < 44 || Math.round(height) < 44 || left < 0 || right > 320,
          ),
      )
    expect(small).toEqual([])
    await context.close()
  })

  it.each([
    [1280, 2],
    [768, 2],
    [390, 1],
  ])('at %d pixels shows %d months, inside the window', async (width, months) => {
    const { page } = await openBooking(browser, site, { width, height: 800, reducedMotion: 'reduce' })
    await openCalendar(page)
    await expect.poll(() => calendar(page).getByRole('grid').count()).toBe(months)
    // it is put in its place a moment after it has its months
    const isInside = async () => {
      const box = await calendar(page).boundingBox()
      return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= 800
    }
    await expect.poll(isInside).toBe(true)
  })

  it.each([
    ['light', 'en'],
    ['light', 'zh'],
    ['dark', 'en'],
    ['dark', 'de'],
  ] as const)('has nothing that axe finds in the %s theme in %s', async (colorScheme, lang) => {
    const { page } = await openBooking(browser, site, {
      colorScheme,
      lang,
      reducedMotion: 'reduce',
      stay: { room: 'coral-suite', checkIn: inDays(3), checkOut: inDays(5) },
    })
    await openCalendar(page, 'checkOut')
    await calendar(page).locator('[data-struck]').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
})
