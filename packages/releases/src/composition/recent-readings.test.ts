import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { createReleaseStore } from '../folder/folder-store.ts'
import { wholeBuild } from '../whole-release.fixture.ts'
import { compose } from './compose.ts'
import { createRecentReadings } from './recent-readings.ts'

const names = ['mf-rooms', 'mf-spa']

/** A store of two remotes whose second version is live, and a reader of it that counts the releases it looks at. */
const aReader = () => {
  const folder = temporaryFolder('store')
  const other = createReleaseStore(folder)
  for (const remote of names) {
    for (const version of ['1.0.0', '1.1.0']) {
      const { manifest, dist } = wholeBuild(version, remote)
      other.publish(manifest, dist)
      other.promote(remote, version, 'ann')
    }
  }
  const store = createReleaseStore(folder)
  let looks = 0
  let nowMs = 0
  const release: typeof store.release = (...of) => {
    looks += 1
    return store.release(...of)
  }
  const recent = createRecentReadings({ ...store, release }, () => nowMs)
  return {
    folder,
    other,
    live: () => Object.values(compose(recent()).remotes).map(({ manifest }) => manifest.version),
    looks: () => looks,
    passes: (ms: number) => {
      nowMs += ms
    },
  }
}

it('looks at each release once for many page views', () => {
  const { live, looks } = aReader()
  for (let view = 0; view < 50; view += 1) expect(live()).toEqual(['1.1.0', '1.1.0'])
  // the live ones, and those before
  expect(looks()).toBe(4)
})

it.each([
  ['a promotion', (store: Store) => store.promote('mf-spa', '1.0.0', 'ben'), ['1.1.0', '1.0.0']],
  ['a rollback', (store: Store) => store.rollback('mf-rooms', 'ben'), ['1.0.0', '1.1.0']],
])('has %s by another process from the next page view on', (_, change, versions) => {
  const { live, other } = aReader()
  live()
  change(other)
  expect(live()).toEqual(versions)
})

it('notices a release that was removed by hand within a second', () => {
  const { live, folder, passes } = aReader()
  live()
  rmSync(join(folder, 'mf-spa/1.1.0'), { recursive: true })
  passes(999)
  expect(live()).toEqual(['1.1.0', '1.1.0'])
  passes(1)
  expect(live()).toEqual(['1.1.0', '1.0.0'])
})

it('reads a store that counts no changes for every page view', () => {
  const { folder } = aReader()
  const store = createReleaseStore(folder)
  const uncounted = { ...store, generation: () => undefined }
  expect(createRecentReadings(uncounted)()).toBe(uncounted)
})

type Store = ReturnType<typeof createReleaseStore>
