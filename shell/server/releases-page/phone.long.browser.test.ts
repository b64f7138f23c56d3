import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { createReleaseStore, openFlagsFile, openReleaseRules } from '@calm-rest/releases'
import { publishSmall } from '@calm-rest/releases/testing'
import { openPage, sharedBrowser, temporaryFolder, whenDone } from '@calm-rest/testing'
import { serve } from '@hono/node-server'
import { expect, it } from 'vitest'
import { aSite } from '../site.fixture.ts'

const art = join(import.meta.dirname, '../../public/art')

/** A site whose tables have cells without a value: staging has nothing live, and nobody set the flag. */
const openSite = async () => {
  const trust = temporaryFolder('trust')
  const rules = openReleaseRules(trust)
  rules.environments.set(['staging', 'production'])
  const site = aSite({ trust, openStore: (folder) => createReleaseStore(folder, { rules }) })
  publishSmall(site.store, site.folder, '1.0.0', 'mf-spa', { uses: { calls: [], flags: ['new-map'] } })
  await site.store.promote('mf-spa', '1.0.0', 'ann')
  const changed = { changedBy: 'ann', changedAt: '2030-12-02T00:00:00.000Z' }
  openFlagsFile(trust).set(Object.assign({ remote: 'mf-spa', name: 'new-map', value: true }, changed))
  const server = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' })
  whenDone(() => server.close())
  if (!server.listening) await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('leaves out on phones what has no value, in tables of environments and flags', async () => {
  const origin = await openSite()
  const { page } = await openPage(await sharedBrowser())
  // the small site has no pictures and style sheets
  await page.route('**/art/*.css', (route) =>
    route.fulfill({ path: join(art, basename(new URL(route.request().url()).pathname)) }),
  )
  const shownAt = async (path: string, section: string, width: number) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(origin + path)
    const cells = await page.locator(`#${section} tbody td:visible`).allInnerTexts()
    return { withValue: cells.filter((text) => text !== '–').length, without: cells.includes('–') }
  }
  for (const [path, section] of [
    ['/releases', 'environments'],
    ['/releases/mf-spa', 'flags'],
  ] as const) {
    const wide = await shownAt(path, section, 1280)
    const phone = await shownAt(path, section, 390)
    expect(wide).toEqual({ withValue: phone.withValue, without: true })
    expect(phone).toEqual({ withValue: expect.any(Number), without: false })
    expect(phone.withValue).toBeGreaterThan(0)
  }
})
