import { openPage, type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeByDesk } from '../desk/run-desk.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

const clean = { errors: [], warnings: [], uncaught: [], foreign: [] }

it('a guest sees a new price with the next page view, as HTML and in the browser', async () => {
  const { page, problems } = await openPage(browser)
  const address = `${site.url}rooms/coral-suite`
  const html = async () => (await page.request.get(address)).text()
  await page.goto(address)
  await page.getByText('$268').first().waitFor()
  expect(await html()).toContain('$268')

  await changeByDesk(site.dataDir, 'rooms', 'price', 'coral-suite', '291')
  await page.reload()
  await page.getByText('$291').first().waitFor()
  expect(await page.getByText('$268').count()).toBe(0)
  expect(await html()).toContain('$291')
  expect(await html()).not.toContain('268')
  expect(problems).toEqual(clean)
})

it('a guest reads a hidden review no more', async () => {
  const { page, problems } = await openPage(browser)
  const [first] = await (await page.request.get(`${site.url}api/testimonials`)).json()
  await page.goto(`${site.url}testimonials`)
  const title = page.getByText(first.reviewTitle, { exact: true })
  await title.first().waitFor()
  await changeByDesk(site.dataDir, 'reviews', 'hide', first._id)
  await page.reload()
  const [second] = await (await page.request.get(`${site.url}api/testimonials`)).json()
  await page.getByText(second.reviewTitle, { exact: true }).first().waitFor()
  expect(await title.count()).toBe(0)
  expect(problems).toEqual(clean)
})
