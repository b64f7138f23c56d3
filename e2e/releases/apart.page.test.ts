import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '@calm-rest/shell/screens'
import { countOf, fetchPage, type Site, startSite, textOf } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'

let site: Site
const at = (path: string) => new URL(path, site.url).href
const get = (path: string) => fetchPage(at(path))

beforeAll(async () => {
  site = await startSite()
})

/** Every page of guests, with a room and a widget by itself for those with a parameter. */
const guestPages = screens
  .map(({ path }) => path.replace('/widgets/:remote/:widget', '/widgets/mf-rooms/room-list'))
  .map((path) => path.replace(':id', 'horizon-room'))

/** Everything that a document has a browser fetch. */
const addressesIn = (html: string) => [
  ...new Set([...html.matchAll(/"(\/(?:assets|releases)\/[^"]+)"/g)].map(([, path = '']) => path)),
]

const texts = new Map<string, Promise<string>>()

/** Text of a file; most are those of other pages, too. */
const textAt = (file: string): Promise<string> => {
  const known = texts.get(file) ?? fetch(at(file)).then((answer) => answer.text())
  texts.set(file, known)
  return known
}

describe('the front desk, for its staff', () => {
  it('has its pages to itself: no other remote, no search engine, and an app of its own', async () => {
    const { status, document, html } = await get('/desk/today?lang=de')
    expect(status).toBe(200)
    expect(document.title).toBe('Rezeption · Calm Rest')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    const { remotes, places } = JSON.parse(textOf(document, '#composition'))
    expect(Object.keys(remotes)).toEqual(['mf-desk'])
    expect(places.slots).toEqual({})
    expect(html).not.toMatch(/mf-(rooms|booking|auth|reviews)/)
    expect(countOf(document, 'header, footer')).toBe(0)
    expect(document.querySelector('meta[name=viewport]')?.getAttribute('content')).toContain('cover')
    const manifest = document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? ''
    expect(manifest).toMatch(/^\/releases\/mf-desk\//)
    const app = await (await fetch(at(manifest))).json()
    expect(app).toMatchObject({ scope: '/desk', start_url: '/desk/today' })
    for (const { src } of app.icons) expect((await fetch(at(src))).status).toBe(200)
  })

  it('R-desk-mail: begins at /desk, too, where an old link of a mail ends', async () => {
    const { status, document } = await get('/desk?lang=zh')
    expect(status).toBe(200)
    expect(document.title).toBe('前台 · Calm Rest')
    expect(Object.keys(JSON.parse(textOf(document, '#composition')).remotes)).toEqual(['mf-desk'])
    const encoded = await fetch(at(`/desk%23invite%3D${'i'.repeat(43)}`), { redirect: 'manual' })
    expect(encoded.headers.get('location')).toBe(`/desk#invite=${'i'.repeat(43)}`)
  })

  it('has a worker at an address that stays, for its own pages and never more', async () => {
    const answer = await fetch(at('/desk/worker.js'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(answer.headers.get('service-worker-allowed')).toBe('/desk')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect((await fetch(at('/rooms/worker.js'))).headers.get('service-worker-allowed')).toBeNull()
  })
})

describe('the front desk, for guests', () => {
  it.each(guestPages)('%s names nothing of it, nor does a file of the page', async (path) => {
    const { html } = await get(path)
    expect(html).not.toContain('mf-desk')
    for (const file of addressesIn(html)) expect(await textAt(file), file).not.toContain('mf-desk')
  })

  it('is in no map, no menu and no composition', async () => {
    for (const path of ['/sitemap.xml', '/composition.json'])
      expect(await (await fetch(at(path))).text()).not.toContain('desk')
  })

  it('costs no byte: pages are those of a site without it', async () => {
    const paths = ['/', '/rooms', '/rooms/horizon-room?lang=de', '/testimonials', '/about?lang=zh', '/login']
    const read = async () => Promise.all(paths.map(async (path) => (await get(path)).html))
    const withDesk = await read()
    rmSync(join(site.dataDir, 'releases/mf-desk'), { recursive: true })
    // a page view sees within a second what no release command changed
    await expect.poll(async () => (await get('/desk/today')).status, { timeout: 5000 }).toBe(404)
    expect(await read()).toEqual(withDesk)
  })
})
