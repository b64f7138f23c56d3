import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { openFolderStore, type ReleaseStore } from '@calm-rest/releases'
import { navigateClientSide, openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

let browser: Browser
let site: Site
let store: ReleaseStore
let page: Page

beforeAll(async () => {
  browser = await sharedBrowser()
  site = await startSite()
  store = openFolderStore(site.dataDir)
  page = (await openPage(browser)).page
})

/** Files that the browser fetches for a widget when it comes from another page of the site. */
const filesOf = ({ entry, exposes, locales }: ReleaseManifest, widget: string) => [
  entry,
  ...(exposes[widget]?.scripts ?? []),
  ...(exposes[widget]?.styles ?? []),
  ...(locales.en ?? []),
]

const inCode = ';globalThis.tampered = true'
const inStyle = ':root{--tampered:1}'

/** Marks of a changed file that must never have run. */
const traces = () =>
  page.evaluate(() => [
    'tampered' in globalThis,
    getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
  ])

const withOtherBytes = async (path: string, work: () => Promise<void>) => {
  const packed = ['', '.br', '.gz'].map((ending) => path + ending)
  const originals = packed.map((each) => readFileSync(each))
  // compressed copies would be sent instead, and those are unchanged
  for (const each of packed.slice(1)) rmSync(each)
  appendFileSync(path, path.endsWith('.css') ? inStyle : inCode)
  try {
    await work()
  } finally {
    for (const [i, each] of packed.entries()) writeFileSync(each, originals[i] as Buffer)
  }
}

/** Routes with content that only that widget shows. */
const routes: [remote: string, widget: string, path: string, content: string][] = [
  ['mf-rooms', 'featured-rooms', '', 'main a[href*="/rooms/"]'],
  ['mf-rooms', 'room-list', 'rooms', 'main [role=tab]'],
  ['mf-rooms', 'room-detail', 'rooms/horizon-room', 'main h1:has-text("Horizon Room")'],
  ['mf-reviews', 'review-list', 'testimonials', 'main article'],
  ['mf-reviews', 'write-review', 'write-review', 'main form [name=reviewTitle]'],
  ['mf-booking', 'book', 'book', 'main form [name=roomType]'],
  ['mf-auth', 'login', 'login', 'main form [name=password]'],
  ['mf-auth', 'forgot-password', 'forgot-password', 'main form [name=email]'],
]

it.each(routes)(
  'R-mf-integrity: runs no byte of %s %s that was not released, and the shell stays up',
  async (remote, widget, path, content) => {
    const manifest = store.readStable(remote) as ReleaseManifest
    const files = [...new Set(filesOf(manifest, widget))]
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      await withOtherBytes(join(store.folder, remote, manifest.version, file), async () => {
        await page.goto(`${site.url}privacy`)
        await navigateClientSide(page, `/${path}`)
        await page.getByRole('button', { name: 'Try again' }).waitFor()
        expect([file, ...(await traces())]).toEqual([file, false, ''])
      })
    }
    // a new visitor: this one's browser has cached the files
    const { page: another } = await openPage(browser)
    await another.goto(site.url + path)
    await another.locator(content).first().waitFor()
    expect(await another.evaluate((name) => name in globalThis, manifest.container)).toBe(true)
  },
)

it.each(['mf-rooms', 'mf-reviews', 'mf-booking', 'mf-auth'])(
  'R-mf-integrity: serves no release of %s whose manifest is another than the promoted one',
  async (remote) => {
    const version = store.readStable(remote)?.version ?? ''
    const file = join(store.folder, remote, version, 'release.json')
    const original = readFileSync(file)
    try {
      writeFileSync(file, original.toString().replace('"contract": "1', '"contract": "2'))
      const { remotes } = (await (await fetch(`${site.url}composition.json`)).json()) as {
        remotes: Record<string, unknown>
      }
      expect(Object.keys(remotes)).not.toContain(remote)
      expect(Object.keys(remotes)).toHaveLength(3)
    } finally {
      writeFileSync(file, original)
    }
  },
)
