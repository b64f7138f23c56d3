import { readGateReport } from '@calm-rest/releases'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it, vi } from 'vitest'
import { refusal, release, root } from './checkout.fixture.ts'
import { onlyWidget, publishVariant } from './variant.fixture.ts'

// the gate opens a widget a dozen times
vi.setConfig({ testTimeout: 300_000 })

const remote = 'mf-reviews'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

it('R-mf-gate: a release that does in a browser what it must is promoted, and is for everybody on the next page view', async () => {
  const store = publishVariant(site, {
    remote,
    version: '1.1.0',
    rewrite: (_, text) => text.replaceAll('Write a Review', 'Review of 1.1.0'),
    manifest: onlyWidget('review-list'),
  })
  const { page } = await openPage(await sharedBrowser())
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
  await page.goto(`${site.url}testimonials`)
  await link('Write a Review').waitFor()
  expect(release(root, site, 'promote', remote, '1.1.0')).toContain('live mf-reviews 1.1.0')
  const report = readGateReport(store.folder, remote, '1.1.0')
  expect(report).toMatchObject({ passed: true, hash: store.release(remote, '1.1.0')?.hash })
  expect(report?.checks.filter(({ ok }) => !ok)).toEqual([])
  await page.reload()
  await link('Review of 1.1.0').waitFor()
  const html = await (await fetch(`${site.url}releases/${remote}`)).text()
  expect(html).toContain(`passed, ${report?.checks.length} checks`)
})

it('R-mf-gate: a release whose server writes something else than the browser is refused, and both are named', () => {
  publishVariant(site, {
    remote,
    version: '1.2.0',
    rewrite: (file, text) => (file === 'server.js' ? text.replaceAll('"blockquote"', '"section"') : text),
    manifest: onlyWidget('review-list'),
  })
  const { exitCode, said } = refusal(root, site, 'promote', remote, '1.2.0')
  expect([exitCode, said]).toEqual([
    4,
    expect.stringMatching(/in en the server writes '<section>' after <h2>, the browser '<blockquote>'/),
  ])
})
