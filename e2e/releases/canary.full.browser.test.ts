import { join } from 'node:path'
import { hydrated, type Opened, openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, it, vi } from 'vitest'
import { release, root } from './checkout.fixture.ts'
import { figures } from './figures.fixture.ts'
import { publishVariant } from './variant.fixture.ts'

// the number of visitors is not known beforehand
vi.setConfig({ testTimeout: 600_000 })

const remote = 'mf-reviews'
const figure = figures('A canary for 20 of 100 visitors that throws for every second one')

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await sharedBrowser()
  // visitors are distinguished by their address, which a proxy before the site knows
  site = await startSite({ env: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
})

/** Upper limit of visitors: twenty views of the canary are about a hundred visits. */
const mostVisitors = 400

const brokenInGerman = (file: string, text: string) =>
  file === 'review-list.js'
    ? `if (navigator.language.startsWith('de')) throw new Error('this release is broken in German');${text}`
    : text

/** Page views that have reported their release. */
const reportedViews = () => {
  const siteState = new Sqlite(join(site.dataDir, 'releases/registry.db'), { readonly: true })
  try {
    return siteState.prepare('SELECT COUNT(DISTINCT view) FROM outcomes').pluck().get()
  } finally {
    siteState.close()
  }
}

interface Visit {
  isCanary: boolean
  /** Whether the page fell back to the release before. */
  fellBack: boolean
}

/** Visits with a new address and no cookies. Whatever happens, the reviews show. */
const visit = async ({ page, context }: Opened, number: number): Promise<Visit> => {
  await context.clearCookies()
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.0.${number % 200}.1` })
  await page.goto(`${site.url}testimonials`, { waitUntil: 'commit' })
  await page.getByRole('article').first().waitFor()
  await hydrated(page)
  const isCanary = (await page.locator('#composition').textContent())?.includes('"source":"canary"') ?? false
  const fellBack = isCanary && (await page.evaluate(() => 'mf_reviews_1_0_0' in globalThis))
  // leaving the page sends its report at once, but without the header by which visitors are distinguished here
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect.poll(reportedViews, { interval: 20 }).toBe(number + 1)
  return { isCanary, fellBack }
}

it('R-mf-canary: is rolled back by itself, once, while every visitor saw the reviews', async () => {
  const store = publishVariant(site, { remote, version: '1.1.0', rewrite: brokenInGerman })
  release(root, site, 'canary', remote, '1.1.0', '20', '--skip-gate', 'only some visitors are hit')
  const browsers = [await openPage(browser, { lang: 'de-DE' }), await openPage(browser, { lang: 'en-GB' })]
  const visits: Visit[] = []
  const next = async () => visit(browsers[visits.length % 2] as Opened, visits.length)
  while (store.readChannels(remote).canary) {
    expect(visits.length).toBeLessThan(mostVisitors)
    visits.push(await next())
  }
  const canaries = visits.filter(({ isCanary }) => isCanary)
  const failed = canaries.filter(({ fellBack }) => fellBack)
  figure('page views until it was rolled back', String(visits.length))
  figure('of them with the canary', String(canaries.length))
  figure('of them failed, and went on with the release before', String(failed.length))

  for (let more = 0; more < 5; more += 1) {
    visits.push(await next())
    expect(visits.at(-1)?.isCanary).toBe(false)
  }
  const { stable, history } = store.readChannels(remote)
  expect(stable).toBe('1.0.0')
  expect(history.slice(1)).toEqual([
    expect.objectContaining({ action: 'canary', version: '1.1.0', percent: 20 }),
    expect.objectContaining({
      action: 'demote',
      version: '1.1.0',
      by: 'error budget',
      reason: `failed on ${failed.length} of ${canaries.length} page views, in ${failed.length} networks`,
    }),
  ])
})
