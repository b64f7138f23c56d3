import { connect, createServer } from 'node:net'
import { openPreviews } from '@calm-rest/releases'
import { freePort, openPage, type Site, sharedBrowser, startSite, whenDone } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDeskPage } from '../desk/staffed.fixture.ts'
import { publishVariant } from './variant.fixture.ts'

let site: Site
let files: string

/** A second port of the same server: the proxy of a second host name, as far as a browser can tell. */
const listenBeside = async (port: number) => {
  const server = createServer((near) => {
    const far = connect(Number(new URL(site.url).port), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  whenDone(() => server.close())
}

beforeAll(async () => {
  const port = await freePort()
  files = `http://127.0.0.1:${port}`
  site = await startSite({ env: { RELEASES_ORIGIN: files } })
  await listenBeside(port)
})

/** Every file of a release that a page asked for, by its origin. */
const originsOf = (asked: readonly string[]) => [
  ...new Set(asked.filter((url) => /\/releases\/mf-/.test(url)).map((url) => new URL(url).origin)),
]

const open = async () => {
  const opened = await openPage(await sharedBrowser(), { crossesOrigins: true, isNew: true })
  const asked: string[] = []
  const gone: string[] = []
  opened.page.on('request', (request) => asked.push(request.url()))
  opened.page.on('requestfailed', (request) => {
    // requests aborted by the next address were not refused
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') gone.push(request.url())
  })
  return { ...opened, asked, gone }
}

describe('the files of releases on an origin of their own', () => {
  it('make the same pages: the shell hydrates and mounts every remote, with scripts, styles and words', async () => {
    const { page, problems, asked, gone } = await open()
    for (const [path, widget] of [
      ['rooms', 'mf-rooms/1.0.0/room-list'],
      ['testimonials', 'mf-reviews/1.0.0/review-list'],
      ['book?room=horizon-room', 'mf-booking/1.0.0/'],
      ['login', 'mf-auth/1.0.0/'],
    ] as const) {
      await page.goto(site.url + path)
      await page.locator(`[data-slot^="${widget}"]`).first().waitFor()
    }
    await page.goto(`${site.url}about`)
    await page.getByRole('link', { name: 'Rooms' }).first().click()
    await page.locator('[data-slot^="mf-rooms/1.0.0/room-list"]').waitFor()
    expect(originsOf(asked)).toEqual([files])
    const remotes = new Set(asked.flatMap((url) => /\/releases\/(mf-[a-z]+)\//.exec(url)?.[1] ?? []))
    expect([...remotes].sort()).toEqual(['mf-auth', 'mf-booking', 'mf-reviews', 'mf-rooms'])
    expect(gone).toEqual([])
    expect(problems).toMatchObject({ errors: [], uncaught: [] })
  })

  it('make the front desk, its app and its service worker, which have to come from the origin of the page', async () => {
    const { page } = await openDeskPage(site, 'Nirosha', 'owner', { crossesOrigins: true })
    await page.goto(`${site.url}desk/today`)
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
    expect(manifest).toBe('/desk/app.webmanifest')
    const answer = await fetch(new URL(manifest ?? '', site.url))
    expect(answer.headers.get('Content-Type')).toBe('application/manifest+json')
    expect(await answer.json()).toMatchObject({ start_url: '/desk/today' })
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(scope).toBe(`${site.url}desk`)
  })

  it('show a preview, and go on with the release before where one is broken', async () => {
    const store = publishVariant(site, { remote: 'mf-reviews', version: '1.1.0-rc.1' })
    const previews = openPreviews(undefined, store.folder)
    const value = previews.issue('mf-reviews', '1.1.0-rc.1', new Date(Date.now() + 60_000))
    const { page, asked, problems } = await open()
    await page.goto(`${site.url}testimonials?mf-reviews=${value}`)
    await page.getByRole('article').first().waitFor()
    expect(asked.filter((url) => url.includes('/mf-reviews/1.1.0-rc.1/')).length).toBeGreaterThan(1)
    expect(originsOf(asked)).toEqual([files])
    expect(problems.uncaught).toEqual([])

    await page.route('**/releases/mf-reviews/1.1.0-rc.1/**', (route) => route.abort())
    await page.goto(`${site.url}testimonials?mf-reviews=${value}`)
    await page.getByRole('article').first().waitFor()
    await expect.poll(() => asked).toContain(`${files}/releases/mf-reviews/1.0.0/entry.js`)
  })

  it('are not on the origin of the pages, which answers the other name with nothing but them', async () => {
    const path = 'releases/mf-rooms/1.0.0/entry.js'
    const before = await fetch(site.url + path, { redirect: 'manual' })
    expect([before.status, before.headers.get('location')]).toEqual([307, `${files}/${path}`])
    expect(await before.text()).toBe('')
    const entry = await fetch(`${files}/${path}`)
    expect(entry.status).toBe(200)
    expect(entry.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(entry.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'")
    for (const other of [
      '',
      'rooms',
      'api/rooms',
      'api/health',
      'api/docs',
      'media/placeholder.svg',
      'releases',
      'desk',
      'composition.json',
      'embed/v1.js',
      'assets/shell.js',
      'robots.txt',
      'api/releases/mf-rooms',
    ])
      expect([other, (await fetch(`${files}/${other}`)).status]).toEqual([other, 404])
    const post = await fetch(`${files}/api/bookings`, { method: 'POST', body: '{}' })
    expect(post.status).toBe(404)
  })

  it('make what partners embed, and a host of stock Module Federation', async () => {
    const embed = await (await fetch(`${site.url}embed/v1/rooms`)).text()
    const module = /"module":"([^"]+)"/.exec(embed)?.[1] ?? ''
    const { page } = await open()
    await page.goto(`${site.url}robots.txt`)
    // as text: the test's own bundler would take the import for one of its own
    const load = `import(${JSON.stringify(module)}).then((loaded) => Object.keys(loaded), String)`
    expect(await page.evaluate(load)).toContain('widget')
    const manifest = await (await fetch(`${site.url}releases/mf-rooms/mf-manifest.json`)).json()
    expect(manifest.metaData.publicPath).toBe(`${files}/releases/mf-rooms/1.0.0/`)
  })
})
