import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { createReleaseStore, type ReleaseStore } from '@calm-rest/releases'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { prune } from './prune.ts'

const remote = 'mf-rooms'
const now = new Date('2027-06-01T12:00:00Z')
const versions = ['1.0.0', '1.1.0', '1.2.0', '1.9.0', '1.10.0', '1.11.0', '1.12.0', '1.13.0']

let store: ReleaseStore

const manifestOf = (version: string): ReleaseManifest => ({
  remote,
  version,
  contract: '1.0.0',
  container: 'c',
  entry: 'entry.js',
  exposes: {},
  locales: {},
  revision: 'abc',
  owner: '@calm-rest/rooms',
  exampleProps: {},
  shared: {},
  source: 's',
  builtAt: '2027-01-01T00:00:00.000Z',
  files: {},
})

beforeEach(() => {
  const folder = temporaryFolder()
  store = createReleaseStore(join(folder, 'releases'))
  for (const version of versions) {
    const dist = join(folder, version)
    mkdirSync(dist)
    writeFileSync(join(dist, 'release.json'), JSON.stringify(manifestOf(version)))
    store.publish(manifestOf(version), dist)
  }
  store.promote(remote, '1.0.0', 'ann')
  store.promote(remote, '1.13.0', 'ann')
})

const serve = (version: string, at: Date) =>
  store.compositions.note(
    {
      id: '0123456789ab',
      remotes: { [remote]: { base: '/', manifest: manifestOf(version), source: 'stable' } },
    },
    at,
  )

it('removes versions that no channel names, except the newest five by version order', async () => {
  expect(await prune(store, remote, now)).toEqual(['1.2.0', '1.1.0'])
  expect(existsSync(join(store.folder, remote, '1.2.0'))).toBe(false)
  // 1.0.0 is the target of a rollback
  expect(store.rollback(remote, 'ann')).toBe('1.0.0')
})

it('keeps versions that a page of the last day may still request, and no longer', async () => {
  const aDayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  serve('1.1.0', aDayAgo)
  expect(await prune(store, remote, now)).toEqual(['1.2.0'])
  expect(await prune(store, remote, new Date(now.getTime() + 1000))).toEqual(['1.1.0'])
})

it('keeps a canary', async () => {
  store.canary(remote, '1.2.0', 10, 'ann')
  expect(await prune(store, remote, now)).toEqual(['1.1.0'])
})

it('removes the remains of a retired version after an interruption, however new', async () => {
  store.canary(remote, '1.12.0', 10, 'ann')
  store.retire(remote, '1.12.0', 'ann')
  expect(existsSync(join(store.folder, remote, '1.12.0'))).toBe(false)
  mkdirSync(join(store.folder, remote, '1.12.0'))
  writeFileSync(join(store.folder, remote, '1.12.0/release.json'), JSON.stringify(manifestOf('1.12.0')))
  expect(await prune(store, remote, now)).toContain('1.12.0')
  expect(existsSync(join(store.folder, remote, '1.12.0'))).toBe(false)
})
