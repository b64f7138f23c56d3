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
  roomField,
  roomsShown,
  shownReference,
  submit,
  valuesOf,
} from './booking-page.fixture.ts'
import { calendar, calendarButton, day, focusedDate, openCalendar, turnTo } from './calendar-page.fixture.ts'
import { storedBooking } from './stored.fixture.ts'

const { openBooking, showBooking, url } = bookingPages()
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

  it('moves by weeks, months and years, but never before today', async () => {
    const { page } = await showBooking()
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

  it('belong to the chosen room and are fetched again each time the calendar opens', async () => {
    const stay = nextStay('coral-suite', 1)
    const night = stay.checkIn
    const { page } = await showBooking({ room: stay.room, checkIn: addDays(night, -1), checkOut: night })
    await openCalendar(page)
    await expect.poll(() => day(page, night).getAttribute('aria-label')).not.toMatch(/taken/)
    await page.keyboard.press('Escape')
    await bookByApi(sharedSite(), stay)
    await openCalendar(page)
    await expect.poll(() => day(page, night).getAttribute('aria-label')).toMatch(/, taken$/)
    await page.keyboard.press('Escape')
    await roomField(page).selectOption('frangipani-room')
    await openCalendar(page)
    await expect.poll(() => day(page, night).getAttribute('aria-label')).not.toMatch(/taken/)
    await page.keyboard.press('Escape')
  })

  it('are unmarked if the API does not respond; the calendar works and shows a notice', async () => {
    const { room, checkIn, checkOut } = nextStay('coral-suite')
    const { page } = await showBooking({ room, checkIn, checkOut: addDays(checkIn, 1) })
    await page.route('**/availability?*', (route) => route.abort())
    await openCalendar(page)
    await calendar(page).getByText('Taken nights cannot be shown just now.').waitFor()
    await day(page, checkOut).click()
    expect(await heldValue(page, 'checkIn')).toBe(checkOut)
    await page.keyboard.press('Escape')
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

  it('shows an alert if check-out precedes check-in', async () => {
    const stay = nextStay('horizon-room', 3)
    const { page } = await showBooking(stay)
    await openCalendar(page, 'checkOut')
    const before = addDays(stay.checkIn, -1)
    if (!(await day(page, before).isVisible()))
      await calendar(page).getByRole('button', { name: 'Previous month' }).click()
    await day(page, before).click()
    const warning = page.getByRole('alertdialog')
    await warning.getByText('Check-out date must be after the check-in date.', { exact: true }).waitFor()
    await warning.getByRole('button', { name: 'OK' }).click()
    expect(await heldValue(page, 'checkOut')).toBe(stay.checkOut)
    expect(await focusedDate(page)).toBe(before)
    await page.keyboard.press('Escape')
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

  it('R-transition-calendar, R-transition-still: expands from its field; does not animate under prefers-reduced-motion', async () => {
    const { page } = await openBooking(nextStay())
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion })
        const from = await field(page, 'checkOut').evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return { x: left + width / 2, y: top + height / 2 }
        })
        await openCalendar(page, 'checkOut')
        const grown = await calendar(page).evaluate((element: HTMLElement) => {
          const { offsetLeft, offsetTop } = element
          const { transformOrigin, animationName } = getComputedStyle(element)
          const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat)
          return { x: x + offsetLeft, y: y + offsetTop, grows: animationName !== 'none' }
        })
        const x = expect.closeTo(from.x, 0)
        const y = expect.closeTo(from.y, 0)
        expect(grown).toEqual({ x, y, grows: reducedMotion === 'no-preference' })
        await page.keyboard.press('Escape')
      }
    }
  })

  it('shows as many months as fit into the window', async () => {
    const { page } = await openBooking(nextStay())
    for (const [width, months] of [
      [1280, 2],
      [768, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await openCalendar(page)
      await expect.poll(() => calendar(page).getByRole('grid').count()).toBe(months)
      // it is positioned shortly after its months are rendered
      const isInside = async () => {
        const box = await calendar(page).boundingBox()
        return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= 800
      }
      await expect.poll(isInside).toBe(true)
      await page.keyboard.press('Escape')
      await calendar(page).waitFor({ state: 'hidden' })
    }
  })
})
