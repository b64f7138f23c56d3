import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import {
  answering,
  goesOnWithTheOneBefore,
  goLive,
  goTo,
  isRunning,
  notReleased,
  openHealthy,
  remote,
  reviewsShown,
} from './healing.fixture.ts'
import { mountingAs } from './variant.fixture.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

/** The other reasons: healing.long.browser.test.ts. */
it('R-mf-fallback, R-mf-last-good: goes on with the release before where its files answer 404, without a reload', () =>
  goesOnWithTheOneBefore(site, {
    fault: 'its files answer 404',
    breakIt: answering((route) => route.fulfill({ status: 404, body: 'none' })),
    says: notReleased,
    reason: 'files',
  }))

it('R-mf-fallback: says so where the release before does not work either, and Try again finds a third', async () => {
  const { page } = await openHealthy(site)
  answering((route) => route.abort())(site, page)
  await page.route(`**/releases/${remote}/1.0.0/**`, (route) => route.abort())
  await page.goto(`${site.url}about`)
  await goTo(page, 'Reviews')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  const version = goLive(site)
  await again.click()
  await reviewsShown(page)
  expect(await isRunning(page, version)).toBe(true)
})

it("R-mf-fallback: keeps the server's HTML, in its styles, of a release that throws in hydration", async () => {
  const { page } = await openHealthy(site)
  const version = goLive(
    site,
    mountingAs(`(root, input) => {
      const data = new Proxy({}, { get() { throw new Error('this release is broken') } })
      return factory().widget.mount(root, { ...input, data })
    }`),
  )
  const look = (on: Page) =>
    on
      .locator('main [data-slot] article')
      .evaluateAll((all) => all.map((one) => [one.textContent, getComputedStyle(one).padding]))
  const { page: still } = await openPage(await sharedBrowser(), { withoutScripts: true })
  await still.goto(`${site.url}testimonials`)
  const written = await look(still)
  expect(written.length).toBeGreaterThan(1)
  await page.route(`**/releases/${remote}/1.0.0/**`, (route) => route.abort())
  await page.goto(`${site.url}testimonials`)
  await page.getByRole('status').getByText('Not everything here has loaded').waitFor()
  expect(await look(page)).toEqual(written)
  expect(await isRunning(page, version)).toBe(true)
})
