import { aGuest, hydrated, register, sharedSite, signIn } from '@calm-rest/testing'
import { launchWholeChromium } from '@calm-rest/testing/chromium'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const site = sharedSite()

/** Whether the page that is shown was still in memory after a visit to another site, and the way back. */
const returnsAlive = async (page: Page) => {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  )
  const here = page.url()
  // another site, to the browser
  await page.goto(`${site.url.replace('localhost', '127.0.0.1')}robots.txt`)
  // Playwright waits for a load that does not come
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForURL(here, { waitUntil: 'commit' })
  return page.evaluate(() => 'persisted' in window && window.persisted)
}

it('a page is there at once when a visitor comes back to it, signed in or not', async () => {
  const browser = await launchWholeChromium({ keepsPages: true })
  const page = await browser.newPage()
  const alive: Record<string, unknown> = {}
  const visit = async (path: string) => {
    await page.goto(site.url + path)
    await hydrated(page)
    alive[path] = await returnsAlive(page)
  }
  const open = ['', 'rooms', 'rooms/horizon-room', 'testimonials', 'book', 'contact', 'login', 'about']
  for (const path of open) await visit(path)
  const guest = aGuest()
  await register(page, site, guest)
  await signIn(page, site, guest)
  const own = ['profile', 'book?room=horizon-room']
  for (const path of own) await visit(path)
  await browser.close()
  expect(alive).toEqual(Object.fromEntries([...open, ...own].map((path) => [path, true])))
})
