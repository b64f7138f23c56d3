import { firstOf, hydrated, siteAndBrowser } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open } = siteAndBrowser()

const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top)
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

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
    it('on the home page, where View All was pressed', async () => {
      const { page } = await open('/', { width, height: 800 })
      const viewAll = page.getByRole('link', { name: 'View All' })
      const top = await standsAt(page, viewAll)
      await viewAll.click()
      await page.getByRole('heading', { level: 1, name: 'Our Rooms' }).waitFor()
      await page.goBack()
      await isBackAt(viewAll, top)
    })
  },
)

it('R-back-place: begins another page of reviews at its top, and returns to the link that led there', async () => {
  const { page } = await open('/about', { width: 1280, height: 800 })
  await page.route('**/api/testimonials/summary*', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...(await response.json()), count: 500 } })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reviews' }).click()
  const older = page.getByRole('link', { name: 'Older Reviews' })
  const top = await standsAt(page, older)
  await older.click()
  await page.waitForURL('**/testimonials?page=2')
  await expect.poll(() => focused(page)).toBe('H1')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Newer Reviews' }).waitFor()
  await page.goBack()
  await isBackAt(older, top)
})
