import { waitForNetworkIdle } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { becomes, loaderTag } from './partner-page.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

describe('two versions of the script on one page', () => {
  /** A later version, as the site serves it: the same, except that its elements are marked. */
  const laterOf = async (url: string) => {
    const served = await (await fetch(`${url}embed/v1.js`)).text()
    return served.replace('this.dataset.state=', 'this.dataset.version="1.9.0",this.dataset.state=')
  }

  it.each([
    ['the one of today first', ['v1.js', '1.9.0.js'], null],
    ['the one to come first', ['1.9.0.js', 'v1.js'], '1.9.0'],
  ])('share it, %s: that one has both elements', async (_, files, version) => {
    const { browser, partner, site, rooms, booking } = partnerSite
    const head = files.map((file) => loaderTag(site.url, file)).join('')
    const body = rooms('limit="2" loading="eager"') + booking('loading="eager"')
    const later = await laterOf(site.url)
    const { page, problems } = await partner.open(browser, { head, body }, (page) =>
      page.route('**/embed/1.9.0.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'Access-Control-Allow-Origin': '*' },
          body: later,
        }),
      ),
    )
    for (const element of ['calm-rest-rooms', 'calm-rest-booking']) {
      await becomes(page, element, 'ready')
      expect(await page.locator(element).getAttribute('data-version')).toBe(version)
    }
    expect(problems).toEqual(nothing)
  })
})

describe('the pinned script', () => {
  it('runs with the hash that the list of versions names, and not with another', async () => {
    const { browser, partner, site, booking } = partnerSite
    const list = await (await fetch(`${site.url}embed/releases.json`)).json()
    const { url, integrity } = list.pinned[0]
    const tag = (hash: string) =>
      `<script type="module" src="${url}" integrity="${hash}" crossorigin></script>`
    const { page } = await partner.open(browser, { head: tag(integrity), body: booking() })
    await becomes(page, 'calm-rest-booking', 'ready')
    const other = await partner.open(browser, { head: tag(`sha384-${'A'.repeat(64)}`), body: booking() })
    await other.page.getByRole('link', { name: 'Book' }).waitFor()
    expect(await other.page.evaluate(() => customElements.get('calm-rest-booking') === undefined)).toBe(true)
  })
})

describe('an old browser', () => {
  it('keeps the link, and is told why without an error', async () => {
    const { browser, partner, site, loader, booking } = partnerSite
    const { page, problems } = await partner.open(
      browser,
      { head: loader, body: booking('loading="eager"') },
      (page) =>
        page.addInitScript(() => {
          Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
          Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets')
        }),
    )
    await waitForNetworkIdle(page)
    await page.getByRole('link', { name: 'Book' }).click({ trial: true })
    const told = `calm-rest: the browser is too old. The link stays. (${site.url}embed/v1.js)`
    expect(problems).toEqual({ ...nothing, warnings: [told] })
  })
})
