import { delays } from '@calm-rest/contract/limits'
import { siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const { open, url } = siteAndBrowser()

it('shows three featured rooms', async () => {
  const { page } = await open('/')
  const rooms = page.getByRole('region', { name: 'Three rooms to begin with' })
  await rooms
    .getByRole('link', { name: /Details/ })
    .first()
    .waitFor()
  expect(await rooms.getByRole('link', { name: /Details/ }).count()).toBe(3)
})

it('View All scrolls to the top, and goes to the rooms after half a second', async () => {
  const { page } = await open('/')
  const viewAll = page.getByRole('link', { name: 'View All' })
  await viewAll.scrollIntoViewIfNeeded()
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await viewAll.click()
  await page.clock.runFor(delays.viewAllMs - 1)
  expect(page.url()).toBe(url('/'))
  await page.clock.runFor(1)
  await page.getByRole('heading', { level: 1, name: 'Our Rooms' }).waitFor()
  expect(page.url()).toBe(url('/rooms'))
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

it('Book Now leads to sign-in, Learn More to the listing in a new tab, reviews to the reviews', async () => {
  const { page } = await open('/')
  const main = page.getByRole('main')
  expect(await main.getByRole('link', { name: 'Book Now' }).first().getAttribute('href')).toBe('/login')
  const more = main.getByRole('link', { name: 'Learn More' })
  expect(await more.getAttribute('target')).toBe('_blank')
  expect(await more.getAttribute('href')).toMatch(/^https:/)
  await main.getByRole('link', { name: 'Read More Reviews' }).click()
  await page.waitForURL(url('/testimonials'))
})

it.each(['10+ Rooms', '15+ Years Experience', '9/10 Guest Satisfaction', '24/7 Concierge Service'])(
  'speaks of %s',
  async (highlight) => {
    const { page } = await open('/')
    expect(await page.getByRole('listitem').filter({ hasText: highlight }).count()).toBe(1)
  },
)
