import { countOf, fetchPage, type Site, startSite, textOf } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishRemote, spaPlaces, spaRoute } from './places.fixture.ts'

let site: Site
const get = (path: string) => fetchPage(new URL(path, site.url).href)
const before = new Map<string, string | undefined>()

/** The page without the list of releases. */
const bodyOf = (document: Document) => document.querySelector('#site')?.innerHTML

beforeAll(async () => {
  site = await startSite()
  for (const path of ['/', '/about']) before.set(path, bodyOf((await get(path)).document))
  const store = publishRemote(site, 'mf-spa', { places: spaPlaces })
  expect((await get('/spa')).status).toBe(404)
  store.promote('mf-spa', '7.0.0', 'a test')
})

const head = (document: Document, selector: string, attribute = 'content') =>
  document.querySelector(selector)?.getAttribute(attribute)

describe('the page of a remote that the shell has never heard of', () => {
  it.each([
    ['en', '/spa', 'Spa & <rest>', 'What "guests" say of the <spa>.'],
    ['de', '/spa?lang=de', 'Spa & <rest> auf Deutsch', 'What "guests" say of the <spa>. auf Deutsch'],
    ['zh', '/spa?lang=zh', 'Spa & <rest> 中文', 'What "guests" say of the <spa>. 中文'],
  ])('comes as HTML in %s, with its head, and its text is no markup', async (_, path, title, description) => {
    const { status, document, html } = await get(path)
    expect(status).toBe(200)
    expect(document.title).toContain(title)
    expect(textOf(document, 'main h1')).toBe(title)
    expect(head(document, 'meta[name=description]')).toBe(description)
    expect(head(document, 'link[rel=canonical]', 'href')).toBe(new URL(path, site.url).href)
    expect(countOf(document, 'link[rel=alternate][hreflang]')).toBe(4)
    expect(countOf(document, 'main article')).toBeGreaterThan(0)
    expect(html).not.toMatch(/<rest>|<spa>/)
  })

  it.each([
    ['?page=2', { page: 2 }],
    ['?page=0&limit=5', {}],
    ['?page=%3Cb%3E', {}],
  ])('gives its widget what %s says, and nothing else', async (search, props) => {
    const { document } = await get(`/spa${search}`)
    const rendered = JSON.parse(textOf(document, '#rendered'))
    expect(rendered.slots.map((slot: { props: object }) => slot.props)).toEqual([props])
  })

  it.each(['/spa/nowhere', '/spa/write', '/spa/write/a/b', '/spa.js', '//spa'])(
    '%s is none',
    async (path) => {
      expect((await fetch(site.url.replace(/\/$/, '') + path)).status).toBe(404)
    },
  )

  it('of one person is made in the browser, and listed by no search engine', async () => {
    const { status, document } = await get('/spa/write/0123456789')
    expect(status).toBe(200)
    expect(head(document, 'meta[name=robots]')).toBe('noindex')
    expect(countOf(document, 'main')).toBe(0)
  })

  it('has its entry in the menu of every page, in its language', async () => {
    for (const [path, label] of [
      ['/', 'Spa'],
      ['/about?lang=de', 'Spa auf Deutsch'],
      ['/spa?lang=zh', 'Spa 中文'],
    ] as const) {
      const entry = [...(await get(path)).document.querySelectorAll('header nav a')].find(({ textContent }) =>
        textContent?.startsWith('Spa'),
      )
      const lang = /\?lang=\w+/.exec(path)?.[0] ?? ''
      expect([path, entry?.textContent, entry?.getAttribute('href')]).toEqual([path, label, `/spa${lang}`])
    }
  })

  it('is in the map of the site, in each language, and what one person sees is not', async () => {
    const map = await (await fetch(`${site.url}sitemap.xml`)).text()
    expect(map).toContain(`<loc>${site.url}spa</loc>`)
    expect(map).toContain(`<loc>${site.url}spa?lang=de</loc>`)
    expect(map).not.toContain('spa/write')
  })
})

describe('a page whose path has a parameter', () => {
  beforeAll(() => {
    const server = `exports['review-list'] = {
      load: async ({ props }) => props,
      describe: ({ data }) => (data.name === 'none' ? { missing: true } : { title: '<b>' + data.name, description: 'Of ' + data.name }),
      render: ({ data }) => '<p id="named">' + data.name.replaceAll('<', '') + '</p>',
    }`
    const places = { routes: [spaRoute('/sauna/:name')] }
    const rewrite = (file: string, text: string) => (file === 'server.js' ? server : text)
    publishRemote(site, 'mf-sauna', { places, rewrite }).promote('mf-sauna', '7.0.0', 'a test')
  })

  it('has the head that its widget says, as text', async () => {
    const { status, document, html } = await get('/sauna/hot%20stone')
    expect(status).toBe(200)
    expect(textOf(document, '#named')).toBe('hot stone')
    expect(document.title).toContain('<b>hot stone')
    expect(head(document, 'meta[name=description]')).toBe('Of hot stone')
    expect(html).not.toContain('<b>')
  })

  it('answers 404 where there is no such thing, and is not in the map', async () => {
    const { status, document } = await get('/sauna/none')
    expect(status).toBe(404)
    expect(head(document, 'meta[name=robots]')).toBe('noindex')
    expect(await (await fetch(`${site.url}sitemap.xml`)).text()).not.toContain('sauna')
  })
})

it('puts a widget into a named slot of a screen, with the styles that it needs, and says what it brings', async () => {
  const places = { routes: [], slots: { home: 'review-list' as const } }
  publishRemote(site, 'mf-voices', { places }).promote('mf-voices', '7.0.0', 'a test')
  const { document } = await get('/')
  const slots = [...document.querySelectorAll('main [data-slot]')].map((slot) => countOf(slot, 'article') > 0)
  expect(slots.filter(Boolean)).toHaveLength(1)
  expect(countOf(document, 'style[data-address^="/releases/mf-voices/7.0.0/"]')).toBe(1)
  const scripts: { address: string }[] = JSON.parse(textOf(document, '#scripts'))
  expect(scripts.map(({ address }) => address)).toContain('/releases/mf-voices/7.0.0/review-list.js')
})

it('leaves out what another remote has, says so on the page of releases, and goes on', async () => {
  // by hand, since no command publishes it
  publishRemote(site, 'mf-able', { places: spaPlaces }).promote('mf-able', '7.0.0', 'a test')
  expect(JSON.parse(textOf((await get('/spa')).document, '#rendered')).slots[0].remote).toBe('mf-spa')
  const notesOf = async (remote: string) => {
    const { document } = await fetchPage(new URL(`/releases/${remote}`, site.url).href)
    return document.querySelector('#notes')?.textContent
  }
  expect(await notesOf('mf-able')).toContain('/spa of 7.0.0 is left out: mf-spa has that path.')
  expect(await notesOf('mf-spa')).toContain('Pages: /spa, /spa/write')
})

it('leaves every page as it was once its remotes bring nothing any more', async () => {
  for (const remote of ['mf-spa', 'mf-sauna', 'mf-voices', 'mf-able']) {
    publishRemote(site, remote, { version: '7.0.1', places: {} }).promote(remote, '7.0.1', 'a test')
  }
  expect((await get('/spa')).status).toBe(404)
  for (const path of ['/', '/about']) expect(bodyOf((await get(path)).document)).toBe(before.get(path))
})
