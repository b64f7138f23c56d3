import { siteAndBrowser, waitForNetworkIdle } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const { open, show, url } = siteAndBrowser()

/** Marks this document, which a page that is loaded anew is not. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis)

it('titles follow the language and the screen, in one document', async () => {
  const { page } = await open('/rooms/horizon-room')
  await mark(page)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { name: 'Ausstattung' }).waitFor()
  await expect.poll(() => page.title()).toBe('Horizont-Zimmer · Calm Rest')
  await page.getByRole('navigation').getByRole('link', { name: 'Lage' }).click()
  await expect.poll(() => page.title()).toBe('Lage · Calm Rest')
  expect(await isMarked(page)).toBe(true)
})

// their addresses have a secret that servers do not see: they come without content
it.each(['/reset-password', '/confirm-email'])('%s has no header and no footer', async (path) => {
  const { page } = await show(path)
  await page.locator('main h1').waitFor()
  expect(await page.locator('header:has(nav), footer').count()).toBe(0)
})

it('R-route-unknown, R-404-text, R-404-home: leads home from an address that nobody has', async () => {
  const { page } = await show('/no/such/page')
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
  expect(await page.locator('header:has(nav), footer').count()).toBe(0)
  await mark(page)
  await page.getByRole('link', { name: 'Return Home' }).click()
  await page.waitForURL(url('/'))
  await page.getByRole('banner').waitFor()
  expect(await isMarked(page)).toBe(true)
})

it('R-location-map: asks nobody but this site, and shows the Google map after a click, once it is there', async () => {
  const { page, problems } = await show('/location')
  const drawn = page.locator('main img[src="/art/map.svg"]')
  await drawn.waitFor()
  await waitForNetworkIdle(page)
  expect(problems.foreign).toEqual([])
  expect(await page.locator('iframe').count()).toBe(0)
  const meanwhile: unknown[] = []
  await page.route('https://www.google.com/generate_204', (route) => route.fulfill({ body: '' }))
  await page.route('https://www.google.com/maps?*', async (route) => {
    meanwhile.push(await drawn.isVisible(), await page.locator(':focus').textContent())
    await route.fulfill({ contentType: 'text/html', body: '<h1>Mirissa</h1>' })
  })
  await page.getByRole('button', { name: 'Show Google map' }).press('Enter')
  await page.frameLocator('main iframe').getByRole('heading', { name: 'Mirissa' }).waitFor()
  expect(meanwhile).toEqual([true, 'Loading Google map...'])
  expect(await drawn.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.firstElementChild?.tagName)).toBe('IFRAME')
  expect(problems.errors).toEqual([])
})

it('R-location-map: keeps the drawn map where Google cannot be reached, says so, and tries again', async () => {
  const { page, problems } = await show('/location')
  const button = page.getByRole('button', { name: 'Show Google map' })
  await button.press('Enter')
  await page.getByRole('alert').getByText('The Google map could not be loaded').waitFor()
  expect(await page.locator('main img[src="/art/map.svg"]').isVisible()).toBe(true)
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(problems.foreign).toEqual(['https://www.google.com/generate_204'])
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }))
  await button.press('Enter')
  await page.locator('main iframe').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

it('copies the address from the location, and says so', async () => {
  const { page, context } = await open('/location')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy address' }).click()
  await page.getByRole('status').filter({ hasText: 'Address copied' }).waitFor({ state: 'attached' })
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe('Calm Rest\n27 Lighthouse Lane\nMirissa 81740\nSouthern Province\nSri Lanka')
})

it('R-manager-exists: brings the long screens when somebody goes there, and not before', async () => {
  const { page } = await open('/about')
  await waitForNetworkIdle(page)
  const loaded = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /screen-manager|manager-en/.test(name))
          .length,
    )
  expect(await loaded()).toBe(0)
  await mark(page)
  await page.getByRole('link', { name: 'Meet the general manager' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nirosha Wickramasinghe' }).waitFor()
  expect(await loaded()).toBeGreaterThan(0)
  expect(await isMarked(page)).toBe(true)
})

it('R-manager-brochure: prints the brochure without header, footer and buttons', async () => {
  const { page } = await open('/brochure')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await page.locator('[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Print or save as PDF' }).isVisible()).toBe(false)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})
