import { join } from 'node:path'
import { langs } from '@calm-rest/contract/widget'
import { openPreviews, type ReleaseStore } from '@calm-rest/releases'
import {
  axeViolations,
  colourViolations,
  hydrated,
  navigateClientSide,
  openPage,
  type Site,
  sharedBrowser,
  startSite,
  waitForNetworkIdle,
} from '@calm-rest/testing'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { addReleaseHistory } from './release-history.fixture.ts'

let browser: Browser
let site: Site
let store: ReleaseStore

beforeAll(async () => {
  browser = await sharedBrowser()
  site = await startSite()
  store = addReleaseHistory(site)
})

const hourMs = 60 * 60 * 1000
/** Query of an address that shows a version without guests for an hour. */
const previewOf = (remote: string, version: string): string => {
  const previews = openPreviews(undefined, join(site.dataDir, 'releases'))
  return `${remote}=${previews.issue(remote, version, new Date(Date.now() + hourMs))}`
}

/** The text of the rooms that contains the version. */
const roomsOf = (page: Page, version: RegExp) =>
  page.getByRole('link', { name: new RegExp(`^Room in ${version.source}`) }).first()
/** The link of 1.0.0, which was live before. */
const details = (page: Page) => page.getByRole('link', { name: /^Details/ }).first()
const previewed = /1\.4\.0/
const live = /1\.(1\.0|3\.0-rc\.1)/
const badge = (page: Page) => page.getByRole('complementary', { name: 'Previewed releases' })

/** Waits for the badge, which the page's scripts fetch: everything that they fetch is there then. */
const settled = async (page: Page) => {
  await page.waitForLoadState()
  await hydrated(page)
  await waitForNetworkIdle(page)
}

it('R-mf-override: gives one tab the version of its preview, says so in a badge, and leads back', async () => {
  const { page, context } = await openPage(browser)
  await page.goto(`${site.url}?${previewOf('mf-rooms', '1.4.0')}`)
  await badge(page).waitFor()
  // on every later page of the tab, though its address does not name the version
  await page.goto(`${site.url}rooms`)
  await roomsOf(page, previewed).waitFor()

  const another = await context.newPage()
  await another.goto(`${site.url}rooms`)
  await roomsOf(another, live).waitFor()
  await settled(another)
  expect(await badge(another).count()).toBe(0)

  await badge(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  expect(await badge(page).locator('dt').allTextContents()).toEqual([
    'mf-auth',
    'mf-booking',
    'mf-reviews',
    'mf-rooms',
  ])
  await badge(page).getByText('1.4.0 · preview').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await roomsOf(page, previewed).waitFor({ state: 'detached' })
  await roomsOf(page, live).waitFor()
  await settled(page)
  expect(await badge(page).count()).toBe(0)
})

it.each([
  ['is not published', '7.7.7'],
  ['is live for nobody', '1.4.0'],
  ['was rolled back', '1.2.0'],
])('R-mf-override: does not hear of a version that %s, and says so', async (_, version) => {
  const { page } = await openPage(browser)
  await page.goto(`${site.url}rooms?mf-rooms=${version}`)
  await roomsOf(page, live).waitFor()
  await badge(page).locator('summary').click()
  await badge(page).getByText(`There is no preview of mf-rooms ${version}, or it has ended.`).waitFor()
})

it('leaves as much room beside the badge as below it on the narrowest screen', async () => {
  const { page } = await openPage(browser, { width: 320 })
  await page.goto(`${site.url}rooms?mf-rooms=7.7.7-a-candidate-with-a-long-name`)
  await badge(page).locator('summary').click()
  await badge(page)
    .getByText(/^There is no preview of mf-rooms 7\.7\.7-a-candidate/)
    .waitFor()
  const { x = 0, width = 0 } = (await badge(page).boundingBox()) ?? {}
  expect([x, 320 - x - width]).toEqual([16, 16])
})

it('R-mf-which: shows a page again as it was by its composition id, which rides on every API call', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${site.url}rooms?mf-rooms=1.0.0`)
  await details(page).waitFor()
  await badge(page).locator('summary').click()
  const id = /[0-9a-f]{12}/.exec((await badge(page).textContent()) ?? '')?.[0]

  const { page: later } = await openPage(browser)
  await later.goto(`${site.url}rooms?composition=${id}`)
  await details(later).waitFor()
  const asked = later.waitForRequest('**/api/testimonials/**')
  await navigateClientSide(later, '/testimonials')
  expect(await (await asked).headerValue('x-composition')).toBe(id)
})

it('shows which versions a remote has, who released them, and how they do', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${site.url}releases`)
  await page
    .getByRole('row', { name: /^mf-rooms/ })
    .getByText('1.3.0-rc.1')
    .waitFor()
  await page.getByRole('link', { name: 'mf-rooms' }).click()
  const cards = await page.locator('.release-card h3').allInnerTexts()
  expect(cards.map((card) => card.replace(/\s+/g, ' '))).toEqual([
    'Live 1.1.0',
    'Canary for 10 of 100 visitors 1.3.0-rc.1',
    'Before 1.0.0',
  ])
  const failed = page.getByText('failed: room-list: mounts, updates and leaves twice, in de')
  await failed.first().waitFor()
  await page.getByText('canary 1.2.0 rolled back by error budget').waitFor()
  await page.getByText('failed on 9 of 30 page views').waitFor()
  expect(store.readChannels('mf-rooms').history.length).toBeGreaterThan(4)
})

describe.each(langs)('in %s', (lang) => {
  it.each([
    ['the page of releases', 390, `releases?lang=${lang}`],
    ['the page of releases', 1440, `releases?lang=${lang}`],
    ['the page of a remote', 390, `releases/mf-rooms?lang=${lang}`],
    ['the page of a remote', 1440, `releases/mf-rooms?lang=${lang}`],
    ['a widget page', 390, `widgets/mf-rooms/room-list?mf-rooms=1.3.0-rc.1&lang=${lang}`],
    ['a widget page', 1440, `widgets/mf-rooms/room-list?mf-rooms=1.3.0-rc.1&lang=${lang}`],
  ])('%s at %i px is without a barrier by day and by night', async (_, width, path) => {
    const { page, problems } = await openPage(browser, { width })
    await page.goto(site.url + path)
    await settled(page)
    if (path.startsWith('widgets')) {
      await page.locator('aside summary').waitFor()
      await page.locator('[data-instance="2"] a[href*="/rooms/"]').first().waitFor()
    }
    for (const summary of await page.locator('aside summary').all()) await summary.click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourViolations(page)).toEqual([])
    expect(problems.errors).toEqual([])
  })

  it('a version beside the live one fits the narrowest screen, without a barrier', async () => {
    const { page, problems } = await openPage(browser, { width: 320, crossesOrigins: true })
    await page.goto(`${site.url}releases/compare?mf-rooms=1.3.0-rc.1&lang=${lang}`)
    for (const summary of await page.locator('summary').all()) await summary.click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await axeViolations(page, { without: ['iframe'] })).toEqual([])
    expect(problems.errors).toEqual([])
  })
})
