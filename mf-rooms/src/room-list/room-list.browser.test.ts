import { addDays } from '@calm-rest/contract/stay'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  abortRoomCalls,
  focusedName,
  focusIsAround,
  noProblems,
  roomPages,
} from '../testing/pages.fixture.ts'

const { open, show, goToInTab } = roomPages()

const cards = (page: Page) => page.getByRole('tabpanel').locator('> ul > li')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const rooms = (page: Page, count: number) => page.getByText(`${count} rooms`, { exact: true }).waitFor()

describe('the category tabs', () => {
  it('R-rooms-filter: filter by keyboard alone, keep the focus and stay where they are', async () => {
    const { page, problems } = await open('/rooms')
    await rooms(page, 13)
    await tab(page, 'All').focus()
    const before = await tab(page, 'Sea View').boundingBox()

    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await rooms(page, 4)
    expect(await cards(page).count()).toBe(4)
    expect(await focusedName(page)).toBe('Sea View')
    expect(await tab(page, 'Sea View').getAttribute('aria-selected')).toBe('true')
    expect(await tab(page, 'Sea View').boundingBox()).toEqual(before)

    await page.keyboard.press('End')
    expect(await focusedName(page)).toBe('Family')
    await page.keyboard.press('ArrowRight')
    expect(await focusedName(page)).toBe('All')
    await rooms(page, 13)
    expect(problems).toEqual(noProblems)
  })
})

describe('the search', () => {
  it('R-search: leads by the keyboard from dates to the price of the stay, and with it to the booking form', async () => {
    const { page, problems } = await open('/rooms')
    await tab(page, 'Sea View').click()
    const form = page.getByRole('form', { name: 'Find a free room' })
    const { today } = await (await page.request.get(new URL('/api/hotel/day', page.url()).href)).json()
    const checkIn = addDays(today, 310)
    const checkOut = addDays(today, 312)
    await form.getByLabel('Check-in').fill(checkIn)
    await form.getByLabel('Check-out').fill(checkOut)
    await form.getByLabel('Guests').selectOption('3')
    await form.getByRole('button', { name: 'Search' }).press('Enter')
    await page.getByText('2 free for these dates').waitFor()
    expect(await tab(page, 'Sea View').getAttribute('aria-selected')).toBe('true')
    expect(new URL(page.url()).search).toBe(
      `?category=sea+view&checkIn=${checkIn}&checkOut=${checkOut}&guests=3`,
    )
    // the focus stays where it was, and the fields have the searched values
    expect(await focusedName(page)).toBe('Search')
    expect(await form.getByLabel('Check-in').inputValue()).toBe(checkIn)
    const card = cards(page).filter({ hasText: 'Lighthouse Suite' })
    await card.getByText('$470 for 2 nights').waitFor()
    await card.getByRole('link', { name: 'Book Now: Lighthouse Suite' }).press('Enter')
    await page.getByRole('link', { name: /guest/i }).click()
    await page.getByRole('button', { name: 'Confirm booking · $470' }).waitFor()
    expect(problems).toEqual(noProblems)
  })
})

it('R-search: on a phone shows its answer on the first screen, with the fields folded into one line', async () => {
  const { page, problems } = await open('/rooms', { width: 390, height: 844 })
  const form = page.getByRole('form', { name: 'Find a free room' })
  const { today } = await (await page.request.get(new URL('/api/hotel/day', page.url()).href)).json()
  await form.getByLabel('Check-in').fill(addDays(today, 316))
  await form.getByLabel('Check-out').fill(addDays(today, 318))
  await form.getByRole('button', { name: 'Search' }).press('Enter')
  const total = cards(page).first().getByText('for 2 nights')
  await total.waitFor()
  await form.waitFor({ state: 'hidden' })
  expect((await total.boundingBox())?.y).toBeLessThan(844)
  // the focus is on the line, which opens the fields again
  await page.keyboard.press('Enter')
  await form.waitFor()
  await page.setViewportSize({ width: 820, height: 844 })
  await page.getByText('Change', { exact: true }).waitFor({ state: 'hidden' })
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(problems).toEqual(noProblems)
})

describe('a card', () => {
  it('R-card-book-now: leads to sign-in with its room', async () => {
    const { page } = await show('/rooms?category=sea+view')
    await page.getByRole('link', { name: 'Book Now: Coral Suite' }).click()
    await page.waitForURL(/\/login\?room=coral-suite$/)
  })
})

describe('when the rooms are late or do not come', () => {
  it('R-state-rooms-error, R-error-rooms-list: says so and recovers without a reload', async () => {
    let restore = async () => {}
    // a tab of its own address, so that no answer of a moment ago is used again
    const { page } = await goToInTab('/rooms?category=standard', async (page) => {
      restore = await abortRoomCalls(page)
    })
    await page.getByRole('alert').getByText('We could not load the rooms just now.').waitFor()
    await restore()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await rooms(page, 3)
    expect(await focusIsAround(tab(page, 'All'))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('Standard')
  })
})
