import { atRest, axeViolations, layoutShift } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  cutLine,
  focusedName,
  focusIsAround,
  holdLine,
  noProblems,
  startPages,
} from '../testing/pages.fixture.ts'

const { open } = startPages()

const cards = (page: Page) => page.getByRole('tabpanel').locator('> ul > li')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const columns = (page: Page) =>
  cards(page).evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().x)).size)

describe('the category tabs', () => {
  it('filter by keyboard alone, keep the focus and stay where they are', async () => {
    const { page, problems } = await open('/rooms')
    await page.getByText('13 rooms', { exact: true }).waitFor()
    await tab(page, 'All').focus()
    const before = await tab(page, 'Sea View').boundingBox()

    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.getByText('4 rooms', { exact: true }).waitFor()
    expect(await cards(page).count()).toBe(4)
    expect(await focusedName(page)).toBe('Sea View')
    expect(await tab(page, 'Sea View').getAttribute('aria-selected')).toBe('true')
    expect(await tab(page, 'Sea View').boundingBox()).toEqual(before)

    await page.keyboard.press('End')
    expect(await focusedName(page)).toBe('Family')
    await page.keyboard.press('ArrowRight')
    expect(await focusedName(page)).toBe('All')
    await page.getByText('13 rooms', { exact: true }).waitFor()
    expect(problems).toEqual(noProblems)
  })

  it('let the cards glide, and do not where the visitor wants stillness', async () => {
    /** Movements that a press of the tab begins, counted before any of them can end. */
    const glides = (page: Page) =>
      tab(page, 'Family').evaluate(async (button: HTMLElement) => {
        button.click()
        await null
        const cards = [...document.querySelectorAll('[role=tabpanel] > ul > li')]
        return cards.flatMap((card) => card.getAnimations()).length
      })
    expect(await glides((await open('/rooms')).page)).toBe(3)
    expect(await glides((await open('/rooms', { reducedMotion: 'reduce' })).page)).toBe(0)
  })

  it('are as they were left when the visitor comes back from a room', async () => {
    const { page } = await open('/rooms')
    await tab(page, 'Sea View').click()
    await page.getByRole('link', { name: 'Details: Horizon Room' }).press('Enter')
    await page.getByRole('heading', { name: 'Horizon Room', level: 1 }).waitFor()
    await page.getByRole('button', { name: '← Back' }).click()
    await page.getByText('4 rooms', { exact: true }).waitFor()
    expect(await tab(page, 'Sea View').getAttribute('aria-selected')).toBe('true')
  })

  it('begin where the address says', async () => {
    const { page } = await open('/rooms?category=family')
    await page.getByText('3 rooms', { exact: true }).waitFor()
    expect(await tab(page, 'Family').getAttribute('aria-selected')).toBe('true')
  })
})

describe('a card', () => {
  it('leads to sign-in with its room', async () => {
    const { page } = await open('/rooms')
    await page.getByRole('link', { name: 'Book Now: Coral Suite' }).click()
    await page.waitForURL(/\/login\?room=coral-suite$/)
  })

  it('shows the placeholder in place of a broken picture, and asks for it once', async () => {
    const asked: string[] = []
    const { page } = await open('/rooms', {
      before: async (page) => {
        await page.route('**/horizon-room-1.svg', (route) => route.fulfill({ status: 404 }))
        await page.route('**/placeholder.svg', (route) => {
          asked.push(route.request().url())
          return route.fulfill({ status: 404 })
        })
      },
    })
    const card = cards(page).filter({ hasText: 'Horizon Room' })
    await card.scrollIntoViewIfNeeded()
    const placeholder = card.locator('img[src$="/media/placeholder.svg"]')
    await placeholder.waitFor()
    await expect.poll(() => asked).toHaveLength(1)
    // it is broken, too: from here on it could be asked for again
    await expect.poll(() => placeholder.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true)
    await atRest(page)
    expect(asked).toHaveLength(1)
  })

  it.each([
    [390, 1],
    [820, 2],
    [1440, 3],
  ])('at %i px stands in a grid of %i columns', async (width, count) => {
    const { page } = await open('/rooms', { width })
    await cards(page).first().waitFor()
    expect(await columns(page)).toBe(count)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

describe('when the rooms are late or do not come', () => {
  it('holds their places, so that little moves when they come', async () => {
    let release = () => {}
    const { page } = await open('/rooms', {
      before: async (page) => {
        release = await holdLine(page)
      },
    })
    await page.getByText('Loading rooms...').waitFor()
    const place = page.locator('[aria-hidden=true] > div', { has: page.locator('span') }).first()
    const held = await place.boundingBox()
    const before = await layoutShift(page)
    release()
    await cards(page).first().waitFor()
    const card = await cards(page).first().boundingBox()
    expect(card?.y).toBeCloseTo(held?.y ?? 0, 0)
    expect(Math.abs((card?.height ?? 0) - (held?.height ?? 0))).toBeLessThan(8)
    expect((await layoutShift(page)) - before).toBeLessThan(0.02)
  })

  it('says so and recovers without a reload', async () => {
    let restore = async () => {}
    const { page } = await open('/rooms', {
      before: async (page) => {
        restore = await cutLine(page)
      },
    })
    await page.getByRole('alert').getByText('We could not load the rooms just now.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await restore()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await page.getByText('13 rooms', { exact: true }).waitFor()
    expect(await focusIsAround(tab(page, 'All'))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('All')
  })
})

describe.each([
  ['en', 'light', 'Sea View', '$128', 'Book Now'],
  ['de', 'dark', 'Meerblick', '128\u00a0$', 'Jetzt buchen'],
  ['zh', 'light', '海景房', '$128', '立即预订'],
] as const)('in %s, %s', (lang, colorScheme, category, price, book) => {
  it('has no violation and no problem, and speaks the language', async () => {
    const { page, problems } = await open(`/rooms?lang=${lang}`, { lang, colorScheme })
    await tab(page, category).click()
    await page.getByText(price, { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: book }).count()).toBeGreaterThanOrEqual(4)
    expect(await axeViolations(page)).toEqual([])
    expect(problems).toEqual(noProblems)
  })
})
