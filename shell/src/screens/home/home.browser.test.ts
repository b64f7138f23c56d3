import { delays } from '@calm-rest/contract/limits'
import { hydrated, siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const { open, show, url } = siteAndBrowser()

it('R-home-view-all, R-home-view-all-delay, R-const-view-all: View All scrolls to the top, and goes to the rooms after 500 ms, not after 499', async () => {
  expect(delays.viewAllMs).toBe(500)
  const { page } = await open('/', { reducedMotion: 'reduce' })
  const viewAll = page.getByRole('link', { name: 'View All' })
  await viewAll.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await viewAll.click()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.clock.runFor(499)
  expect(page.url()).toBe(url('/'))
  await page.clock.runFor(1)
  await page.getByRole('heading', { level: 1, name: 'Our Rooms' }).waitFor()
  expect(page.url()).toBe(url('/rooms'))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
})

it('R-home-testimonial: quotes one guest, also while the reviews cannot be had, and leads to all reviews', async () => {
  const { page } = await show('/about')
  await page.route('**/api/testimonials/**', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  const guests = page.getByRole('region', { name: 'From the guest book' })
  await guests.waitFor()
  expect(await guests.locator('blockquote').count()).toBe(1)
  await page.unrouteAll()
  await guests.getByRole('link', { name: 'Read More Reviews' }).click()
  await page.getByRole('heading', { level: 1, name: 'Guest Reviews' }).waitFor()
  expect(page.url()).toBe(url('/testimonials'))
})

it('R-home-book-now: features three rooms that a script brings, and leads from Book Now to sign-in', async () => {
  const { page } = await show('/')
  const rooms = page.getByRole('region', { name: 'Three rooms to begin with' })
  await rooms
    .getByRole('link', { name: /Details/ })
    .nth(2)
    .waitFor()
  expect(await rooms.getByRole('link', { name: /Details/ }).count()).toBe(3)
  await page.getByRole('main').getByRole('link', { name: 'Book Now', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Welcome Back to Calm Rest' }).waitFor()
  expect(page.url()).toBe(url('/login'))
})

it('R-home-badge: says the mean of the reviews as HTML without a call, and asks for it where a visitor comes from another screen', async () => {
  const asked: string[] = []
  const { page, problems } = await show('/about')
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const badge = page.getByRole('main').getByText(/^\d\.\d\/5$/)
  await page.goto(url('/'))
  const first = await badge.textContent()
  await hydrated(page)
  expect(asked.filter((path) => path.includes('testimonials'))).toEqual([])
  await page.goto(url('/about'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  expect(await badge.textContent()).toBe(first)
  expect(asked.filter((path) => path.includes('testimonials'))).toEqual(['/api/testimonials/summary'])
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
