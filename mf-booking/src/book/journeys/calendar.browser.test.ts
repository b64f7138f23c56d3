import { addDays } from '@calm-rest/contract/stay'
import { hydrated, sharedBrowser, sharedSite, whenDone } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { bookByApi } from '../../testing/book-by-api.fixture.ts'
import { inDays, ownStays } from '../../testing/own-stays.fixture.ts'
import {
  bookingPages,
  bookPath,
  field,
  fillPerson,
  heldValue,
  isFocused,
  roomsShown,
  shownReference,
  submit,
  valuesOf,
} from './booking-page.fixture.ts'
import { calendar, calendarButton, day, focusedDate, openCalendar, turnTo } from './calendar-page.fixture.ts'
import { storedBooking } from './stored.fixture.ts'

const { showBooking, url } = bookingPages()
const nextStay = ownStays('calendar')

describe('keyboard', () => {
  it('opens the calendar, picks both dates and books', async () => {
    const { room, checkIn: begin } = nextStay('cinnamon-room', 15)
    const { page } = await showBooking({ room, checkIn: begin, checkOut: addDays(begin, 1) })
    await fillPerson(page)
    await field(page, 'checkIn').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedDate(page)).toBe(begin)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowLeft')
    const checkIn = addDays(begin, 8)
    const checkOut = addDays(begin, 14)
    expect(await day(page, checkOut).getAttribute('aria-label')).toMatch(/, 6 nights$/)
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await calendar(page).waitFor({ state: 'hidden' })
    expect(await isFocused(page, 'checkIn')).toBe(true)
    expect(await valuesOf(page)).toMatchObject({ checkIn, checkOut })
    await page.getByRole('button', { name: /^Confirm booking · \$/ }).waitFor()
    await page.keyboard.press('Enter')
    const reference = await shownReference(page)
    expect(storedBooking(sharedSite(), reference)).toMatchObject({ check_in: checkIn, check_out: checkOut })
  })
})

describe('nights that another guest has booked', () => {
  it('are struck through and labelled, and cannot begin a stay; a stay may end on their first morning', async () => {
    const { room, checkIn: begin } = nextStay('coral-suite', 6)
    const first = addDays(begin, 2)
    const second = addDays(begin, 3)
    const after = addDays(begin, 4)
    await bookByApi(sharedSite(), { room, checkIn: first, checkOut: after })
    const { page } = await showBooking({ room, checkIn: begin, checkOut: addDays(begin, 1) })
    await fillPerson(page)
    await openCalendar(page)
    for (const night of [first, second]) {
      await expect.poll(() => day(page, night).getAttribute('aria-label')).toMatch(/, taken$/)
      expect(await day(page, night).getAttribute('aria-disabled')).toBe('true')
    }
    expect(await day(page, first).evaluate((button) => getComputedStyle(button).textDecorationLine)).toBe(
      'line-through',
    )
    await day(page, first).click({ force: true })
    await calendar(page)
      .getByText(/is already taken. Please begin on another day/)
      .waitFor()
    expect(await heldValue(page, 'checkIn')).toBe(begin)
    // the morning after can begin a stay
    await day(page, after).click()
    expect(await heldValue(page, 'checkIn')).toBe(after)

    await calendar(page).getByRole('button', { name: 'Clear dates' }).click()
    await day(page, begin).click()
    await day(page, second).click({ force: true })
    await calendar(page)
      .getByText(/You can check out on that day at the latest/)
      .waitFor()
    expect(await heldValue(page, 'checkOut')).toBe('')
    expect(await day(page, first).getAttribute('aria-label')).toContain('taken, check-out possible')
    await day(page, first).click()
    await calendar(page).getByRole('button', { name: 'Done' }).click()
    const hasFocus = (button: Element) => button === document.activeElement
    await expect.poll(() => calendarButton(page).evaluate(hasFocus)).toBe(true)
    await submit(page)
    const reference = await shownReference(page)
    expect(storedBooking(sharedSite(), reference)).toMatchObject({
      room_type_id: room,
      check_in: begin,
      check_out: first,
    })
  })
})

describe('the calendar', () => {
  it('R-book-order: is open among the fields if a date is missing; shows the nights up to the hovered day, then the price', async () => {
    const { room, checkIn } = nextStay('horizon-room')
    const { page } = await showBooking({ room, checkIn })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await (await turnTo(page, addDays(checkIn, 2))).hover()
    await calendar(page).getByText('2 nights', { exact: true }).waitFor()
    await (await turnTo(page, addDays(checkIn, 3))).click()
    await calendar(page).getByText('3 nights $384').waitFor()
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await expect.poll(() => summary.getByRole('status').textContent()).toBe('Total price $384')
    await calendar(page).getByRole('button', { name: 'Clear dates' }).click()
    expect(await valuesOf(page)).toMatchObject({ checkIn: '', checkOut: '' })
    // a typed date is scrolled into view, and the button beside a date focuses its day; the last of a month,
    // so that the next day has to be scrolled to
    const later = addDays(`${addDays(checkIn, 60).slice(0, 8)}01`, -1)
    await field(page, 'checkIn').fill(later)
    await day(page, later).waitFor()
    await calendarButton(page, 'checkOut').click()
    await expect.poll(() => focusedDate(page)).toBe(addDays(later, 1))
    await page.keyboard.press('Enter')
    expect(await valuesOf(page)).toMatchObject({ checkIn: later, checkOut: addDays(later, 1) })
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('opens on tap without scrolling the page, with targets of 44 pixels, at a width of 320', async () => {
    const context = await (await sharedBrowser()).newContext({
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    whenDone(() => context.close())
    const page = await context.newPage()
    const checkIn = inDays(1)
    const checkOut = inDays(3)
    await page.goto(url(bookPath({ checkIn, checkOut })))
    await hydrated(page)
    await roomsShown(page)
    await field(page, 'checkIn').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await field(page, 'checkIn').tap()
    await calendar(page).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await focusedDate(page)).toBe(checkIn)
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
  })
})
