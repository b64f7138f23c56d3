import { navigateClientSide, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open, show } = siteAndBrowser()

const calls = '**/api/testimonials/**'

const reviewsOf = (page: Page) => page.getByRole('list', { name: 'All reviews, newest first' })

describe('with reviews', () => {
  it('R-reviews-excerpt: unfolds and folds a long review with the keyboard', async () => {
    const { page } = await show('/testimonials')
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
    await article.getByRole('button', { name: 'Read more', expanded: false }).waitFor()
    expect(await text.textContent()).toMatch(/…$/)
  })

  it('leads to writing a review', async () => {
    const { page } = await show('/testimonials')
    await page.getByRole('link', { name: 'Write a Review' }).first().click()
    await page.getByRole('button', { name: 'Submit Review' }).waitFor()
  })
})

// in pages of their own: the list's data is reused for a second, and would be shown without a request
describe('without', () => {
  it('R-state-reviews-error, R-call-testimonials, R-error-reviews-load, R-error-reviews-icon: says so with a warning icon when the API is down, empties the list and recovers', async () => {
    const { page, problems } = await open('/privacy')
    await page.route(calls, (route) => route.abort())
    await navigateClientSide(page, '/testimonials')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toBe('Could not load reviews. Please try again later.')
    const icon = alert.locator('xpath=..').locator('svg')
    expect(await icon.count()).toBe(1)
    expect(await icon.boundingBox()).toMatchObject({ width: expect.any(Number) })
    expect(await page.getByRole('article').count()).toBe(0)
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await reviewsOf(page).waitFor()
    expect(problems.uncaught).toEqual([])
  })
})
