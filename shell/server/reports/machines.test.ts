import { join } from 'node:path'
import { createOutcomes, openSiteState } from '@calm-rest/releases'
import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { aSite } from '../site.fixture.ts'

/** Page views that a machine accepted from another one's pages. */
const believed = async (ownKey: Buffer, otherKey: Buffer) => {
  const own = aSite({ viewsKey: ownKey })
  const other = aSite({ viewsKey: otherKey })
  const page = await own('/')
  const view = /view;desc="([^"]+)"/.exec(page.headers.get('Server-Timing') ?? '')?.[1]
  const events = [{ remote: 'mf-rooms', version: '1.0.0', outcome: 'failed', reason: 'render' }]
  const body = JSON.stringify({ view, events })
  expect((await other('/release-reports', { method: 'POST', body })).status).toBe(204)
  const siteState = openSiteState(join(other.folder, 'releases'))
  whenDone(siteState.close)
  return createOutcomes(siteState).health('mf-rooms', '1.0.0', '').views
}

it('a page that one machine served reports to another one that shares its key, and to no other', async () => {
  const key = Buffer.alloc(32, 1)
  const another = Buffer.alloc(32, 2)
  expect(await believed(key, key)).toBe(1)
  expect(await believed(key, another)).toBe(0)
})
