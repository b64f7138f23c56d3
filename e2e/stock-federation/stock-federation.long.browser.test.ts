import { openPage, sharedBrowser, sharedSite, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { servePartner } from '../embeds/partner-page.fixture.ts'
import { adoptAndSee } from './adopt-and-see.fixture.ts'
import { foreignPage } from './foreign-page.fixture.ts'

const rooms = (page: Page) => page.getByRole('link', { name: /Horizon Room/ }).first()

it('R-mf-stock: the stock runtime on a page of another origin loads a live widget, its files by their hashes', async () => {
  const site = sharedSite()
  const partner = await servePartner(site.url)
  const shown = await foreignPage(site.url)
  const { page, problems } = await partner.open(await sharedBrowser(), shown)
  await rooms(page).waitFor()
  await page.waitForFunction(() => document.documentElement.dataset.said === 'ready')
  const [list] = await page.locator('link[rel=stylesheet][integrity]').all()
  expect(await list?.getAttribute('href')).toMatch(/\/releases\/mf-rooms\/1\.0\.0\/room-list\.css$/)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  await page.evaluate(() => Reflect.get(window, 'mounted').unmount())
  expect(await page.locator('#rooms').innerHTML()).toBe('')

  // and nothing else runs: the chunk of the widget has another byte
  const { page: another } = await openPage(await sharedBrowser(), { crossesOrigins: true })
  await another.route('**/releases/mf-rooms/1.0.0/room-list.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true` })
  })
  await another.goto(partner.show(shown))
  await another.waitForFunction(() => document.documentElement.dataset.refused)
  expect(await another.evaluate(() => 'tampered' in globalThis)).toBe(false)
})

it('R-mf-stock: adopts a build whose container is a script, shows it in the shell, and runs no other byte of it', async () => {
  await adoptAndSee(await startSite(), { kind: 'script', version: '1.0.0-rc.1' })
})
