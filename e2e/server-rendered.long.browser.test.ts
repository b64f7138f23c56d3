import { openFolderStore } from '@calm-rest/releases'
import {
  countOf,
  fetchPage,
  openPage,
  type Site,
  sharedBrowser,
  siteAndBrowser,
  startSite,
  textOf,
  whenDone,
} from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishVariant } from './releases/variant.fixture.ts'
import { expectHydratedAsItStands, pagesOfEach } from './server-rendered.fixture.ts'

const { url } = siteAndBrowser()

describe('a page that comes as HTML', () => {
  it.each(pagesOfEach)(
    'R-mf-server: $path is taken over as it stands: no node is new, nothing moves, nothing is fetched twice',
    async (rendered) => {
      await expectHydratedAsItStands(await openPage(await sharedBrowser()), url, rendered)
    },
  )
})

describe('a server bundle that does not do', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ env: { WIDGET_PATIENCE_MS: '1000' } })
  })

  /** Makes mf-reviews live with another server bundle. */
  const withBundle = (version: string, bundle: string) => {
    const store = publishVariant(site, {
      remote: 'mf-reviews',
      version,
      rewrite: (file, text) => (file === 'server.js' ? bundle : text),
    })
    store.promote('mf-reviews', version, 'a test')
    whenDone(() => openFolderStore(site.dataDir).rollback('mf-reviews', 'a test'))
  }

  it.each([
    ['throws', '2.0.0', "throw new Error('not on servers')"],
    ['hangs', '2.0.1', "exports['review-list'] = { load: () => { for (;;); }, render: () => '' }"],
  ])(
    'R-mf-server: where it %s leaves its slot to the browser, and the page around it stands',
    async (_, version, bundle) => {
      withBundle(version, bundle)
      const { document } = await fetchPage(`${site.url}testimonials`)
      expect(textOf(document, 'main h1')).toBe('Guest Reviews')
      expect(countOf(document, 'main ~ footer')).toBe(1)
      expect(countOf(document, 'article')).toBe(0)
      expect(textOf(document, 'main noscript p')).toContain('needs JavaScript')

      const { page, problems } = await openPage(await sharedBrowser())
      await page.goto(`${site.url}testimonials`)
      await page.getByRole('article').first().waitFor()
      expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
    },
  )
})
