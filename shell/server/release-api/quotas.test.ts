import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseErrorBody } from '@calm-rest/contract/release-api'
import { integrityOf, type ReleaseQuotas, usualQuotas } from '@calm-rest/releases'
import { packFolder, wholeBuild } from '@calm-rest/releases/testing'
import { describe, expect, it } from 'vitest'
import { openReleaseApi, outcomeOf, remote } from './release-api.fixture.ts'

/** Blocks of the disk that a build of the fixture takes: 5 files, each packed twice, release.json and its signature. */
const buildBytes = 17 * 4_096

const open = (quotas: Partial<ReleaseQuotas>) => {
  const api = openReleaseApi({ quotas: { ...usualQuotas, ...quotas } })
  const { token } = api.tokenFor()
  return { ...api, token, publish: (version: string) => outcomeOf(api.put(token, version)) }
}

describe('versions that are not live', () => {
  it('are so many of a remote; one more is refused with figures, and leaves nothing', async () => {
    const { publish, put, token, store } = open({ remote: { versions: 2, bytes: 2 ** 30 } })
    for (const version of ['1.0.0', '1.1.0']) expect(await publish(version)).toBe('201')
    const refused = await put(token, '1.2.0')
    expect(refused.status).toBe(413)
    const { code, detail } = releaseErrorBody.parse(await refused.json())
    expect(code).toBe('release_quota')
    expect(detail).toContain('Versions of mf-spa that are not live, with this one: 3 of at most 2,')
    expect(readdirSync(`${store.folder}.incoming`)).toEqual([])
    expect(existsSync(join(store.folder, remote, '1.2.0'))).toBe(false)
  })

  it('that are sent again are no more than they were', async () => {
    const { put, token } = open({ remote: { versions: 1, bytes: 2 ** 30 } })
    const archive = await packFolder(wholeBuild('1.0.0', remote).dist)
    expect(await outcomeOf(put(token, '1.0.0', archive))).toBe('201')
    expect(await outcomeOf(put(token, '1.0.0', archive))).toBe('200')
  })

  it('have so much room, counted in blocks of the disk, which a retired one gives back', async () => {
    const { publish, post, token, store } = open({ remote: { versions: 100, bytes: 2 * buildBytes } })
    for (const version of ['1.0.0', '1.1.0']) expect(await publish(version)).toBe('201')
    expect(await publish('1.2.0')).toBe('413 release_quota')
    expect(await outcomeOf(post(token, 'retire', { version: '1.0.0' }))).toBe('200')
    expect(existsSync(join(store.folder, remote, '1.0.0'))).toBe(false)
    expect(await publish('1.2.0')).toBe('201')
    expect(await publish('1.3.0')).toBe('413 release_quota')
  })

  it('are refused if no channel names them', async () => {
    const { publish, publishTried, post, token } = open({ remote: { versions: 1, bytes: 2 ** 30 } })
    for (const version of ['1.0.0', '1.1.0']) {
      await publishTried(token, version)
      await post(token, 'promote', { version })
    }
    expect(await publish('1.2.0')).toBe('201')
    expect(await publish('1.3.0')).toBe('413 release_quota')
  })

  it('are counted one after the other, also where archives come at once', async () => {
    const { publish, store } = open({ remote: { versions: 2, bytes: 2 ** 30 } })
    const versions = ['1.0.0-rc.1', '1.0.0-rc.2', '1.0.0-rc.3']
    const outcomes = await Promise.all(versions.map(publish))
    expect(outcomes.sort()).toEqual(['201', '201', '413 release_quota'])
    expect(await store.versions(remote)).toHaveLength(2)
  })

  it('are counted for the team over all of its remotes, and for no other team', async () => {
    const api = open({ team: { versions: 2, bytes: 2 ** 30 } })
    const second = api.tokenFor({ remote: 'mf-yoga' }).token
    expect(await api.publish('1.0.0')).toBe('201')
    expect(await outcomeOf(api.put(second, '1.0.0', undefined, 'mf-yoga'))).toBe('201')
    expect(await outcomeOf(api.put(second, '1.1.0', undefined, 'mf-yoga'))).toBe('413 release_quota')
    const others = api.tokenFor({ team: '@calm-rest/surf', remote: 'mf-surf' }).token
    expect(await outcomeOf(api.put(others, '1.0.0', undefined, 'mf-surf'))).toBe('201')
  })
})

it('a token fills no disk: all releases together have a bound, live ones included', async () => {
  // of the site's own mf-rooms, and of one more
  const { publish, call, token } = open({ siteBytes: 4 * 4_096 + 2 * buildBytes })
  const outcomes: string[] = []
  for (let patch = 0; patch < 4; patch += 1) outcomes.push(await publish(`1.0.${patch}`))
  expect(outcomes).toEqual(['201', '201', '507 releases_full', '507 releases_full'])
  // and goes on answering
  expect((await call('GET', remote, token)).status).toBe(200)
})

it('a release of 700 tiny files takes the room that the disk gives them', async () => {
  const { put, token } = open({ remote: { versions: 100, bytes: 2 * 1024 * 1024 } })
  const { manifest, dist } = wholeBuild('1.0.0', remote)
  const files = { ...manifest.files }
  for (let number = 0; number < 700; number += 1) {
    writeFileSync(join(dist, `${number}.txt`), 'x')
    files[`${number}.txt`] = { integrity: integrityOf(readFileSync(join(dist, `${number}.txt`))), bytes: 1 }
  }
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...manifest, files }))
  expect(await outcomeOf(put(token, '1.0.0', await packFolder(dist)))).toBe('413 release_quota')
})
