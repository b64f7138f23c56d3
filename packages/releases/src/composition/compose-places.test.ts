import { join } from 'node:path'
import { menuEntriesMax, slotWidgetsMax } from '@calm-rest/contract/releases'
import { temporaryFolder } from '@calm-rest/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReleaseStore } from '../folder/folder-store.ts'
import { manifestOf, placesAt, publishSmall } from '../manifest.fixture.ts'
import { compose, placesLeftOut } from './compose.ts'
import { composePlaces } from './compose-places.ts'

let folder: string
let store: ReturnType<typeof createReleaseStore>

beforeEach(() => {
  folder = temporaryFolder()
  store = createReleaseStore(join(folder, 'releases'))
  // gives every release its own moment
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const publish = (remote: string, version: string, ...paths: string[]) =>
  publishSmall(store, folder, version, remote, placesAt(...paths))

const release = (remote: string, version: string, ...paths: string[]) => {
  publish(remote, version, ...paths)
  vi.setSystemTime(Date.now() + 1000)
  store.promote(remote, version, 'ann')
}

const owners = (options = {}) =>
  Object.fromEntries((compose(store, options).places?.routes ?? []).map(({ path, remote }) => [path, remote]))

it('is empty if no remote has places', () => {
  publishSmall(store, folder, '1.0.0')
  store.promote('mf-rooms', '1.0.0', 'ann')
  expect(compose(store)).not.toHaveProperty('places')
})

it('gives a path to the remote that had it live first, whatever the names and later releases are', () => {
  release('mf-spa', '1.0.0', '/spa', '/spa/:treatment')
  release('mf-able', '1.0.0', '/able', '/spa/offers')
  expect(owners()).toEqual({ '/spa': 'mf-spa', '/spa/:treatment': 'mf-spa', '/able': 'mf-able' })
  expect(placesLeftOut(store)).toEqual([
    { remote: 'mf-able', version: '1.0.0', path: '/spa/offers', why: 'remote', by: 'mf-spa' },
  ])
  release('mf-spa', '1.1.0', '/spa')
  store.rollback('mf-spa', 'ann')
  expect(owners()['/spa']).toBe('mf-spa')
  release('mf-spa', '1.2.0', '/wellness')
  expect(owners()).toEqual({ '/wellness': 'mf-spa', '/able': 'mf-able', '/spa/offers': 'mf-able' })
  // a remote that gave the path up comes last
  store.rollback('mf-spa', 'ann')
  expect(owners()['/spa/offers']).toBe('mf-able')
  expect(placesLeftOut(store).map(({ path }) => path)).toEqual(['/spa', '/spa/:treatment'])
})

it('gives no remote a path of the shell', () => {
  release('mf-spa', '1.0.0', '/spa', '/rooms/spa', '/api/spa')
  expect(owners()).toEqual({ '/spa': 'mf-spa' })
  expect(placesLeftOut(store).map(({ path, why }) => [path, why])).toEqual([
    ['/rooms/spa', 'shell'],
    ['/api/spa', 'shell'],
  ])
})

it('gives a preview and a canary their own paths, and no other remote’s', () => {
  release('mf-spa', '1.0.0', '/spa')
  release('mf-yoga', '1.0.0', '/yoga')
  publish('mf-spa', '1.1.0', '/spa', '/yoga', '/sauna')
  const withSauna = { '/spa': 'mf-spa', '/sauna': 'mf-spa', '/yoga': 'mf-yoga' }
  expect(owners({ previews: { 'mf-spa': '1.1.0' } })).toEqual(withSauna)
  store.canary('mf-spa', '1.1.0', 20, 'ann')
  expect(owners({ bucketOf: () => 19 })).toEqual(withSauna)
  expect(owners({ bucketOf: () => 20 })).toEqual({ '/spa': 'mf-spa', '/yoga': 'mf-yoga' })
})

it('keeps menu entries for the first remotes, and the page of a later one', () => {
  const names = Array.from({ length: menuEntriesMax }, (_, at) => `z${at}`)
  const set = Object.fromEntries(
    ['a', ...names].map((name) => [
      `mf-${name}`,
      { manifest: { ...manifestOf('1.0.0', `mf-${name}`), ...placesAt(`/${name}`) } },
    ]),
  )
  const { places, leftOut } = composePlaces(set, (remote) =>
    remote === 'mf-a' ? '2027-02-01' : '2027-01-01',
  )
  const inMenu = places?.routes.filter(({ menu }) => menu).map(({ remote }) => remote)
  expect(inMenu).toEqual(names.map((name) => `mf-${name}`).sort())
  expect(places?.routes.map(({ path }) => path)).toContain('/a')
  expect(leftOut).toEqual([
    { remote: 'mf-a', version: '1.0.0', path: '/a', why: 'menu', by: inMenu?.join(', ') },
  ])
})

const inHome = (name: string, order?: number) => {
  const places = {
    routes: [],
    slots: { home: 'room-list' },
    ...(order !== undefined && { slotOrder: { home: order } }),
  }
  return [`mf-${name}`, { manifest: { ...manifestOf('1.0.0', `mf-${name}`), places } }] as const
}

it('sorts the widgets of a slot by their declared order, then by remote, the others last', () => {
  const set = Object.fromEntries([inHome('b'), inHome('d', 5), inHome('a'), inHome('c', 5), inHome('e', 1)])
  const { places } = composePlaces(set, () => undefined)
  expect(places?.slots.home?.map(([remote]) => remote)).toEqual(['mf-e', 'mf-c', 'mf-d', 'mf-a', 'mf-b'])
})

it('leaves out the last widgets of a slot that is full', () => {
  const names = Array.from({ length: slotWidgetsMax + 1 }, (_, at) => `z${at + 10}`)
  const { places, leftOut } = composePlaces(
    Object.fromEntries(names.map((name) => inHome(name))),
    () => undefined,
  )
  const by = names.slice(0, slotWidgetsMax).map((name) => `mf-${name}`)
  expect(places?.slots.home?.map(([remote]) => remote)).toEqual(by)
  expect(leftOut).toEqual([
    { remote: `mf-${names.at(-1)}`, version: '1.0.0', path: 'home', why: 'slot', by: by.join(', ') },
  ])
})

it('gives the same result on every machine, in whatever order it reads the remotes', () => {
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e']
  const segments = ['one', 'two', 'rooms'] as const
  const aRemote = fc.record({
    paths: fc.uniqueArray(fc.constantFrom(...segments), { minLength: 1 }),
    since: fc.constantFrom('2027-01-01', '2027-01-02', undefined),
  })
  fc.assert(
    fc.property(fc.array(aRemote, { minLength: 5, maxLength: 5 }), fc.nat(), (remotes, turn) => {
      const entries = remotes.map(
        ({ paths }, i) =>
          [
            names[i] ?? '',
            {
              manifest: { ...manifestOf('1.0.0', names[i]), ...placesAt(...paths.map((path) => `/${path}`)) },
            },
          ] as const,
      )
      const since = (remote: string) => remotes[names.indexOf(remote)]?.since
      const turned = [...entries.slice(turn % 5), ...entries.slice(0, turn % 5)].reverse()
      const first = composePlaces(Object.fromEntries(entries), since)
      expect(composePlaces(Object.fromEntries(turned), since)).toEqual(first)
      const paths = first.places?.routes.map(({ path }) => path) ?? []
      expect(new Set(paths).size).toBe(paths.length)
      expect(paths).not.toContain('/rooms')
    }),
  )
})
