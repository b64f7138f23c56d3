import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stockManifest } from '@calm-rest/build/testing'
import {
  navigateClientSide,
  openPage,
  type Site,
  sharedBrowser,
  startSite,
  temporaryFolder,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { release, root } from './checkout.fixture.ts'

/** A reset as other tools write it, and what a hostile team would write. */
const sheet = `*, ::before, ::after { box-sizing: content-box; margin: 0; padding: 0 }
html, :host { line-height: 3; background: black; --cr-accent: red }
body { background: lime; color: white }
h1, .title { color: red !important; font-size: 80px !important }
a, input { color: red !important }
button { display: none !important }
.title { animation: spin 1s }
@keyframes spin { to { opacity: 1 } }`

const widget = `{ mount(place, { host }) {
  const title = Object.assign(document.createElement('h3'), { className: 'title', textContent: 'Spa' })
  place.append(title, document.createElement('button'))
  host.report({ type: 'ready' })
  return { update() {}, unmount() { place.replaceChildren() } }
} }`

const inAll = (text: string) => ({ en: text, de: text, zh: text })
const none = { sync: [], async: [] }

/** The build of a team that never heard of the kit, with a page at /spa. */
const stockBuild = () => {
  const files = {
    'package.json': {
      name: 'mf-spa',
      version: '1.0.0',
      'calm-rest': {
        owner: '@calm-rest/spa',
        contract: '1.0.0',
        locales: ['en', 'de', 'zh'],
        places: {
          routes: [{ path: '/spa', widget: 'offer', titles: inAll('Spa'), descriptions: inAll('Spa.') }],
        },
      },
    },
    'mf-manifest.json': stockManifest({
      version: '1.0.0',
      widget: 'offer',
      assets: { js: none, css: { sync: ['spa.css'], async: [] } },
      type: 'module',
    }),
  }
  const folder = temporaryFolder('spa')
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), JSON.stringify(content))
  writeFileSync(join(folder, 'spa.css'), sheet)
  writeFileSync(
    join(folder, 'remoteEntry.js'),
    `export const init = () => {}; export const get = async () => () => ({ widget: ${widget} })`,
  )
  return folder
}

let site: Site

beforeAll(async () => {
  site = await startSite()
  release(root, site, 'adopt', stockBuild())
  release(root, site, 'promote', 'mf-spa', '1.0.0', '--skip-gate', 'the page around is looked at here')
})

/** Styles of the page and of elements that stand beside a slot. */
const stylesAround = (page: Page) =>
  page.evaluate(() => {
    const made = ['h1', 'a', 'button', 'input'].map((name) => {
      const element = document.createElement(name)
      element.className = 'title'
      return element
    })
    document.querySelector('main')?.append(...made)
    const all = [...document.querySelectorAll('html, body, header, footer, main h1, header a'), ...made]
    const styles = all.map((element) => {
      const style = getComputedStyle(element)
      const names = [
        'color',
        'background-color',
        'display',
        'font-size',
        'line-height',
        'box-sizing',
        '--cr-accent',
      ]
      return [element.localName, ...names.map((name) => style.getPropertyValue(name))].join(' ')
    })
    for (const element of made) element.remove()
    return styles
  })

/** Sheets of a remote that apply to the page, by file. */
const appliedSheets = (page: Page, remote: string) =>
  page.evaluate(
    (folder) =>
      [...document.styleSheets]
        .filter(({ media }) => media.mediaText !== 'not all')
        .map(({ href, ownerNode }) => href ?? (ownerNode as HTMLElement).dataset.address ?? '')
        .filter((address) => address.includes(folder))
        .map((address) => address.replace(/.*\//, '')),
    `/releases/${remote}/`,
  )

const slotTitle = (page: Page) => page.locator('[data-slot^="mf-spa/1.0.0/offer"] .title')

it('R-mf-styles: keeps a hostile sheet of an adopted build, promoted untried, in its slot', async () => {
  const { page } = await openPage(await sharedBrowser())
  await page.goto(`${site.url}about`)
  await page.locator('main h1').first().waitFor()
  const before = await stylesAround(page)
  const picture = await page.screenshot({ animations: 'disabled' })

  await page.goto(`${site.url}spa`)
  await slotTitle(page).waitFor()
  const own = await slotTitle(page).evaluate((element) => {
    const { color, fontSize, animationName } = getComputedStyle(element)
    return [color, fontSize, animationName]
  })
  expect(own).toEqual(['rgb(255, 0, 0)', '80px', 'mf_spa_1_0_0-spin'])
  expect(await stylesAround(page)).toEqual(before)

  await navigateClientSide(page, '/about')
  await page.locator('main h1', { hasText: 'About' }).waitFor()
  expect(await stylesAround(page)).toEqual(before)
  expect((await page.screenshot({ animations: 'disabled' })).equals(picture)).toBe(true)
})

it('R-mf-styles: takes the sheets of a remote out of the page with its last widget', async () => {
  const { page } = await openPage(await sharedBrowser(), { isNew: true })
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) requested.push(request.url())
  })
  await page.goto(`${site.url}rooms`)
  await page.getByRole('tab', { name: 'Sea View' }).waitFor()
  const applied = await appliedSheets(page, 'mf-rooms')
  expect(applied).toContain('room-list.css')
  await navigateClientSide(page, '/spa')
  await slotTitle(page).waitFor()
  expect(await appliedSheets(page, 'mf-rooms')).toEqual([])
  expect(await appliedSheets(page, 'mf-spa')).toEqual(['spa.css'])
  await navigateClientSide(page, '/about')
  await page.locator('main h1', { hasText: 'About' }).waitFor()
  expect(await appliedSheets(page, 'mf-spa')).toEqual([])
  const before = [...requested]
  await navigateClientSide(page, '/rooms')
  await page.getByRole('tab', { name: 'Sea View' }).waitFor()
  expect(await appliedSheets(page, 'mf-rooms')).toEqual(applied)
  // they stayed loaded
  expect(requested).toEqual(before)
})
