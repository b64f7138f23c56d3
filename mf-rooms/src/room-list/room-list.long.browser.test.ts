import { addDays } from '@calm-rest/contract/stay'
import { hold, layoutShift } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdRoomCalls, roomPages } from '../testing/pages.fixture.ts'

const { goToInNewPage, open, show, goToInTab } = roomPages()

const cards = (page: Page) => page.getByRole('tabpanel').locator('> ul > li')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const rooms = (page: Page, count: number) => page.getByText(`${count} rooms`, { exact: true }).waitFor()

describe('the category tabs', () => {
  it('let the cards glide, and do not where the visitor wants stillness', async () => {
    /** Movements that a press of the tab begins, counted before any of them can end. */
    const glides = (page: Page) =>
      tab(page, 'Family').evaluate(async (button: HTMLElement) => {
        button.click()
        await null
        const cards = [...document.querySelectorAll('[role=tabpanel] > ul > li')]
        return cards.flatMap((card) => card.getAnimations()).length
      })
    const moving = await open('/rooms', { reducedMotion: 'no-preference' })
    expect(await glides(moving.page)).toBe(3)
    expect(await glides((await show('/rooms')).page)).toBe(0)
  })

  it('are as they were left when the visitor comes back from a room', async () => {
    const { page } = await show('/rooms')
    await tab(page, 'Sea View').click()
    await page.getByRole('link', { name: 'Details: Horizon Room' }).press('Enter')
    await page.getByRole('heading', { name: 'Horizon Room', level: 1 }).waitFor()
    await page.getByRole('button', { name: '← Back' }).click()
    await rooms(page, 4)
    expect(await tab(page, 'Sea View').getAttribute('aria-selected')).toBe('true')
    await tab(page, 'All').click()
    await rooms(page, 13)
  })
})

it('R-search: on a slow line its answer moves nothing under a finger, and is said', async () => {
  const { page } = await open('/rooms', { width: 390, height: 844 })
  const form = page.getByRole('form', { name: 'Find a free room' })
  const { today } = await (await page.request.get(new URL('/api/hotel/day', page.url()).href)).json()
  await form.getByLabel('Check-in').fill(addDays(today, 316))
  await form.getByLabel('Check-out').fill(addDays(today, 318))
  const bring = await hold(page, '**/api/offers*')
  await form.getByRole('button', { name: 'Search' }).press('Enter')
  // the same element has both: text that appears together with its element is not announced
  const said = await page.waitForSelector('[role=status]:text("Loading rooms...")')
  // placeholders replace the cards at once, and the fields are folded before the response comes
  expect([await cards(page).count(), await form.isVisible()]).toEqual([0, false])
  const shape = page.locator('main [aria-hidden=true] > div:has(span)').first()
  const top = (await shape.boundingBox())?.y
  bring()
  await page.getByRole('status').getByText('13 free for these dates').waitFor()
  expect(await said.textContent()).toBe('13 free for these dates')
  expect((await cards(page).first().boundingBox())?.y).toBe(top)
})

describe('a card', () => {
  it('R-card-placeholder: shows the placeholder in place of a broken picture, and asks for it once', async () => {
    const asked: string[] = []
    const { page } = await goToInNewPage('/rooms', async (page) => {
      await page.route('**/horizon-room-1.svg', (route) => route.fulfill({ status: 404 }))
      await page.route('**/placeholder.svg', (route) => {
        asked.push(route.request().url())
        return route.fulfill({ status: 404 })
      })
    })
    const card = cards(page).filter({ hasText: 'Horizon Room' })
    await card.scrollIntoViewIfNeeded()
    const placeholder = card.locator('img[src$="/media/placeholder.svg"]')
    await placeholder.waitFor()
    await expect.poll(() => asked).toHaveLength(1)
    // it is broken, too: from here on it could be asked for again
    await expect.poll(() => placeholder.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true)
    // a listener of the failure would make a request at once, within two more frames
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(asked).toHaveLength(1)
  })

  it('stands in a grid of as many columns as there is room for', async () => {
    const { page } = await open('/rooms')
    for (const [width, count] of [
      [390, 1],
      [820, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const columns = await cards(page).evaluateAll(
        (all) => new Set(all.map((card) => card.getBoundingClientRect().x)).size,
      )
      expect({ width, columns }).toEqual({ width, columns: count })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
})

describe('when the rooms are late or do not come', () => {
  it('R-state-rooms-loading: holds their places, so that little moves when they come', async () => {
    let release = () => {}
    const { page } = await goToInNewPage('/rooms', async (page) => {
      release = await holdRoomCalls(page)
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

  it('R-state-rooms-empty: offers a person where there is no room at all', async () => {
    const { page } = await goToInTab('/rooms?category=none', (page) =>
      page.route('**/api/rooms/**', (route) => route.fulfill({ json: [] })),
    )
    await page.getByText('There are no rooms to show at the moment.').waitFor()
    expect(await page.getByRole('tab').count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL('**/contact')
  })
})
