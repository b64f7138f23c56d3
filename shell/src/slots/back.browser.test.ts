import { openPage, type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

it('goes from a room back to the page before it', async () => {
  const { page } = await openPage(browser)
  await page.goto(site.url)
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .click()
  await page.getByRole('button', { name: '← Back' }).click()
  await expect.poll(() => page.url()).toBe(site.url)
})

it('goes from a room up to the rooms where the visit began there', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${site.url}rooms/horizon-room`)
  await page.getByRole('button', { name: '← Back' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/rooms\/?$/)
})
