import { eventPosition, releaseEvent, writeEventPosition } from '@calm-rest/contract/release-api'
import type { Channels, ReleaseChange } from '@calm-rest/contract/releases'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { createReleaseStore } from '../folder/folder-store.ts'
import { noChannels } from '../folder/next-channels.ts'
import { publishSmall } from '../manifest.fixture.ts'
import { createReleaseEventLog } from './event-log.ts'

const typesAfter = (events: ReturnType<typeof createReleaseEventLog>, position = new Map<string, number>()) =>
  [...events.after(position)].map(
    ({ event: { type, data } }) => `${type.replace('release.', '')} ${data.version}`,
  )

it('R-mf-hooks: tells everything that happens to the releases of a folder, in order', () => {
  const folder = temporaryFolder()
  const store = createReleaseStore(folder)
  const events = createReleaseEventLog(store)
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publishSmall(store, folder, version)
  store.notePublished('mf-rooms', '1.0.0', { by: 'ann', grant: 'token 1' })
  const gate = { remote: 'mf-rooms', hash: 'x', at: new Date().toISOString(), site: 'http://localhost' }
  const check = (ok: boolean) => [
    { name: 'room-list: mounts', ok, found: 'it throws\n\u001b[31m at line 2' },
    { name: 'room-list: size', ok, found: '90 KB' },
  ]
  store.storeGate({ ...gate, version: '1.0.0', passed: false, checks: check(false) })
  store.storeGate({ ...gate, version: '1.0.0', passed: true, checks: check(true) })
  store.promote('mf-rooms', '1.0.0', 'ann')
  store.canary('mf-rooms', '1.1.0', 20, 'ann')
  const middle = events.end()
  store.demote('mf-rooms', 'error budget', 'a fifth of its views failed')
  store.promote('mf-rooms', '1.2.0', 'ann')
  store.rollback('mf-rooms', 'ann')
  store.retire('mf-rooms', '1.2.0', 'ann')
  expect(typesAfter(events)).toEqual([
    'published 1.0.0',
    'gate_failed 1.0.0',
    'gate_passed 1.0.0',
    'promoted 1.0.0',
    'canary 1.1.0',
    'canary_ended 1.1.0',
    'promoted 1.2.0',
    'rolled_back 1.0.0',
    'retired 1.2.0',
  ])
  const all = [...events.after(new Map())].map(({ event }) => releaseEvent.parse(event))
  expect(new Set(all.map(({ id }) => id)).size).toBe(9)
  expect(all[0]?.data).toMatchObject({ by: 'ann', grant: 'token 1' })
  expect(all[1]?.data).toMatchObject({
    by: 'the gate',
    reason: 'room-list: mounts: it throws [31m at line 2; also room-list: size',
  })
  expect(all[4]?.data).toMatchObject({ percent: 20 })
  expect([...events.after(middle)][0]?.event.data).toMatchObject({
    by: 'error budget',
    reason: 'a fifth of its views failed',
  })
  expect([...events.after(events.end())]).toEqual([])
})

const change = (second: number, action: ReleaseChange['action'], version: string): ReleaseChange => ({
  at: `2027-05-01T12:00:${String(second).padStart(2, '0')}.000Z`,
  action,
  version,
  by: 'ann',
})

const eventsOf = (histories: Record<string, Channels['history']>) =>
  createReleaseEventLog({
    environment: 'staging',
    remotes: () => Object.keys(histories),
    readChannels: (remote) => ({ ...noChannels, history: histories[remote] ?? [] }),
  })

it('keeps the order of each remote where a clock went back, and continues exactly behind each event', () => {
  const events = eventsOf({
    'mf-rooms': [change(30, 'promote', '1.0.0'), change(10, 'canary', '1.1.0'), change(12, 'sign', '1.0.0')],
    'mf-spa': [change(20, 'promote', '2.0.0'), change(40, 'retire', '1.9.0')],
  })
  const all = typesAfter(events)
  expect([...events.after(new Map())].at(0)?.event.data.environment).toBe('staging')
  expect(all).toEqual(['promoted 2.0.0', 'promoted 1.0.0', 'canary 1.1.0', 'retired 1.9.0'])
  ;[...events.after(new Map())].forEach(({ position }, i) => {
    const sent = eventPosition.parse(writeEventPosition(position))
    expect(typesAfter(events, new Map(sent))).toEqual(all.slice(i + 1))
  })
})

it('shows and counts nothing of other remotes, and begins where it is told', () => {
  const events = eventsOf({
    'mf-rooms': [change(30, 'promote', '1.0.0')],
    'mf-spa': [change(20, 'promote', '2.0.0'), change(40, 'retire', '1.9.0')],
  })
  const seen = [...events.after(new Map(), (remote) => remote === 'mf-spa')]
  expect(seen.map(({ position }) => writeEventPosition(position))).toEqual(['mf-spa:1', 'mf-spa:2'])
  expect(typesAfter(events, new Map(events.endAt(change(30, 'promote', '').at)))).toEqual(['retired 1.9.0'])
})

it.each(['mf-spa', 'mf-spa:x', 'mf-spa:1;mf-rooms:2', '../x:1', 'mf-spa:1,'])(
  'takes no position like %s',
  (text) => {
    expect(eventPosition.safeParse(text).success).toBe(false)
  },
)
