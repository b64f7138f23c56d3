import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf, openFolderStore, openKeysFile, trustFolder } from '@calm-rest/releases'
import { type Site, startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { platform } from './over-https.fixture.ts'
import { releaseVariant } from './variant.fixture.ts'

const remote = 'mf-reviews'

const versionOn = async (site: Site) => {
  const { remotes } = await (await fetch(`${site.url}composition.json?`)).json()
  return remotes[remote]?.manifest.version
}

/** As somebody who can write the whole store, and nothing else: a bundle of theirs, with all hashes to match. */
const forge = (site: Site, version: string) => {
  const folder = join(openFolderStore(site.dataDir).folder, remote)
  const bundle = join(folder, version, 'server.js')
  writeFileSync(bundle, `${readFileSync(bundle, 'utf8')}\n// forged`)
  const path = join(folder, version, 'release.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  manifest.files['server.js'].integrity = integrityOf(readFileSync(bundle))
  writeFileSync(path, JSON.stringify(manifest))
  for (const name of ['channels.json', 'channels.copy.json']) {
    const channels = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    channels.manifests[version] = integrityOf(readFileSync(path))
    writeFileSync(join(folder, name), JSON.stringify(channels))
  }
}

it('R-mf-signed: shows nothing of a release that was forged in the store, nor what a withdrawn key signed, and says so in the log', async () => {
  const first = await startSite()
  await releaseVariant(first, { remote, version: '1.1.0' })
  expect(await versionOn(first)).toBe('1.1.0')
  forge(first, '1.1.0')
  // a page view sees within a second what no release command changed
  await expect.poll(() => versionOn(first), { timeout: 5000 }).toBe('1.0.0')
  await first.stop()

  // a start believes no more
  const site = await startSite({ dataDir: first.dataDir })
  expect(await versionOn(site)).toBe('1.0.0')
  const page = await (await fetch(`${site.url}testimonials`)).text()
  expect(page).toContain(`/releases/${remote}/1.0.0/`)
  expect(page).not.toContain(`/releases/${remote}/1.1.0/`)
  const log = readFileSync(join(site.dataDir, 'server.log'), 'utf8')
  expect(log).toContain('mf-reviews 1.1.0 is not served: its files are not the signed ones.')

  const keys = openKeysFile(trustFolder({}, site.dataDir))
  const [stolen] = keys.read().keys
  platform(site, 'key', 'create')
  platform(site, 'sign', 'mf-rooms')
  keys.revoke(stolen?.id ?? '', 'the platform', new Date())
  await expect.poll(() => versionOn(site)).toBeUndefined()
  const { remotes } = await (await fetch(`${site.url}composition.json?`)).json()
  expect(Object.keys(remotes)).toEqual(['mf-rooms'])
  expect((await fetch(`${site.url}testimonials`)).status).toBe(200)
})
