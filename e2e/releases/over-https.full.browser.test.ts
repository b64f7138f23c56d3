import { openFolderStore } from '@calm-rest/releases'
import { openPage, sharedBrowser, startSite } from '@calm-rest/testing'
import { expect, it, vi } from 'vitest'
import { callReleases, packVariant, platform } from './over-https.fixture.ts'
import { makeVariant } from './variant.fixture.ts'

// the gate opens every widget a dozen times
vi.setConfig({ testTimeout: 300_000 })

const remote = 'mf-reviews'

it("R-mf-gate, R-mf-rights: a team's release waits for the platform's gate, and is then promoted by the team and seen by a guest", async () => {
  const site = await startSite()
  const { token } = platform(site, 'token', 'add', '@calm-rest/reviews', '--remote', remote)
  const variant = makeVariant(openFolderStore(site.dataDir), { remote, version: '1.1.0' })
  await callReleases(site, token, ['PUT', `${remote}/1.1.0`], await packVariant(variant))
  expect(platform(site, 'gate')).toEqual({ tried: [{ remote, version: '1.1.0', passed: true }] })
  const promoted = await callReleases(site, token, ['POST', `${remote}/promote`], { version: '1.1.0' })
  expect(promoted).toMatchObject({ status: 200, body: { stable: '1.1.0', previous: '1.0.0' } })
  const { page } = await openPage(await sharedBrowser())
  await page.goto(`${site.url}testimonials`)
  await page.getByRole('article').first().waitFor()
  expect(await page.evaluate((name) => name in globalThis, variant.manifest.container)).toBe(true)
  expect(platform(site, 'gate')).toEqual({ tried: [] })
})
