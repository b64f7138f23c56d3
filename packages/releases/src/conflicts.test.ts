import { join } from 'node:path'
import type { EventSchema } from '@calm-rest/contract/events'
import { menuEntriesMax, slotWidgetsMax } from '@calm-rest/contract/releases'
import { temporaryFolder } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { conflictsOf } from './conflicts.ts'
import { createReleaseStore } from './folder/folder-store.ts'
import { type Declared, manifestOf, placesAt, publishSmall } from './manifest.fixture.ts'

let folder: string
let store: ReturnType<typeof createReleaseStore>

beforeEach(() => {
  folder = temporaryFolder()
  store = createReleaseStore(join(folder, 'releases'))
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const release = (remote: string, declared: Declared, version = '1.0.0') => {
  publishSmall(store, folder, version, remote, declared)
  store.promote(remote, version, 'ann')
}
const conflicts = (remote: string, declared: Declared) =>
  conflictsOf(store, { ...manifestOf('2.0.0', remote), ...declared })

const events = (sends: string[], hears: string[] = []): Declared => ({ events: { sends, hears } })

it('finds none if the paths are free or its own', () => {
  release('mf-spa', placesAt('/spa'))
  expect(conflicts('mf-spa', placesAt('/spa', '/sauna'))).toEqual([])
  expect(conflicts('mf-yoga', placesAt('/yoga'))).toEqual([])
})

it('names the owner of a path: the shell, a live release, or a canary', () => {
  release('mf-spa', placesAt('/spa'))
  publishSmall(store, folder, '1.1.0', 'mf-spa', placesAt('/spa', '/sauna'))
  store.canary('mf-spa', '1.1.0', 5, 'ann')
  expect(conflicts('mf-yoga', placesAt('/rooms/yoga', '/spa/yoga', '/sauna'))).toEqual([
    '/rooms/yoga belongs to the shell',
    '/spa/yoga belongs to mf-spa 1.0.0, which is live',
    '/spa/yoga belongs to mf-spa 1.1.0, which is live',
    '/sauna belongs to mf-spa 1.1.0, which is live',
  ])
})

it('does not let a later remote block releases of the path’s owner', () => {
  release('mf-spa', placesAt('/spa'))
  vi.setSystemTime(Date.now() + 1000)
  release('mf-able', placesAt('/spa'))
  expect(conflicts('mf-spa', placesAt('/spa'))).toEqual([])
  expect(conflicts('mf-able', placesAt('/spa'))).toEqual(['/spa belongs to mf-spa 1.0.0, which is live'])
})

it('reports a full menu', () => {
  const names = Array.from({ length: menuEntriesMax }, (_, at) => `z${at + 10}`)
  for (const name of names) release(`mf-${name}`, placesAt(`/${name}`))
  const all = names.map((name) => `mf-${name}`).join(', ')
  expect(conflicts('mf-z9', placesAt('/z9'))).toEqual([`the menu is full: it has entries of ${all}`])
  expect(conflicts('mf-z10', placesAt('/z10'))).toEqual([])
})

it('reports a full slot, also to a release that would push another one out', () => {
  const inHome = (order: number) => ({
    places: { routes: [], slots: { home: 'room-list' }, slotOrder: { home: order } },
  })
  const names = Array.from({ length: slotWidgetsMax }, (_, at) => `z${at + 10}`)
  for (const name of names) release(`mf-${name}`, inHome(50))
  const all = names.map((name) => `mf-${name}`)
  expect(conflicts('mf-last', inHome(90))).toEqual([
    `the slot home is full: it has widgets of ${all.join(', ')}`,
  ])
  expect(conflicts('mf-first', inHome(1))).toEqual([
    `the slot home is full: it has widgets of ${['mf-first', ...all.slice(0, -1)].join(', ')}`,
  ])
  expect(conflicts('mf-z10', inHome(1))).toEqual([])
  expect(conflicts('mf-first', placesAt('/first'))).toEqual([])
})

it('names an event that the contract does not know', () => {
  expect(conflicts('mf-spa', events(['mood-changed@1'], ['stay-chosen@1']))).toEqual([
    'the contract knows no event mood-changed@1',
  ])
})

it('names the listener that a breaking major would leave without its event', () => {
  release('mf-rooms', events(['stay-chosen@1']))
  release('mf-booking', events([], ['stay-chosen@1']))
  expect(conflicts('mf-rooms', events([]))).toEqual([
    'it no longer sends stay-chosen@1, which mf-booking 1.0.0, which is live, hears: send both until it does not',
  ])
  // another remote still sends it
  release('mf-spa', events(['stay-chosen@1']))
  expect(conflicts('mf-rooms', events([]))).toEqual([])
})

it('names the sender whose event has another major than the listener’s', () => {
  release('mf-rooms', events(['stay-chosen@2']))
  expect(conflicts('mf-booking', events([], ['stay-chosen@1']))).toEqual([
    'it hears stay-chosen@1, and mf-rooms 1.0.0, which is live, sends stay-chosen@2',
  ])
  release('mf-rooms', events(['stay-chosen@1', 'stay-chosen@2']), '1.1.0')
  expect(conflicts('mf-booking', events([], ['stay-chosen@1']))).toEqual([])
})

it('names a call that the contract does not know, as one of the session', () => {
  const uses = { calls: ['offers.list', 'offers.lost', 'session.login'] }
  expect(conflicts('mf-spa', { uses })).toEqual([
    'the contract knows no call offers.lost',
    'the contract knows no call session.login',
  ])
})

const seat = 'mf-spa/seat-chosen@1'
const ownEvent = (properties: Record<string, EventSchema>, required: string[]): Declared => ({
  events: { sends: [seat], hears: [], own: { [seat]: { type: 'object', properties, required } } },
})
const number: EventSchema = { type: 'integer' }

it('names the listener for whom a team’s event would break', () => {
  release('mf-spa', ownEvent({ seat: number, row: number }, ['seat']))
  release('mf-yoga', events([], [seat]))
  expect(conflicts('mf-spa', ownEvent({ row: number }, []))).toEqual([
    `${seat} changes for mf-yoga 1.0.0, which is live: seat is gone. Send it with another major, beside this one`,
  ])
  expect(conflicts('mf-spa', events([]))).toEqual([
    `it no longer sends ${seat}, which mf-yoga 1.0.0, which is live, hears: send both until it does not`,
  ])
  // a new field breaks nobody
  expect(conflicts('mf-spa', ownEvent({ seat: number, row: number, side: number }, ['seat']))).toEqual([])
})

it('lets a team break an event that nobody hears', () => {
  release('mf-spa', ownEvent({ seat: number }, ['seat']))
  expect(conflicts('mf-spa', ownEvent({ row: number }, []))).toEqual([])
})

it('names a team’s event that its live remote does not declare', () => {
  expect(conflicts('mf-yoga', events([], [seat]))).toEqual([])
  release('mf-spa', events([]))
  expect(conflicts('mf-yoga', events([], [seat]))).toEqual([
    `it hears ${seat}, which mf-spa 1.0.0, which is live, does not declare`,
  ])
  const taken = 'mf-spa/seat-taken@1'
  release('mf-spa', { events: { sends: [taken], hears: [], own: { [taken]: { type: 'object' } } } }, '1.1.0')
  expect(conflicts('mf-yoga', events([], [seat]))).toEqual([
    `it hears ${seat}, which mf-spa 1.1.0, which is live, does not declare (it declares mf-spa/seat-taken@1)`,
  ])
})
