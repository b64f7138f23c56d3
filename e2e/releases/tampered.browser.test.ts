import { openFolderStore } from '@calm-rest/releases'
import { navigateClientSide, openPage, sharedBrowser, sharedSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const remote = 'mf-reviews'
const widget = 'review-list'

it('R-mf-integrity: runs no byte of a release that was not released, and shows the released one to the next visitor', async () => {
  const site = sharedSite()
  const store = openFolderStore(site.dataDir)
  const manifest = store.readStable(remote)
  const { scripts = [], styles = [] } = manifest?.exposes[widget] ?? {}
  const files = [manifest?.entry ?? '', ...scripts, ...styles, ...(manifest?.locales.en ?? [])]
  expect(files.length).toBeGreaterThan(3)
  const { page } = await openPage(await sharedBrowser())
  for (const file of files) {
    await page.route(`**/releases/${remote}/1.0.0/${file}`, async (route) => {
      const response = await route.fetch()
      const change = file.endsWith('.css') ? ':root{--tampered:1}' : ';globalThis.tampered = true'
      await route.fulfill({ response, body: `${await response.text()}${change}` })
    })
    await page.goto(`${site.url}about`)
    await navigateClientSide(page, '/testimonials')
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    const traces = await page.evaluate(() => [
      'tampered' in globalThis,
      getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
    ])
    expect([file, ...traces]).toEqual([file, false, ''])
    await page.unrouteAll()
  }
  // a new visitor: this one's browser has cached the files
  const { page: another } = await openPage(await sharedBrowser())
  await another.goto(`${site.url}testimonials`)
  await another.getByRole('article').first().waitFor()
  expect(await another.evaluate((name) => name in globalThis, manifest?.container ?? '')).toBe(true)
})
