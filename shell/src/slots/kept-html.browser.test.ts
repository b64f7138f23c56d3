import { axeViolations, openPage, sharedBrowser, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'

const { url } = siteAndBrowser()
const rooms = '**/releases/mf-rooms/**'
let page: Page

beforeEach(async () => {
  // a new browser: from a cache every script would come
  const opened = await openPage(await sharedBrowser(), { isNew: true, staysStill: true })
  page = opened.page
})

const notice = () => page.locator('main [role=status]', { hasText: 'Not everything here has loaded' })
const room = () => page.locator('main [data-slot] a[href*="/rooms/horizon-room"]').first()

/** What no script can replace: the names of the rooms and where they lead. */
const roomsShown = () =>
  page
    .locator('main [data-slot] a[href*="/rooms/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

it("R-mf-fallback: the server's rooms stay where their script does not come, and a press loads it again", async () => {
  await page.route('**/releases/mf-rooms/**/room-list*.js', (route) => route.abort())
  await page.goto(url('/rooms'))
  const written = await roomsShown()
  expect(written.length).toBeGreaterThan(3)
  await notice().waitFor()
  expect(await roomsShown()).toEqual(written)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.unrouteAll()
  await notice().getByRole('button', { name: 'Try again' }).click()
  await notice().waitFor({ state: 'detached' })
  expect(await roomsShown()).toEqual(written)
})

it('a link of the kept HTML leads to its page', async () => {
  await page.route(rooms, (route) => route.abort())
  await page.goto(url('/rooms'))
  await notice().waitFor()
  await page.unrouteAll()
  await room().click()
  await page.getByRole('heading', { level: 1, name: 'Horizon Room' }).waitFor()
})

it('a button that needs the script loads it with the press, and is pressed then', async () => {
  await page.route('**/releases/mf-reviews/**', (route) => route.abort())
  await page.goto(url('/testimonials'))
  const reviews = page.locator('main [data-slot]').first()
  const more = reviews.locator('button[type=button]').first()
  await notice().waitFor()
  await page.unrouteAll()
  await more.click()
  await notice().waitFor({ state: 'detached' })
  expect(await reviews.locator('[aria-busy]').count()).toBe(0)
  // the press that waited for the script
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true')
})

it('HTML in another language is not kept', async () => {
  await page.route(rooms, (route) => route.abort())
  await page.goto(url('/rooms'))
  await notice().waitFor()
  await page.evaluate(() => document.querySelector<HTMLElement>('button[lang=de]')?.click())
  await page.getByText('Dieser Teil der Seite konnte nicht geladen werden.').waitFor()
  expect(await roomsShown()).toEqual([])
})
