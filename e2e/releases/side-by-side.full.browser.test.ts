import type { Composition, ReleaseManifest } from '@calm-rest/contract/releases'
import { openPage, type Site, sharedBrowser, startSite, waitForNetworkIdle } from '@calm-rest/testing'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await sharedBrowser()
  site = await startSite()
})

/** Scripts of a widget beside the shell's; its styles and words are in the page itself. */
const scriptsOf = ({ entry, exposes }: ReleaseManifest, widget: string) => [
  ...new Set([entry, ...(exposes[widget]?.scripts ?? [])]),
]

it.each([
  ['mf-reviews', 'review-list', 'testimonials'],
  ['mf-rooms', 'room-list', 'rooms'],
  ['mf-booking', 'book', 'book'],
])(
  'R-mf-preload: names in the HTML all that %s %s needs, and fetches each file once',
  async (remote, widget, path) => {
    const { page } = await openPage(browser)
    const fetched: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith(`/releases/${remote}/`)) fetched.push(pathname)
    })
    const html = await (await page.goto(site.url + path))?.text()
    await waitForNetworkIdle(page)
    const composition = (await (await fetch(`${site.url}composition.json`)).json()) as Composition
    const composed = composition.remotes[remote]
    if (!composed) throw new Error(`${remote} is not on the page`)
    const addresses = scriptsOf(composed.manifest, widget).map((file) => composed.base + file)
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of addresses) expect(html).toContain(`"address":"${address}"`)
    for (const file of composed.manifest.exposes[widget]?.styles ?? []) {
      expect(html).toContain(`<style data-address="${composed.base}${file}">`)
    }
    expect(fetched.sort()).toEqual(addresses.sort())
  },
)

/** Class names in the style sheets of the page, by the release or shell that brought the sheet. */
const classesByOwner = (page: Page) =>
  page.evaluate(() => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...('selectorText' in rule ? [String(rule.selectorText)] : []),
        ...('cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : []),
      ])
    const addressOf = ({ href, ownerNode }: CSSStyleSheet) =>
      href ?? (ownerNode as HTMLElement).dataset.address ?? ''
    return [...document.styleSheets].map((sheet) => ({
      owner: /\/releases\/([^/]+)\//.exec(addressOf(sheet))?.[1] ?? 'shell',
      selectors: selectors(sheet.cssRules),
    }))
  })

it('R-mf-styles: keeps the styles of each remote to itself', async () => {
  const { page } = await openPage(browser)
  const goTo = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
  await page.goto(site.url)
  await goTo('Rooms')
  await page.getByRole('tab', { name: 'Sea View' }).waitFor()
  await goTo('Reviews')
  await page.getByRole('article').first().waitFor()
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  await page.getByLabel(/First name/i).waitFor()

  const sheets = await classesByOwner(page)
  const owners = Map.groupBy(sheets, ({ owner }) => owner)
  expect([...owners.keys()].sort()).toEqual(['mf-auth', 'mf-booking', 'mf-reviews', 'mf-rooms', 'shell'])
  const taken = new Map<string, string>()
  const shared: string[] = []
  for (const { owner, selectors } of sheets) {
    for (const name of selectors.flatMap((selector) => selector.match(/\.[\w-]+/g) ?? [])) {
      if (taken.has(name) && taken.get(name) !== owner)
        shared.push(`${name} of ${taken.get(name)} and ${owner}`)
      taken.set(name, owner)
    }
  }
  expect(shared).toEqual([])
  const everywhere = sheets
    .filter(({ owner }) => owner !== 'shell')
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => !selector.includes('.') && !/^(from|to|\d+%|&)/.test(selector))
  expect(everywhere).toEqual([])
})
