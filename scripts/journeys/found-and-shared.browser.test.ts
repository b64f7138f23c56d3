import { fileURLToPath } from 'node:url'
import { screens } from '@calm-rest/shell/screens'
import { atRest, openPage, type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

/** What the document says of its page now. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
    return {
      title: document.title,
      canonical: all('link[rel="canonical"]', 'href'),
      alternates: all('link[rel="alternate"]', 'href'),
      descriptions: all('meta[name="description"]', 'content'),
      robots: all('meta[name="robots"]', 'content'),
      data: document.querySelectorAll('script[type="application/ld+json"]').length,
    }
  })

/** What the server says of it, before any script. */
const sentHead = async (path: string) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url + path.slice(1))
  const { data: _, ...head } = await headOf(page)
  await context.close()
  return head
}

const headNow = async (page: Page) => {
  const { data: _, ...head } = await headOf(page)
  return head
}

it.each(screens.map(({ path }) => path.replace(':id', 'horizon-room')))(
  'asks nobody but the site for %s, and works',
  async (path) => {
    const { page, problems } = await openPage(browser)
    const response = await page.goto(site.url + path.slice(1))
    expect(response?.status()).toBe(path === '/404' ? 404 : 200)
    await page.locator('main h1').first().waitFor()
    await atRest(page)
    expect(problems.foreign).toEqual([])
    expect(problems.uncaught).toEqual([])
  },
)

describe('the head of the document', () => {
  it('stays what the server wrote while the first page gets ready', async () => {
    const { page } = await openPage(browser)
    await page.goto(`${site.url}rooms/horizon-room?lang=de`)
    await page.getByRole('heading', { level: 1, name: 'Horizont-Zimmer' }).waitFor()
    await atRest(page)
    expect(await headNow(page)).toEqual(await sentHead('/rooms/horizon-room?lang=de'))
    expect((await headOf(page)).data).toBe(1)
  })

  it('is that of the screen that a visitor went to', async () => {
    const { page } = await openPage(browser)
    await page.goto(site.url)
    await page.getByRole('navigation').getByRole('link', { name: 'Location', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Location' }).waitFor()
    const location = await sentHead('/location')
    await expect.poll(() => headNow(page)).toEqual(location)
    expect((await headOf(page)).data).toBe(0)

    await page.goBack()
    const home = await sentHead('/')
    await expect.poll(() => headNow(page)).toEqual(home)
  })

  it('is that of the room that a visitor opened', async () => {
    const { page } = await openPage(browser)
    await page.goto(`${site.url}rooms`)
    await page
      .getByRole('link', { name: /^Details/ })
      .first()
      .click()
    await page.waitForURL(/\/rooms\/[a-z-]+$/)
    const room = await sentHead(new URL(page.url()).pathname)
    await expect.poll(() => headNow(page)).toEqual(room)
  })

  it('follows the language', async () => {
    const { page } = await openPage(browser)
    await page.goto(`${site.url}about`)
    await page.getByRole('button', { name: 'Deutsch' }).click()
    const german = await sentHead('/about?lang=de')
    await expect.poll(() => headNow(page)).toEqual(german)
  })

  it('follows a language that was chosen before the screen was there', async () => {
    const { page } = await openPage(browser)
    let bring = () => {}
    const chosen = new Promise<void>((resolve) => {
      bring = resolve
    })
    await page.route(/\/screen-about\.\w+\.js/, async (route) => {
      await chosen
      await route.continue()
    })
    await page.goto(`${site.url}about`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Deutsch' }).click()
    // what is on the screen stays until all of it speaks German
    bring()
    await page.getByRole('link', { name: 'Lage' }).first().waitFor()
    const german = await sentHead('/about?lang=de')
    await expect.poll(() => headNow(page)).toEqual(german)
  })

  it('keeps a step of a visit to itself, and no longer than that', async () => {
    const { page } = await openPage(browser)
    await page.goto(`${site.url}rooms`)
    await page.getByRole('link', { name: 'Book Now', exact: true }).first().click()
    await page.getByRole('heading', { name: /Welcome Back/ }).waitFor()
    await expect
      .poll(() => headOf(page))
      .toMatchObject({ canonical: [], descriptions: [], robots: ['noindex'] })
    await page.goBack()
    const rooms = await sentHead('/rooms')
    await expect.poll(() => headNow(page)).toEqual(rooms)
  })

  it('does not offer a room that nobody has', async () => {
    const { page } = await openPage(browser)
    const response = await page.goto(`${site.url}rooms/none`)
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Room not found' }).waitFor()
    await expect.poll(() => page.title()).toBe('Room not found · Calm Rest')
    expect(await headOf(page)).toMatchObject({ canonical: [], robots: ['noindex'], data: 0 })
  })
})

it('shows every page of the map, and a picture of every room', async () => {
  const xml = await (await fetch(`${site.url}sitemap.xml`)).text()
  const pages = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  const rooms = pages.filter((address) => /\/rooms\/[^?]+$/.test(address))
  expect(rooms.length).toBe(13)
  for (const address of pages) expect([address, (await fetch(address)).status]).toEqual([address, 200])
  for (const address of rooms) {
    const picture = /og:image" content="([^"]*)"/.exec(await (await fetch(address)).text())?.[1] ?? ''
    expect(picture).toContain('/social/rooms/')
    const response = await fetch(picture)
    expect([picture, response.headers.get('content-type')]).toEqual([picture, 'image/png'])
    // what messengers still show
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(300_000)
  }
})

describe('the web server by itself', () => {
  const script = fileURLToPath(new URL('../../shell/server/serve.ts', import.meta.url))
  const start = (apiUrl: string) =>
    startSite({ script, env: { API_URL: apiUrl, PUBLIC_URL: 'https://calmrest.example' } })

  it('speaks of the rooms of an API elsewhere, under the public address, and ends when asked', async () => {
    const alone = await start(site.url)
    const html = await (await fetch(`${alone.url}rooms/horizon-room`)).text()
    expect(html).toContain('<title>Horizon Room · Calm Rest</title>')
    expect(html).toContain('<link rel="canonical" href="https://calmrest.example/rooms/horizon-room"')
    expect((await fetch(`${alone.url}rooms/none`)).status).toBe(404)
    expect(await alone.stop()).toBe(0)
  })

  it('shows its pages while the API is down', async () => {
    const alone = await start('http://127.0.0.1:1')
    for (const path of ['', 'rooms/horizon-room', 'testimonials']) {
      expect([path, (await fetch(alone.url + path)).status]).toEqual([path, 200])
    }
  })
})
