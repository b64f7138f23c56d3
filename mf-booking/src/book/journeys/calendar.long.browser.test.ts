import { addDays } from '@calm-rest/contract/stay'
import { sharedSite } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { bookByApi } from '../../testing/book-by-api.fixture.ts'
import { inDays, ownStays } from '../../testing/own-stays.fixture.ts'
import { bookingPages, field, heldValue, roomField } from './booking-page.fixture.ts'
import { calendar, day, focusedDate, openCalendar } from './calendar-page.fixture.ts'

const { openBooking, showBooking } = bookingPages()
const nextStay = ownStays('calendar-long')

describe('keyboard', () => {
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
