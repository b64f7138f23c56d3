import type { Testimonial } from '@calm-rest/contract/api'
import { hydrated, navigateClientSide, siteAndBrowser, waitForNetworkIdle } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const { open } = siteAndBrowser()
const clean = { errors: [], warnings: [], uncaught: [], foreign: [] }

const reviewsOf = (page: Page) => page.getByRole('list', { name: 'Reviews of this room, newest first' })

it('R-room-reviews: come with the page, and their scripts only where one reads that far', async () => {
  const { page, problems } = await open('/rooms/horizon-room', { width: 390, height: 844 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const scripts = () => asked.filter((address) => /\/mf-reviews\/.*\.js$/.test(address))
  await page.reload()
  await hydrated(page)
  await waitForNetworkIdle(page)
  const more = reviewsOf(page).getByRole('button', { name: 'Read more' }).first()
  expect(await reviewsOf(page).getByRole('article').count()).toBeGreaterThan(1)
  expect(scripts()).toEqual([])
  // pressed before they are there, it acts once they are
  await more.evaluate((button: HTMLElement) => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.click()
  })
  await reviewsOf(page).getByRole('button', { name: 'Read less', expanded: true }).waitFor()
  expect(scripts().length).toBeGreaterThan(0)
  expect(problems).toEqual(clean)
})

it('R-room-reviews: older ones come below, with the focus on the first of them', async () => {
  const { page, problems } = await open('/privacy')
  const review = (number: number): Testimonial => ({
    _id: `review-${number}`,
    name: 'Ana',
    country: 'Spain',
    rating: 4,
    reviewTitle: `Stay ${number}`,
    review: 'Quiet nights.',
    roomType: 'standard',
    stayDuration: 2,
    verified: true,
    createdAt: '2026-03-01T10:00:00.000Z',
  })
  await page.route('**/api/testimonials/**', (route) => {
    const query = new URL(route.request().url()).searchParams
    const summary = { room: query.get('room'), count: 6, average: 4, unverified: 0 }
    const numbers = query.get('page') === '2' ? [4, 5, 6] : [1, 2, 3, 4]
    return route.fulfill({ json: route.request().url().includes('summary') ? summary : numbers.map(review) })
  })
  await navigateClientSide(page, '/rooms/horizon-room')
  await page.getByText('6 reviews', { exact: true }).waitFor()
  const older = page.getByRole('button', { name: 'Older Reviews' })
  await older.press('Enter')
  await reviewsOf(page).getByRole('article', { name: 'Stay 6' }).waitFor()
  expect(await reviewsOf(page).getByRole('article').count()).toBe(6)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Stay 5')
  expect(await older.count()).toBe(0)
  expect(problems).toEqual(clean)
})
