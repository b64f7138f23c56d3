import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openFolderStore } from '@calm-rest/releases'
import { type Site, startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { publishVariant, releaseVariant } from './variant.fixture.ts'

const npmStart = resolve(import.meta.dirname, '../../scripts/start.ts')
const remotes = ['mf-rooms', 'mf-reviews', 'mf-booking', 'mf-auth']

const channelsOf = (site: Site) =>
  remotes.map((remote) => readFileSync(join(site.dataDir, 'releases', remote, 'channels.json'), 'utf8'))

/** Versions in the page of a visitor without a canary. */
const versionsOn = async (site: Site) => {
  const composition = await (await fetch(`${site.url}composition.json?`)).json()
  return remotes.map((remote) => composition.remotes[remote].manifest.version)
}

it('changes nothing that is live: a rollback, a canary and a release from elsewhere outlive every start', async () => {
  const first = await startSite({ script: npmStart })
  const store = openFolderStore(first.dataDir)
  // another team's release, unknown to this tree
  await releaseVariant(first, {
    remote: 'mf-reviews',
    version: '7.0.0',
    manifest: (manifest) => ({ ...manifest, source: 'another tree' }),
  })
  await releaseVariant(first, { remote: 'mf-rooms', version: '7.0.0' })
  await store.rollback('mf-rooms', 'ann')
  await publishVariant(first, { remote: 'mf-auth', version: '7.0.0' })
  await store.canary('mf-auth', '7.0.0', 0, 'ann')
  const channels = channelsOf(first)
  const versions = await versionsOn(first)
  expect(versions).toEqual(['1.0.0', '7.0.0', '1.0.0', '1.0.0'])
  await first.stop()

  const again = await startSite({ script: npmStart, dataDir: first.dataDir })
  expect(channelsOf(again)).toEqual(channels)
  expect(await versionsOn(again)).toEqual(versions)
  expect(again.output()).toContain('mf-reviews 7.0.0 stays live; this tree has other sources.')
  expect(again.output()).not.toContain('released')
})

it('starts where what is live of a remote cannot be read, names the file, and shows the others', async () => {
  const first = await startSite({ script: npmStart })
  await first.stop()
  const folder = join(first.dataDir, 'releases/mf-reviews')
  for (const name of ['channels.json', 'channels.copy.json'])
    writeFileSync(join(folder, name), '{"stable": "1.')

  const again = await startSite({ script: npmStart, dataDir: first.dataDir })
  expect(again.output()).toContain(`${join(folder, 'channels.json')} cannot be read: `)
  const { remotes: shown } = await (await fetch(`${again.url}composition.json?`)).json()
  expect(Object.keys(shown).sort()).toEqual(['mf-auth', 'mf-booking', 'mf-rooms'])
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(again.url + path, init)).status
  for (const path of ['', 'testimonials', 'rooms', 'releases', 'embed/v1/rooms']) {
    expect([path, await statusOf(path)]).toEqual([path, 200])
  }
  const report = { view: 'x', events: [{ remote: 'mf-reviews', version: '1.0.0', outcome: 'failed' }] }
  const init = { method: 'POST', body: JSON.stringify(report) }
  expect(await statusOf('release-reports', init)).toBeLessThan(500)
})
