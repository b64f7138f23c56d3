import { type Site, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { previewAddress } from './checkout.fixture.ts'
import { publishRemote, spaPlaces, spaRoute } from './places.fixture.ts'
import { entry, noProblems, openAt, type PageSize } from './places-page.fixture.ts'

const wide = { width: 1280, height: 800 } as const

let site: Site

beforeAll(async () => {
  site = await startSite()
  publishRemote(site, 'mf-spa', { places: spaPlaces }).promote('mf-spa', '7.0.0', 'a test')
})

const open = (path: string, size: PageSize) => openAt(site, path, size)

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
