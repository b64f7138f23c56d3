import { startMemoryBucket } from '@calm-rest/objects/testing'
import { whenDone } from '@calm-rest/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { noChannels } from '../folder/next-channels.ts'
import { channelFacts } from './facts.ts'
import { createLiveChannels } from './live-channels.ts'
import type { Mirror } from './mirror.ts'

const stableAt = (version: string) => ({ ...noChannels, stable: version })

let bucket: Awaited<ReturnType<typeof startMemoryBucket>>
let mirrored: string[]

beforeEach(async () => {
  bucket = await startMemoryBucket()
  mirrored = []
})

const put = (remote: string, version: string) =>
  bucket.store.put(`${remote}/channels.json`, Buffer.from(JSON.stringify(stableAt(version))), channelFacts)

const open = (options: Partial<Parameters<typeof createLiveChannels>[0]> = {}) => {
  const mirror = {
    ensureNamedLocal: async (remote, { stable }) => void mirrored.push(`files ${remote} ${stable}`),
    storeChannels: (remote, { stable }) => void mirrored.push(`channels ${remote} ${stable}`),
  } as Pick<Mirror, 'ensureNamedLocal' | 'storeChannels'> as Mirror
  return createLiveChannels({
    bucket: bucket.store,
    mirror,
    name: 'channels',
    remembered: new Map(),
    ...options,
  })
}
const stableOf = (live: ReturnType<typeof open>) =>
  Object.fromEntries(live.remotes().map((remote) => [remote, live.read(remote).stable]))

it('shows a release once its files are on this machine, and looks at nothing that is no remote', async () => {
  await put('mf-rooms', '1.0.0')
  await put('mf-auth', '2.0.0')
  await put('Compositions', '1.0.0')
  const live = open()
  expect([live.remotes(), live.read('mf-rooms')]).toEqual([[], noChannels])
  await live.look()
  expect(stableOf(live)).toEqual({ 'mf-auth': '2.0.0', 'mf-rooms': '1.0.0' })
  for (const remote of ['mf-auth 2.0.0', 'mf-rooms 1.0.0'])
    expect(mirrored.indexOf(`files ${remote}`)).toBeLessThan(mirrored.indexOf(`channels ${remote}`))
})

it('takes channels in once for each change', async () => {
  await put('mf-rooms', '1.0.0')
  const live = open()
  await live.look()
  await live.look()
  expect(mirrored).toEqual(['files mf-rooms 1.0.0', 'channels mf-rooms 1.0.0'])
  await put('mf-rooms', '1.1.0')
  await live.look()
  expect(stableOf(live)).toEqual({ 'mf-rooms': '1.1.0' })
})

it('shows nothing of a remote whose channels are gone', async () => {
  await put('mf-rooms', '1.0.0')
  const live = open()
  await live.look()
  await bucket.store.remove('mf-rooms/channels.json')
  await live.look()
  expect(live.remotes()).toEqual([])
})

it('keeps what it had from the last start while the bucket is away, and looks at it again', async () => {
  await put('mf-rooms', '1.1.0')
  const remembered = new Map([['mf-rooms', stableAt('1.0.0')]])
  const away = new Error('away')
  let isAway = true
  const folders = (below: string) => (isAway ? Promise.reject(away) : bucket.store.folders(below))
  const live = open({ bucket: { ...bucket.store, folders }, remembered })
  await expect(live.look()).rejects.toBe(away)
  expect(stableOf(live)).toEqual({ 'mf-rooms': '1.0.0' })
  isAway = false
  await live.look()
  expect(stableOf(live)).toEqual({ 'mf-rooms': '1.1.0' })
})

it('takes the other remotes in where one cannot be read, and reports that', async () => {
  await put('mf-auth', '2.0.0')
  await bucket.store.put('mf-rooms/channels.json', Buffer.from('{'), channelFacts)
  const live = open()
  await expect(live.look()).rejects.toThrow('mf-rooms/channels.json cannot be read')
  expect(stableOf(live)).toEqual({ 'mf-auth': '2.0.0' })
})

it('searches for new remotes every five seconds, and follows one at once that it expects', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  whenDone(() => vi.useRealTimers())
  const live = open()
  await live.look()
  await put('mf-rooms', '1.0.0')
  await put('mf-spa', '1.0.0')
  live.expect('mf-spa')
  await live.look()
  expect(live.remotes()).toEqual(['mf-spa'])
  vi.advanceTimersByTime(5000)
  await live.look()
  expect(live.remotes()).toEqual(['mf-rooms', 'mf-spa'])
})

it('keeps a change of its own that was made while it looked, until the bucket has a newer one', async () => {
  await put('mf-rooms', '1.0.0')
  const read = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const get: typeof bucket.store.get = async (...what) => {
    const found = await bucket.store.get(...what)
    read.resolve()
    await held.promise
    return found
  }
  const live = open({ bucket: { ...bucket.store, get } })
  const look = live.look()
  await read.promise
  await live.set('mf-rooms', stableAt('1.1.0'))
  held.resolve()
  await look
  expect(stableOf(live)).toEqual({ 'mf-rooms': '1.1.0' })
  await put('mf-rooms', '1.2.0')
  await live.look()
  expect(stableOf(live)).toEqual({ 'mf-rooms': '1.2.0' })
})
