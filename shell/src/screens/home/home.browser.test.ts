import { delays } from '@calm-rest/contract/limits'
import { addDays } from '@calm-rest/contract/stay'
import { hydrated, openPage, sharedBrowser, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const { open, show, url } = siteAndBrowser()

/** A page of the site, once `prepare` has seen to what it gets. */
const openPrepared = async (path: string, prepare: (page: Page) => Promise<unknown>) => {
  const opened = await openPage(await sharedBrowser())
  await prepare(opened.page)
  await opened.page.goto(url(path))
  return opened
}

it('R-home-view-all, R-home-view-all-delay, R-const-view-all: View All scrolls to the top, and goes to the rooms after 500 ms, not after 499', async () => {
  expect(delays.viewAllMs).toBe(500)
  const { page } = await open('/')
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

it('R-home-search: leads to the rooms for the dates, remembers them on the way back, and forgets what was emptied', async () => {
  const { page, problems } = await open('/')
  const form = page.getByRole('form', { name: 'Find a free room' })
  const field = (name: string) => form.getByLabel(name)
  const { today } = await (await page.request.get(url('/api/hotel/day'))).json()
  const checkIn = addDays(today, 290)
  const checkOut = addDays(today, 293)
  await field('Check-in').fill(checkIn)
  await field('Check-out').fill(checkOut)
  await field('Guests').selectOption('4')
  await form.getByRole('button', { name: 'Search' }).press('Enter')
  await page.getByText(/^\d+ free for these dates$/).waitFor()
  expect(page.url()).toBe(url(`/rooms?checkIn=${checkIn}&checkOut=${checkOut}&guests=4`))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'Three rooms to begin with' }).waitFor()
  expect(await field('Check-in').inputValue()).toBe(checkIn)
  expect(await field('Check-out').inputValue()).toBe(checkOut)
  expect(await field('Guests').inputValue()).toBe('4')
  await field('Check-in').fill('')
  await form.getByRole('button', { name: 'Search' }).click()
  await page.getByText('Please choose a date.').waitFor()
  await field('Check-out').fill('')
  await form.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(url('/rooms'))
  await page.goBack()
  await page.goBack()
  await page.getByRole('heading', { name: 'Three rooms to begin with' }).waitFor()
  expect(await field('Check-in').inputValue()).toBe('')
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})

it('R-home-search: is not missed where the live release is older than it, which is no failure of that release', async () => {
  const older: boolean[] = []
  const { page, problems } = await openPrepared('/about', async (page) => {
    // the rest of the composition: the page itself needs no room
    await page.route('**/composition.json?*', async (route) => {
      const answer = await route.fetch()
      const whole = await answer.text()
      const body = whole.replace(/,?"stay-search":\{"styles":\[[^\]]*\]\}/, '')
      older.push(body !== whole)
      return route.fulfill({ response: answer, body })
    })
  })
  const reports: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('release-reports')) reports.push(request.postData())
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .waitFor()
  expect(older).toEqual([true])
  const main = page.getByRole('main')
  expect([await main.getByRole('form').count(), await main.getByRole('alert').count()]).toEqual([0, 0])
  expect(reports.join()).not.toContain('failed')
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})

it('shows the house by night where the visitor likes it dark, from HTML and from a script', async () => {
  const drawn = () =>
    page
      .locator('main picture img')
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc)
  const { page } = await openPage(await sharedBrowser(), { colorScheme: 'dark' })
  await page.goto(url('/'))
  expect(await drawn()).toBe(url('/art/hero-house-dark.svg'))
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('hero-house') && asked.push(request.url()))
  await page.getByRole('navigation').getByRole('link', { name: 'Rooms', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Our Rooms' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect.poll(drawn).toBe(url('/art/hero-house-dark.svg'))
  expect(asked).not.toContain(url('/art/hero-house.svg'))
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(drawn).toBe(url('/art/hero-house.svg'))
})
