import { firstOf, hold, hydrated, siteAndBrowser } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open, url } = siteAndBrowser()

const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top)
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
const details = (page: Page) => page.getByRole('link', { name: 'Details: Courtyard Room' })

/** Scrolls to a link, and returns its position. */
const standsAt = async (page: Page, link: Locator) => {
  await hydrated(page)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  return topOf(link)
}

const isBackAt = async (link: Locator, top: number) => {
  await expect.poll(() => hasFocus(link)).toBe(true)
  expect(Math.abs((await topOf(link)) - top)).toBeLessThan(2)
}

describe.each(firstOf(1, [390, 1280]))(
  'R-back-place: at a width of %d, Back returns to the place',
  (width) => {
    it('in the list of rooms, from a room and from sign-in', async () => {
      const { page } = await open('/rooms', { width, height: 800 })
      const top = await standsAt(page, details(page))
      await details(page).click()
      await page.getByRole('button', { name: '← Back' }).click()
      await isBackAt(details(page), top)
      const book = page.getByRole('link', { name: 'Book Now: Courtyard Room' })
      await book.click()
      await page.waitForURL('**/login?*')
      await page.goBack()
      await isBackAt(book, top)
      // as after a reload, and from another site
      await page.goto(url('/api/health'))
      await page.goBack()
      await isBackAt(book, top)
    })
  },
)

it('R-back-place: waits for content that is late, and leaves a visitor alone who scrolls meanwhile', async () => {
  const { page } = await open('/rooms', { width: 390, height: 800 })
  const top = await standsAt(page, details(page))
  for (const scrolls of [false, true]) {
    await details(page).click()
    await page.getByRole('heading', { level: 1, name: 'Courtyard Room' }).waitFor()
    const bring = await hold(page, '**/api/rooms/**')
    await page.getByRole('button', { name: '← Back' }).click()
    await page.getByText('Loading rooms...').waitFor()
    if (scrolls) await page.mouse.wheel(0, -100)
    bring()
    await details(page).waitFor()
    if (scrolls) expect(await hasFocus(details(page))).toBe(false)
    else await isBackAt(details(page), top)
  }
})
