import { hold, navigateClientSide, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open, show } = siteAndBrowser()

const calls = '**/api/testimonials/**'

const reviewsOf = (page: Page) => page.getByRole('list', { name: 'All reviews, newest first' })
const columnsOf = async (page: Page) => {
  const boxes = await Promise.all(
    (await reviewsOf(page).getByRole('article').all()).slice(0, 4).map((article) => article.boundingBox()),
  )
  return new Set(boxes.map((box) => box?.x)).size
}

describe('with reviews', () => {
  it('R-reviews-columns: stands in two columns where there is room and in one where there is not', async () => {
    const { page } = await show('/testimonials')
    await reviewsOf(page).waitFor()
    expect(await columnsOf(page)).toBe(2)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => columnsOf(page)).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
})

// in pages of their own: the list's data is reused for a second, and would be shown without a request
describe('without', () => {
  it('says so where the API answers a failure', async () => {
    const { page } = await open('/privacy')
    await page.route(calls, (route) => route.fulfill({ status: 500, body: '' }))
    await navigateClientSide(page, '/testimonials')
    await page.getByText('Could not load reviews. Please try again later.', { exact: true }).waitFor()
    expect(await page.getByRole('article').count()).toBe(0)
  })

  it('R-state-reviews-loading: says that they are loading while they are', async () => {
    const { page } = await open('/privacy')
    const release = await hold(page, calls)
    await navigateClientSide(page, '/testimonials')
    await page.getByText('Loading reviews...').waitFor()
    release()
    await reviewsOf(page).waitFor()
    expect(await page.getByText('Loading reviews...').count()).toBe(0)
  })
})
