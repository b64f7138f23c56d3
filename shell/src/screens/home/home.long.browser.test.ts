import { hydrated, openPage, sharedBrowser, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const { show, url } = siteAndBrowser()

/** A page of the site, once `prepare` has seen to what it gets. */
const openPrepared = async (path: string, prepare: (page: Page) => Promise<unknown>) => {
  const opened = await openPage(await sharedBrowser())
  await prepare(opened.page)
  await opened.page.goto(url(path))
  return opened
}

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
