import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openFolderStore } from '@calm-rest/releases'
import { countOf, fetchPage, type Site, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { previewAddress } from './checkout.fixture.ts'
import { publishVariant } from './variant.fixture.ts'

const remote = 'mf-reviews'
const version = '9.9.9'

let site: Site

/** File that the version's server bundle would write if it ran with the rights of the site. */
const trace = () => join(site.dataDir, 'trace')

beforeAll(async () => {
  site = await startSite()
  const attack = `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(trace())}, '')
    const widget = { load: async () => null, render: () => '<article>attacked</article>' }
    exports['review-list'] = widget
    exports['write-review'] = widget`
  publishVariant(site, { remote, version, rewrite: (file, text) => (file === 'server.js' ? attack : text) })
})

/** Version of the reviews in the page, and the number of reviews in its HTML. */
const pageWith = async (search: string) => {
  const { html, document } = await fetchPage(`${site.url}testimonials${search}`)
  return {
    version: /\/releases\/mf-reviews\/([^/]+)\//.exec(html)?.[1],
    reviews: countOf(document, 'article'),
  }
}

it('runs no byte of a version that was never promoted for an unsigned address', async () => {
  const { version: shown, reviews } = await pageWith(`?${remote}=${version}`)
  expect(shown).toBe('1.0.0')
  expect(reviews).toBeGreaterThan(0)
  expect(existsSync(trace())).toBe(false)
})

it('R-mf-override: shows it to holders of a team’s address, in their browser alone', async () => {
  const address = previewAddress(site, remote, version)
  expect(address.startsWith(`${site.url}?${remote}=${version}~`)).toBe(true)
  expect(await pageWith(new URL(address).search)).toEqual({ version, reviews: 0 })
  expect(existsSync(trace())).toBe(false)
})

it('R-mf-sealed: runs it without rights where somebody promoted it all the same, and the page goes on', async () => {
  openFolderStore(site.dataDir).promote(remote, version, 'a test')
  expect(await pageWith('')).toEqual({ version, reviews: 0 })
  expect(existsSync(trace())).toBe(false)
  expect((await fetchPage(site.url)).status).toBe(200)
})

it('shows it to nobody any more once it was rolled back', async () => {
  const address = previewAddress(site, remote, version)
  openFolderStore(site.dataDir).rollback(remote, 'a test')
  expect((await pageWith(new URL(address).search)).version).toBe('1.0.0')
})
