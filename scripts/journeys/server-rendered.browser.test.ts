import { join } from 'node:path'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { createReleaseStore } from '@calm-rest/shell/server'
import { atRest, hold, layoutShift, openPage, type Site, startSite, whenDone } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishVariant } from './releases/variant.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

const clean = { errors: [], warnings: [], uncaught: [], foreign: [] }

/** A public page and something that stands on it only with its content; in every language the same. */
const pages = [
  ['/', 'li a[href^="/rooms/"]'],
  ['/rooms', 'li a[href^="/rooms/"]'],
  ['/rooms/horizon-room', 'h1'],
  ['/testimonials', 'article'],
  ['/write-review', 'form [name=review]'],
  ['/book?room=horizon-room', 'form [name=roomType]'],
  ['/login', 'form [name=password]'],
  ['/register', 'form [name=password]'],
  ['/about', 'h1'],
  ['/contact', 'form [name=message]'],
  ['/privacy', 'h2'],
  ['/partners', 'pre'],
] as const

/** Data that is not in the HTML, since only a script has a use for it. */
const askedByScripts: Partial<Record<string, string[]>> = { '/partners': ['/api/rooms/'] }

const pathOf = (request: Request) => new URL(request.url()).pathname

const address = (path: string, lang: Lang) => {
  const url = new URL(path, site.url)
  url.searchParams.set('lang', lang)
  return url.href
}

describe.each(langs)('in %s', (lang) => {
  it.each(pages)('%s is whole without a script', async (path, content) => {
    const { page } = await openPage(browser, { withoutScripts: true })
    await page.goto(address(path, lang))
    expect(await page.locator(`main ${content}`).first().isVisible()).toBe(true)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.getByRole('contentinfo').count()).toBe(
      path === '/login' || path === '/register' ? 0 : 1,
    )
  })
})

describe('a page that comes as HTML', () => {
  it.each(pages)(
    '%s is taken over as it stands: no node is new, nothing moves, nothing is fetched twice',
    async (path, content) => {
      const { page, problems } = await openPage(browser)
      const asked: string[] = []
      page.on('request', (request) => {
        // a page in a frame asks for what it needs itself
        if (request.frame() === page.mainFrame()) asked.push(pathOf(request))
      })
      const wanted = askedByScripts[path] ?? []
      const asking = wanted.map((one) => page.waitForRequest((request) => pathOf(request) === one))
      const bring = await hold(page, '**/assets/shell.*.js')
      const arriving = page.goto(address(path, 'de'))
      const first = page.locator(`main ${content}`).first()
      await first.waitFor({ state: 'attached' })
      await first.evaluate((node) => Object.assign(globalThis, { before: node }))
      bring()
      await Promise.all([arriving, ...asking])
      // whoever asks for more does it before the page has come to rest
      await atRest(page)
      expect(await first.evaluate((node) => node === Reflect.get(globalThis, 'before'))).toBe(true)
      expect(await layoutShift(page)).toBeLessThan(0.02)
      expect(
        asked.filter((one) => one.startsWith('/api/rooms') || one.startsWith('/api/testimonials')),
      ).toEqual(wanted)
      expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([])
      expect(problems).toEqual(clean)
    },
  )
})

describe('a server part that does not do', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ env: { WIDGET_PATIENCE_MS: '1000' } })
  })

  /** mf-reviews with another server part, live. */
  const withPart = (version: string, part: string) => {
    const store = publishVariant(site, {
      remote: 'mf-reviews',
      version,
      rewrite: (file, text) => (file === 'server.js' ? part : text),
    })
    store.promote('mf-reviews', version, 'a test')
    whenDone(() => createReleaseStore(join(site.dataDir, 'releases')).rollback('mf-reviews', 'a test'))
  }

  it.each([
    ['throws', '2.0.0', "throw new Error('not on servers')"],
    ['hangs', '2.0.1', "exports['review-list'] = { load: () => { for (;;); }, render: () => '' }"],
  ])(
    'where it %s leaves its slot to the browser, and the page around it stands',
    async (_, version, part) => {
      withPart(version, part)
      const { page: still } = await openPage(browser, { withoutScripts: true })
      await still.goto(new URL('testimonials', site.url).href)
      expect(await still.getByRole('heading', { level: 1, name: 'Guest Reviews' }).isVisible()).toBe(true)
      expect(await still.getByRole('contentinfo').isVisible()).toBe(true)
      expect(await still.getByRole('article').count()).toBe(0)
      const told = still.locator('main noscript p')
      expect([await told.isVisible(), await told.textContent()]).toEqual([
        true,
        expect.stringContaining('need JavaScript on this page'),
      ])

      const { page, problems } = await openPage(browser)
      await page.goto(new URL('testimonials', site.url).href)
      await page.getByRole('article').first().waitFor()
      expect(problems).toEqual(clean)
    },
  )
})
