import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { createReleaseStore, type ReleaseStore } from './release-store.ts'

let folder: string
let store: ReleaseStore

const manifestOf = (version: string, remote = 'mf-rooms'): ReleaseManifest => ({
  remote,
  version,
  contract: '1.0.0',
  container: `${remote}_${version}`.replace(/\W/g, '_'),
  entry: 'entry.js',
  exposes: { 'room-list': { scripts: ['room-list.js'], styles: ['room-list.css'] } },
  locales: { en: ['words-en.js'] },
  revision: 'abc',
  owner: '@calm-rest/rooms',
  examples: { 'room-list': {} },
  shared: { react: '19.3.1' },
  source: version,
  builtAt: '2026-11-01T00:00:00.000Z',
  files: { 'entry.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 3 } },
})

const publish = (version: string, remote = 'mf-rooms') => {
  const dist = join(folder, 'dist', remote, version)
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, 'entry.js'), `// ${version}`)
  const manifest = manifestOf(version, remote)
  writeFileSync(join(dist, 'release.json'), JSON.stringify(manifest))
  store.publish(manifest, dist)
}

beforeEach(() => {
  folder = temporaryFolder()
  store = createReleaseStore(join(folder, 'releases'))
})

it('has nothing live before the first promotion', () => {
  publish('1.0.0')
  expect(store.versions('mf-rooms')).toEqual(['1.0.0'])
  expect(store.readStable('mf-rooms')).toBeUndefined()
  expect(compose(store).remotes).toEqual({})
})

it('never changes a published version', () => {
  publish('1.0.0')
  const file = join(folder, 'releases/mf-rooms/1.0.0/entry.js')
  const before = readFileSync(file, 'utf8')
  expect(() => publish('1.0.0')).toThrow('Raise the version in mf-rooms/package.json')
  expect(readFileSync(file, 'utf8')).toBe(before)
})

it('makes a promoted version part of the next composition, which then has another id', () => {
  publish('1.0.0')
  publish('1.1.0')
  store.promote('mf-rooms', '1.0.0', 'ann')
  const first = compose(store)
  store.promote('mf-rooms', '1.1.0', 'ann')
  const second = compose(store)
  expect(first.remotes['mf-rooms']?.base).toBe('/releases/mf-rooms/1.0.0/')
  expect(second.remotes['mf-rooms']?.base).toBe('/releases/mf-rooms/1.1.0/')
  expect(second.id).not.toBe(first.id)
})

it('goes back to the release before, and says who did what', () => {
  publish('1.0.0')
  publish('1.1.0')
  store.promote('mf-rooms', '1.0.0', 'ann')
  store.promote('mf-rooms', '1.1.0', 'ben')
  expect(store.rollback('mf-rooms', 'cho')).toBe('1.0.0')
  const { stable, history } = store.readChannels('mf-rooms')
  expect(stable).toBe('1.0.0')
  expect(history.map(({ action, version, by }) => [action, version, by])).toEqual([
    ['promote', '1.0.0', 'ann'],
    ['promote', '1.1.0', 'ben'],
    ['rollback', '1.0.0', 'cho'],
  ])
})

it('refuses to promote what is not published, and to roll back where there is nothing before', () => {
  publish('1.0.0')
  expect(() => store.promote('mf-rooms', '2.0.0', 'ann')).toThrow('Published: 1.0.0.')
  store.promote('mf-rooms', '1.0.0', 'ann')
  expect(() => store.rollback('mf-rooms', 'ann')).toThrow('no previous release')
})

it('leaves a remote whose files are gone or broken out of the page, and keeps the others', () => {
  publish('1.0.0')
  publish('1.0.0', 'mf-auth')
  publish('1.0.0', 'mf-booking')
  for (const remote of ['mf-rooms', 'mf-auth', 'mf-booking']) store.promote(remote, '1.0.0', 'ann')
  rmSync(join(folder, 'releases/mf-rooms/1.0.0'), { recursive: true })
  writeFileSync(join(folder, 'releases/mf-auth/1.0.0/release.json'), '<html>')
  expect(Object.keys(compose(store).remotes)).toEqual(['mf-booking'])
})
