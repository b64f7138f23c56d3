import { addDays } from '@calm-rest/contract/stay'
import { navigateClientSide, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  abortRoomCalls,
  focusedName,
  focusIsAround,
  noProblems,
  roomPages,
} from '../testing/pages.fixture.ts'

const { goToInNewPage, show, goToInTab } = roomPages()

const path = '/rooms/turtle-bay-room'

describe('the free days', () => {
  const day = (page: Page, date: string) => page.locator(`[data-date="${date}"]`)
  const todayOf = async (page: Page): Promise<string> =>
    (await (await page.request.get(new URL('/api/hotel/day', sharedSite().url).href)).json()).today

  it('R-room-calendar: are chosen by keyboard, say which nights are taken, and lead to the booking form', async () => {
    let today = ''
    const { page, problems } = await goToInNewPage(path, async (page) => {
      today = await todayOf(page)
      await page.route('**/availability?*', async (route) => {
        const answer = await route.fetch()
        return route.fulfill({
          response: answer,
          json: { ...(await answer.json()), taken: [addDays(today, 9)] },
        })
      })
    })
    const form = page.getByRole('form', { name: 'Dates of your stay' })
    await form.scrollIntoViewIfNeeded()
    await day(page, addDays(today, 9)).waitFor()
    await expect.poll(() => day(page, addDays(today, 9)).getAttribute('aria-label')).toMatch(/, taken$/)
    expect(await day(page, today).getAttribute('aria-current')).toBe('date')
    await day(page, today).focus()
    for (const key of ['ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key)
    await page
      .getByText(/^The night of .* is already taken. You can check out on that day at the latest.$/)
      .waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.getByText('2 nights chosen').waitFor()
    // in the calendar and in the bar
    await page.getByText('$248', { exact: true }).nth(1).waitFor()
    const checkIn = addDays(today, 7)
    const checkOut = addDays(today, 9)
    expect(await form.getByLabel('Check-in').inputValue()).toBe(checkIn)
    expect(await form.getByLabel('Check-out').inputValue()).toBe(checkOut)
    expect(new URL(page.url()).search).toBe(`?checkIn=${checkIn}&checkOut=${checkOut}`)
    const query = `room=turtle-bay-room&checkIn=${checkIn}&checkOut=${checkOut}`
    const book = page.getByRole('main').getByRole('link', { name: 'Book', exact: true })
    expect(await book.getAttribute('href')).toContain(query)
    await form.getByLabel('Guests').selectOption('1')
    await form.getByRole('button', { name: 'Book dates' }).click()
    await page.waitForURL(`**/login?${query}&guests=1`)
    expect(problems).toEqual(noProblems)
  })

  it('R-room-stay: stay chosen on a reload and on the way back, with what else the address says', async () => {
    const { page, problems } = await show(`${path}?lang=en&partner=alpin-tours`)
    const checkIn = addDays(await todayOf(page), 40)
    const checkOut = addDays(await todayOf(page), 42)
    const form = page.getByRole('form', { name: 'Dates of your stay' })
    await form.getByLabel('Check-in').fill(checkIn)
    await form.getByLabel('Check-out').fill(checkOut)
    await page.getByText('2 nights chosen').waitFor()
    const chosen = async () => {
      await page.getByText('$248', { exact: true }).nth(1).waitFor()
      expect(await form.getByLabel('Check-in').inputValue()).toBe(checkIn)
      expect(await form.getByLabel('Check-out').inputValue()).toBe(checkOut)
    }
    await chosen()
    expect([...new URL(page.url()).searchParams]).toEqual([
      ...Object.entries({ checkIn, checkOut, lang: 'en', partner: 'alpin-tours' }),
    ])
    await page.reload()
    await chosen()
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').searchParams.has('checkIn')).toBe(false)
    await navigateClientSide(page, '/about')
    await page.goBack()
    await chosen()
    expect(problems).toEqual(noProblems)
  })
})

describe('the ways on', () => {
  it('R-room-book: book at the sign-in, with the room', async () => {
    const { page } = await show(path)
    await page.getByRole('link', { name: 'Book', exact: true }).click()
    await page.waitForURL(/\/login\?room=turtle-bay-room$/)
  })

  it('R-room-back: go one page back', async () => {
    const { page } = await show('/')
    await page.getByRole('link', { name: 'Details: Courtyard Room' }).click()
    await page.getByRole('heading', { level: 1, name: 'Courtyard Room' }).waitFor()
    await page.getByRole('button', { name: '← Back' }).click()
    await page.getByRole('link', { name: 'Details: Courtyard Room' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('name the tab after the room', async () => {
    const { page } = await show(path)
    await expect.poll(() => page.title()).toContain('Turtle Bay Room')
  })
})

describe('a room that is late or does not come', () => {
  it('R-room-not-found, R-state-room: is not found if it does not exist, with a link to all rooms', async () => {
    const { page } = await show('/rooms/no-such-room')
    await page.getByRole('heading', { name: 'Room not found' }).waitFor()
    await page.getByRole('link', { name: 'See all rooms' }).click()
    await page.getByText('13 rooms', { exact: true }).waitFor()
  })

  it('R-room-fetch-fails, R-error-room: is not found without the API, and comes with another try', async () => {
    let restore = async () => {}
    // a room that no test showed a moment ago, whose answer could be used again
    const { page } = await goToInTab('/rooms/frangipani-room', async (page) => {
      restore = await abortRoomCalls(page)
    })
    await page.getByRole('heading', { name: 'Room not found' }).waitFor()
    await restore()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    const frangipani = page.getByRole('heading', { name: 'Frangipani Room', level: 1 })
    await frangipani.waitFor()
    expect(await focusIsAround(frangipani)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('← Back')
  })
})
