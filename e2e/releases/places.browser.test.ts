import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { previewAddress } from './checkout.fixture.ts'
import { publishRemote, spaPlaces, spaRoute } from './places.fixture.ts'

const wide = { width: 1280, height: 800 } as const

let site: Site

beforeAll(async () => {
  site = await startSite()
  publishRemote(site, 'mf-spa', { places: spaPlaces }).promote('mf-spa', '7.0.0', 'a test')
})

const open = async (path: string, size: { width: number; height: number }) => {
  const opened = await openPage(await sharedBrowser(), size)
  await opened.page.goto(new URL(path, site.url).href)
  await opened.page.locator('main h1').first().waitFor()
  return opened
}

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const noProblems = { errors: [], warnings: [], uncaught: [], foreign: [] }

it('R-mf-routes: goes by the menu to the page of a remote without a page load, and back', async () => {
  const { page, problems } = await open('/about', wide)
  await page.evaluate(() => Object.assign(globalThis, { stays: true }))
  await entry(page, 'Spa').click()
  await page.getByRole('heading', { level: 1, name: 'Spa & <rest>' }).waitFor()
  await page.locator('main article').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/spa')
  // the head follows the screen
  await expect.poll(() => page.title()).toContain('Spa & <rest>')
  expect(await entry(page, 'Spa').getAttribute('aria-current')).toBe('page')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { level: 1, name: 'Spa & <rest> auf Deutsch' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Über Calm Rest' }).waitFor()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stays'))).toBe(true)
  expect(problems).toEqual(noProblems)
})

it('is a place of its preview for who has the link, on every page of the tab', async () => {
  publishRemote(site, 'mf-spa', { version: '7.1.0', places: { routes: [spaRoute('/yoga')] } })
  const address = previewAddress(site, 'mf-spa', '7.1.0')
  const { page } = await open(new URL(address).search, wide)
  await page.goto(`${site.url}yoga`)
  await page.getByRole('heading', { level: 1, name: 'Spa & <rest>' }).waitFor()
  await page.locator('main article').first().waitFor()
  expect((await fetch(`${site.url}yoga`)).status).toBe(404)
})
