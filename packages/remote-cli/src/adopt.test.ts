import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { stockManifest } from '@calm-rest/build/testing'
import { Refused } from '@calm-rest/command'
import { temporaryFolder } from '@calm-rest/testing'
import { unpackTar } from 'modern-tar'
import { expect, it } from 'vitest'
import { adopt } from './adopt.ts'
import type { Project } from './project.ts'
import { startReleaseApi } from './release-api.fixture.ts'
import { createSiteReleases } from './site-releases.ts'

const container = 'mf_spa_1_0_0'
const none = { js: {}, css: {} }

/** A project with a build of one file. */
const built = (publicPath: string): Project => {
  const folder = temporaryFolder()
  const write = (name: string, content: string | object) =>
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  mkdirSync(join(folder, 'dist'))
  write('package.json', {
    name: '@spa/mf-spa',
    version: '1.0.0',
    'calm-rest': { owner: '@calm-rest/spa', locales: ['en', 'de', 'zh'] },
  })
  write('dist/remoteEntry.js', `var ${container} = {}`)
  write(
    'dist/mf-manifest.json',
    stockManifest({ version: '1.0.0', widget: 'welcome', assets: none, publicPath }),
  )
  return { folder, remote: 'mf-spa', version: '1.0.0', owner: '@calm-rest/spa', site: undefined }
}

const releasesAt = (site: string) =>
  createSiteReleases({ site, remote: 'mf-spa', token: async () => 'secret' })
const ofDist = { build: 'dist', contract: '1.9.0' }

it('gives the site the release that the build of other tools makes', async () => {
  const { site, asked } = await startReleaseApi([201, {}])
  expect(await adopt(built('auto'), ofDist, releasesAt(site))).toMatchObject({
    json: { remote: 'mf-spa', version: '1.0.0', published: true },
  })
  expect(asked).toMatchObject([{ method: 'PUT', path: '/api/releases/mf-spa/1.0.0' }])
  const entries = await unpackTar(gunzipSync(asked[0]?.body ?? Buffer.of()))
  const release = entries.find(({ header }) => header.name === 'release.json')
  expect(JSON.parse(String(Buffer.from(release?.data ?? [])))).toMatchObject({
    remote: 'mf-spa',
    version: '1.0.0',
    contract: '1.9.0',
    container,
    entry: 'remoteEntry.js',
  })
})

it('passes no props to a widget that could not be shown', async () => {
  const { site, asked } = await startReleaseApi()
  const adopting = adopt(built('https://cdn.example/'), ofDist, releasesAt(site))
  await expect(adopting).rejects.toThrow(Refused)
  await expect(adopting).rejects.toThrow("its publicPath is 'https://cdn.example/'")
  expect(asked).toEqual([])
})
