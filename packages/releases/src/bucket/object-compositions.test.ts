import type { Composition } from '@calm-rest/contract/releases'
import { startMemoryBucket } from '@calm-rest/objects/testing'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { manifestOf } from '../manifest.fixture.ts'
import { createObjectCompositions } from './object-compositions.ts'

const id = '0123456789ab'
const composition: Composition = {
  id,
  remotes: { 'mf-rooms': { base: '/', manifest: manifestOf('1.0.0'), source: 'stable' } },
}
const set = { 'mf-rooms': '1.0.0' }
const hour = 60 * 60 * 1000
const at = (ms: number) => new Date(Date.UTC(2027, 0, 1) + ms)

const open = async () => {
  const bucket = await startMemoryBucket()
  const writes = () => bucket.asked.filter((one) => one === `PUT calm-rest/compositions/${id}.json`).length
  return { bucket, writes, server: () => createObjectCompositions(bucket.store, temporaryFolder('machine')) }
}

it('stores a set that was served for all servers, once an hour', async () => {
  const { bucket, writes, server } = await open()
  const { compositions } = server()
  for (const ms of [0, 1, hour - 1]) compositions.note(composition, at(ms))
  expect(compositions.read(id)).toEqual(set)
  await expect.poll(writes).toBe(1)
  compositions.note(composition, at(hour))
  await expect.poll(writes).toBe(2)
  expect([...bucket.objects.values()].map(({ headers }) => headers)).toEqual([
    { 'content-type': 'application/json', 'cache-control': 'no-store' },
  ])
})

it('stores it with the next page where the bucket failed', async () => {
  const { bucket, writes } = await open()
  let fails = 1
  const put: typeof bucket.store.put = async (...what) => {
    if (fails-- > 0) throw new Error('away')
    return bucket.store.put(...what)
  }
  const { compositions } = createObjectCompositions({ ...bucket.store, put }, temporaryFolder('machine'))
  compositions.note(composition, at(0))
  await new Promise(setImmediate)
  compositions.note(composition, at(1))
  await expect.poll(writes).toBe(1)
})

it('knows the sets that any server served since a moment', async () => {
  const { bucket, writes, server } = await open()
  server().compositions.note(composition, at(0))
  await expect.poll(writes).toBe(1)
  const changedAt = bucket.objects.get(`calm-rest/compositions/${id}.json`)?.changedAt ?? at(0)
  const { compositions } = server()
  expect(await compositions.servedSince(changedAt)).toEqual([set])
  expect(await compositions.servedSince(new Date(changedAt.getTime() + 1))).toEqual([])
})

it('fetches a set once that another server served, and asks for nothing that is no id', async () => {
  const { bucket, writes, server } = await open()
  server().compositions.note(composition, at(0))
  await expect.poll(writes).toBe(1)
  const { compositions, ensureLocal } = server()
  const before = bucket.asked.length
  for (const one of [id, id, 'ffffffffffff', '../mf-rooms']) await ensureLocal(one)
  expect([compositions.read(id), compositions.read('ffffffffffff')]).toEqual([set, undefined])
  expect(bucket.asked.length - before).toBe(2)
})
