import { siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const { open, url } = siteAndBrowser()

it('bears the badge 4.9/5 Guest rating', async () => {
  const { page } = await open('/')
  const badge = page.locator('p').filter({ hasText: '4.9/5' })
  expect(await badge.textContent()).toBe('4.9/5Guest rating')
})

it('has the service tiles Free Wi-Fi, Airport Shuttle, 24/7 Service and Parking Space', async () => {
  const { page } = await open('/')
  const tiles = page
    .getByRole('region', { name: 'Looked after, without a fuss' })
    .getByRole('heading', { level: 3 })
  expect(await tiles.allTextContents()).toEqual([
    'Free Wi-Fi',
    'Airport Shuttle',
    '24/7 Service',
    'Parking Space',
  ])
})

it('quotes one guest, also while the reviews cannot be had, and leads to all reviews', async () => {
  const { page, context } = await open('/about')
  await context.route('**/api/testimonials/**', (route) => route.abort())
  await page.goto(url('/'))
  const guests = page.getByRole('region', { name: 'From the guest book' })
  expect(await guests.locator('blockquote').count()).toBe(1)
  await guests.getByRole('link', { name: 'Read More Reviews' }).click()
  await page.getByRole('heading', { level: 1, name: 'Guest Reviews' }).waitFor()
  expect(page.url()).toBe(url('/testimonials'))
})

it('has the first three rooms that the API names', async () => {
  const { page, context } = await open('/')
  const rooms = (await (await context.request.get(url('/api/rooms/'))).json()) as { name: string }[]
  const cards = page
    .getByRole('region', { name: 'Three rooms to begin with' })
    .getByRole('heading', { level: 3 })
  await cards.first().waitFor()
  expect(await cards.allTextContents()).toEqual(rooms.slice(0, 3).map(({ name }) => name))
})

it('goes from View All to the rooms after 500 ms, not after 499', async () => {
  const { page } = await open('/')
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('link', { name: 'View All' }).click()
  await page.clock.runFor(499)
  expect(page.url()).toBe(url('/'))
  await page.clock.runFor(1)
  await page.waitForURL(url('/rooms'))
})

it('leads from every Book Now to sign-in', async () => {
  const { page } = await open('/')
  const links = page.getByRole('link', { name: /^Book Now/ })
  await page
    .getByRole('link', { name: /^Book Now: / })
    .nth(2)
    .waitFor()
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  // the bar, the hero, three rooms and the end of the page
  expect(targets).toHaveLength(6)
  for (const target of targets) expect(target).toMatch(/^\/login(\?room=[a-z-]+)?$/)
})
