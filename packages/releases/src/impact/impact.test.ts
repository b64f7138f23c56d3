import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { createReleaseStore } from '../folder/folder-store.ts'
import { type Declared, placesAt, publishSmall } from '../manifest.fixture.ts'
import { impactOf } from './impact.ts'
import { isSubject } from './uses-of.ts'

let folder: string
let store: ReturnType<typeof createReleaseStore>

beforeEach(() => {
  folder = temporaryFolder()
  store = createReleaseStore(join(folder, 'releases'))
})

const publish = (remote: string, version: string, declared: Declared) =>
  publishSmall(store, folder, version, remote, declared)
const promote = (remote: string, version: string, declared: Declared) => {
  publish(remote, version, declared)
  store.promote(remote, version, 'ann')
}
const calls = (...names: string[]): Declared => ({ uses: { calls: names } })

it('R-mf-impact: names who makes a call in the live version, the canary and the one before', () => {
  promote('mf-spa', '1.0.0', calls('offers.list'))
  promote('mf-spa', '1.1.0', calls('hotel.day'))
  publish('mf-spa', '1.2.0', calls('offers.list', 'hotel.day'))
  store.canary('mf-spa', '1.2.0', 5, 'ann')
  promote('mf-yoga', '1.0.0', calls('offers.list'))
  publish('mf-yoga', '1.1.0', calls('offers.list'))
  expect(impactOf(store, 'call:offers.list')).toEqual([
    { remote: 'mf-spa', version: '1.2.0', channel: 'canary', percent: 5, role: 'calls', breaks: true },
    { remote: 'mf-spa', version: '1.0.0', channel: 'previous', role: 'calls', breaks: true },
    { remote: 'mf-yoga', version: '1.0.0', channel: 'live', role: 'calls', breaks: true },
  ])
})

it('counts a release that is older than declarations with every call', () => {
  promote('mf-spa', '1.0.0', {})
  expect(impactOf(store, 'call:hotel.day')).toMatchObject([{ role: 'may call', breaks: true }])
})

it('R-mf-impact: tells listeners, which break, from senders, which do not', () => {
  promote('mf-rooms', '1.0.0', { events: { sends: ['stay-chosen@1'], hears: [] } })
  promote('mf-spa', '1.0.0', { events: { sends: [], hears: ['stay-chosen@1'] } })
  expect(impactOf(store, 'event:stay-chosen@1')).toMatchObject([
    { remote: 'mf-rooms', role: 'sends', breaks: false },
    { remote: 'mf-spa', role: 'hears', breaks: true },
  ])
})

it('knows slots and backends', () => {
  const { places } = placesAt('/spa')
  promote('mf-spa', '1.0.0', {
    backends: ['orders'],
    places: { routes: places?.routes ?? [], slots: { room: 'room-list' } },
  })
  expect(impactOf(store, 'slot:room')).toMatchObject([{ remote: 'mf-spa', role: 'fills' }])
  expect(impactOf(store, 'backend:mf-spa/orders')).toMatchObject([{ remote: 'mf-spa', role: 'asks' }])
  expect(impactOf(store, 'backend:mf-yoga/orders')).toEqual([])
})

it('R-mf-impact: answers within a second for 57 remotes with three versions each', () => {
  for (let at = 0; at < 57; at++) {
    const remote = `mf-r${at}`
    promote(remote, '1.0.0', calls('offers.list'))
    promote(remote, '1.1.0', calls('offers.list'))
    publish(remote, '1.2.0', calls('offers.list'))
    store.canary(remote, '1.2.0', 5, 'ann')
  }
  const anew = createReleaseStore(join(folder, 'releases'))
  const begun = performance.now()
  expect(impactOf(anew, 'call:offers.list')).toHaveLength(3 * 57)
  expect(performance.now() - begun).toBeLessThan(1000)
})

it.each([
  ['call:offers.list', true],
  ['event:mf-spa/seat-chosen@1', true],
  ['call:', false],
  ['offers.list', false],
  ['word:hello', false],
])('%s is a subject: %s', (text, is) => {
  expect(isSubject(text)).toBe(is)
})
