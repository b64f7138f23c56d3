import { contractVersion } from '@calm-rest/contract/releases'
import { openFolderStore } from '@calm-rest/releases'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { refusal, release, root } from './checkout.fixture.ts'
import { onlyWidget, publishVariant, throwing } from './variant.fixture.ts'

const remote = 'mf-reviews'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

it('R-mf-gate: that throws is stopped by its gate, with exit code 4 and the reason', () => {
  publishVariant(site, { remote, version: '1.2.0', rewrite: throwing, manifest: onlyWidget('review-list') })
  const { exitCode, said } = refusal(root, site, 'promote', remote, '1.2.0')
  expect(exitCode).toBe(4)
  expect(said).toContain('review-list: mounts, updates and leaves twice, in de: ')
  expect(said).toContain('this release is broken')
  expect(openFolderStore(site.dataDir).readStable(remote)?.version).toBe('1.0.0')
})

it('R-mf-skew: for another major of the contract is stopped by its gate, and no page is made of it', async () => {
  publishVariant(site, {
    remote,
    version: '1.2.1',
    rewrite: (_, text) => text,
    manifest: (manifest) => ({ ...manifest, contract: '2.0.0' }),
  })
  const { exitCode, said } = refusal(root, site, 'promote', remote, '1.2.1')
  expect([exitCode, said]).toEqual([
    4,
    expect.stringContaining(`built for 2.0.0, the host speaks ${contractVersion}`),
  ])
  release(root, site, 'promote', remote, '1.2.1', '--skip-gate', 'to see what a page does')
  const { page } = await openPage(await sharedBrowser())
  await page.goto(`${site.url}testimonials`)
  await page.getByRole('link', { name: 'Write a Review', exact: true }).first().waitFor()
  expect(await page.evaluate((name) => name in globalThis, 'mf_reviews_1_2_1')).toBe(false)
})
