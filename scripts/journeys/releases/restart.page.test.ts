import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createReleaseStore } from '@calm-rest/shell/server'
import { type Site, startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { publishVariant, releaseVariant } from './variant.fixture.ts'

const npmStart = resolve(import.meta.dirname, '../../start.ts')
const remotes = ['mf-rooms', 'mf-reviews', 'mf-booking', 'mf-auth']

const channelsOf = (site: Site) =>
  remotes.map((remote) => readFileSync(join(site.dataDir, 'releases', remote, 'channels.json'), 'utf8'))

/** What the page of a visitor without a canary is made of. */
const versionsOn = async (site: Site) => {
  const composition = await (await fetch(`${site.url}composition.json?`)).json()
  return remotes.map((remote) => composition.remotes[remote].manifest.version)
}

it('changes nothing that is live: a rollback, a canary and a release from elsewhere outlive every start', async () => {
  const first = await startSite({ script: npmStart })
  const store = createReleaseStore(join(first.dataDir, 'releases'))
  // another team's release, which this tree has never seen
  await releaseVariant(first, {
    remote: 'mf-reviews',
    version: '7.0.0',
    manifest: (manifest) => ({ ...manifest, source: 'another tree' }),
  })
  await releaseVariant(first, { remote: 'mf-rooms', version: '7.0.0' })
  await store.rollback('mf-rooms', 'ann')
  await publishVariant(first, { remote: 'mf-auth', version: '7.0.0' })
  await store.canary('mf-auth', '7.0.0', 0, 'ann')
  const [channels, versions] = [channelsOf(first), await versionsOn(first)]
  expect(versions).toEqual(['1.0.0', '7.0.0', '1.0.0', '1.0.0'])
  await first.stop()

  const again = await startSite({ script: npmStart, dataDir: first.dataDir })
  expect(channelsOf(again)).toEqual(channels)
  expect(await versionsOn(again)).toEqual(versions)
  expect(again.output()).toContain('mf-reviews 7.0.0 stays live; this tree has other sources.')
  expect(again.output()).not.toContain('released')
})
