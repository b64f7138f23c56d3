import type { AddressInfo } from 'node:net'
import { publishSmall } from '@calm-rest/releases/testing'
import { openPage, sharedBrowser, whenDone } from '@calm-rest/testing'
import { serve } from '@hono/node-server'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { aSite } from '../../site.fixture.ts'

let site: ReturnType<typeof aSite>
let page: Page
let origin: string

beforeEach(async () => {
  site = aSite()
  publishSmall(site.store, site.folder, '1.1.0')
  const server = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' })
  whenDone(() => server.close())
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  page = (await openPage(await sharedBrowser())).page
  await page.clock.install()
})

const show = (path: string) => page.goto(origin + path)
/** Sixteen seconds pass: the page looks every fifteen. */
const later = () => page.clock.runFor(16_000)

it('shows a promotion while it is open, and keeps what was folded out and the focus', async () => {
  await show('/releases/mf-rooms')
  const link = page.locator('#versions a').first()
  await link.focus()
  void site.store.promote('mf-rooms', '1.1.0', 'ben', 'the editor waits')
  await later()
  await page.getByText('1.1.0 made live by ben').waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('versions')
})

it('renews nothing while text is selected, nor once somebody pressed pause', async () => {
  await show('/releases/mf-rooms')
  await page.locator('#story li').first().selectText()
  void site.store.promote('mf-rooms', '1.1.0', 'ben')
  await later()
  await page.getByText('The page does not renew itself while text is selected.').waitFor()
  expect(await page.getByText('1.1.0 made live by ben').count()).toBe(0)
  await page.evaluate(() => getSelection()?.removeAllRanges())
  await page.getByRole('button', { name: 'Pause' }).click()
  await later()
  expect(await page.getByText('1.1.0 made live by ben').count()).toBe(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('1.1.0 made live by ben').waitFor()
})

it('searches while somebody types, and says how many it found', async () => {
  publishSmall(site.store, site.folder, '2.0.0', 'mf-spa')
  void site.store.promote('mf-spa', '2.0.0', 'ben')
  await show('/releases')
  await page.getByRole('searchbox').fill('spa')
  await page.clock.runFor(300)
  await page.getByRole('status').getByText('1 of 2 remotes').waitFor()
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual([expect.stringContaining('mf-spa')])
  expect(new URL(page.url()).searchParams.get('q')).toBe('spa')
})

it('says that the site does not answer, and goes on', async () => {
  await show('/releases')
  await page.route('**/releases', (route) => route.abort())
  await later()
  await page.getByText('The site does not answer.').waitFor()
  await page.unroute('**/releases')
  await later()
  await page.getByText('The site does not answer.').waitFor({ state: 'hidden' })
})
