import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { axeViolations, goOn, hold, openPage, type Site, startSite, whenDone } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

const reviewsOf = (page: Page) => page.getByRole('list', { name: 'All reviews, newest first' })
const columnsOf = async (page: Page) => {
  const boxes = await Promise.all(
    (await reviewsOf(page).getByRole('article').all()).slice(0, 4).map((article) => article.boundingBox()),
  )
  return new Set(boxes.map((box) => box?.x)).size
}

describe('with reviews', () => {
  it('shows them all, newest first, with their average', async () => {
    const { page, problems } = await openPage(browser)
    await page.goto(`${site.url}testimonials`)
    const articles = reviewsOf(page).getByRole('article')
    await articles.first().waitFor()
    const known = (await (await fetch(`${site.url}api/testimonials/`)).json()) as { rating: number }[]
    expect(await articles.count()).toBe(known.length)
    const days = await articles
      .locator('time')
      .evaluateAll((all) => all.map((each) => each.getAttribute('datetime')))
    expect(days).toEqual([...days].sort().reverse())
    const average = known.reduce((sum, { rating }) => sum + rating, 0) / known.length
    await page.getByRole('img', { name: `${average.toFixed(1)} out of 5` }).waitFor()
    await page.getByText(`${known.length} reviews`).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })

  it('stands in two columns where there is room and in one where there is not', async () => {
    const { page } = await openPage(browser)
    await page.goto(`${site.url}testimonials`)
    await reviewsOf(page).waitFor()
    expect(await columnsOf(page)).toBe(2)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => columnsOf(page)).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('unfolds and folds a long review with the keyboard', async () => {
    const { page } = await openPage(browser)
    await page.goto(`${site.url}testimonials`)
    const article = reviewsOf(page)
      .getByRole('article')
      .filter({ has: page.getByRole('button') })
      .first()
    const text = article.locator('blockquote')
    expect(await text.textContent()).toHaveLength(121)
    await article.getByRole('button', { name: 'Read more', expanded: false }).focus()
    await page.keyboard.press('Enter')
    await article.getByRole('button', { name: 'Read less', expanded: true }).waitFor()
    expect((await text.textContent())?.length).toBeGreaterThan(121)
    await page.keyboard.press('Space')
    expect(await text.textContent()).toMatch(/…$/)
  })

  it('leads to writing a review and to booking', async () => {
    const { page } = await openPage(browser)
    await page.goto(`${site.url}testimonials`)
    await page.getByRole('link', { name: 'Write a Review' }).first().click()
    await page.waitForURL('**/write-review')
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Book Your Stay' }).click()
    await page.waitForURL('**/login')
  })
})

describe('without', () => {
  it('says so when the API is down, empties the list and recovers', async () => {
    const { page, problems } = await openPage(browser)
    await page.goto(`${site.url}privacy`)
    await page.route('**/api/testimonials/**', (route) => route.abort())
    await goOn(page, '/testimonials')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toBe('Could not load reviews. Please try again later.')
    expect(await page.getByRole('article').count()).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await page.unroute('**/api/testimonials/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await reviewsOf(page).waitFor()
    expect(problems.uncaught).toEqual([])
  })

  it('says that they are loading while they are', async () => {
    const { page } = await openPage(browser)
    await page.goto(`${site.url}privacy`)
    const release = await hold(page, '**/api/testimonials/**')
    await goOn(page, '/testimonials')
    await page.getByText('Loading reviews...').waitFor()
    release()
    await reviewsOf(page).waitFor()
    expect(await page.getByText('Loading reviews...').count()).toBe(0)
  })

  it('invites to the first one where there is none', async () => {
    const empty = await startSite()
    const database = new DatabaseSync(join(empty.dataDir, 'calm-rest.db'))
    database.exec('DELETE FROM testimonials')
    database.close()
    const { page, problems } = await openPage(browser)
    await page.goto(`${empty.url}testimonials`)
    await page.getByText('No reviews yet. Be the first!').waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })
})
