import { expect, it } from 'vitest'
import { createBucket } from './bucket.ts'
import { startMemoryBucket } from './testing/index.ts'

// how a real store behaves: bucket.s3.test.ts

const facts = { contentType: 'text/css', cacheControl: 'no-store' }
const bytes = (text: string) => Buffer.from(text)

it('stores an object below the prefix, with the headers of its facts', async () => {
  const { store, objects } = await startMemoryBucket()
  expect(store.name).toBe('s3://memory/calm-rest')
  await store.put('a/b.css', bytes('one'), facts)
  await store.put('a/b.css.br', bytes('x'), { ...facts, contentEncoding: 'br' })
  expect([...objects].map(([key, { headers }]) => [key, headers])).toEqual([
    ['calm-rest/a/b.css', { 'content-type': 'text/css', 'cache-control': 'no-store' }],
    [
      'calm-rest/a/b.css.br',
      { 'content-type': 'text/css', 'cache-control': 'no-store', 'content-encoding': 'br' },
    ],
  ])
  expect((await store.get('a/b.css'))?.content).toEqual(bytes('one'))
  await store.remove('a/b.css')
  expect(await store.get('a/b.css')).toBeUndefined()
})

it('reads an object only if it has another etag', async () => {
  const { store } = await startMemoryBucket()
  await store.put('a', bytes('one'), facts)
  const { etag = '' } = (await store.get('a')) ?? {}
  expect(await store.getUnless(etag, 'a')).toBe('same')
  await store.put('a', bytes('two'), facts)
  expect(await store.getUnless(etag, 'a')).toMatchObject({ content: bytes('two') })
  await store.remove('a')
  expect(await store.getUnless(etag, 'a')).toBeUndefined()
})

it('reads no more than it is told to', async () => {
  const { store } = await startMemoryBucket()
  await store.put('a', bytes('one'), facts)
  expect(await store.getAtMost(3, 'a')).toMatchObject({ content: bytes('one') })
  expect(await store.getAtMost(2, 'a')).toBe('larger')
  expect(await store.getAtMost(2, 'b')).toBeUndefined()
})

it('creates an object once, and replaces exactly the one that was read', async () => {
  const { store, objects } = await startMemoryBucket()
  expect(await store.create('a', bytes('one'), facts)).toBe(true)
  expect(await store.create('a', bytes('two'), facts)).toBe(false)
  const { etag = '' } = (await store.get('a')) ?? {}
  expect(await store.replace('"another"', 'a', bytes('two'), facts)).toBe(false)
  expect(await store.replace(etag, 'a', bytes('two'), facts)).toBe(true)
  expect((await store.get('a'))?.content).toEqual(bytes('two'))
  // a store that accepts etags without quotes only
  for (const object of objects.values()) object.etag = 'bare'
  expect(await store.replace('"bare"', 'a', bytes('three'), facts)).toBe(true)
})

it('lists all pages of what is below a prefix, without its own prefix', async () => {
  const { store } = await startMemoryBucket({ pageSize: 2 })
  for (const key of ['rooms/1/a', 'rooms/1/b', 'rooms/2/a', 'rooms/2/b', 'rooms/3/a', 'desk/1'])
    await store.put(key, bytes(key), facts)
  const listed = await store.list('rooms/')
  expect(listed.map(({ key }) => key)).toEqual([
    'rooms/1/a',
    'rooms/1/b',
    'rooms/2/a',
    'rooms/2/b',
    'rooms/3/a',
  ])
  expect(listed[0]).toMatchObject({ bytes: 9, changedAt: expect.any(Date) })
  expect([await store.folders(''), await store.folders('rooms/')]).toEqual([
    ['desk', 'rooms'],
    ['1', '2', '3'],
  ])
})

it('says so in every call where there is no such bucket', async () => {
  const { location } = await startMemoryBucket()
  const none = createBucket({ ...location, bucket: 'none' })
  const failed = { name: 'ObjectStoreFailed', code: 'NoSuchBucket' }
  await expect(none.get('a')).rejects.toMatchObject(failed)
  await expect(none.getUnless('"x"', 'a')).rejects.toMatchObject(failed)
  await expect(none.put('a', bytes('x'), facts)).rejects.toMatchObject(failed)
  await expect(none.create('a', bytes('x'), facts)).rejects.toMatchObject(failed)
  await expect(none.replace('"x"', 'a', bytes('x'), facts)).rejects.toMatchObject(failed)
  await expect(none.remove('a')).rejects.toMatchObject(failed)
  await expect(none.list('')).rejects.toMatchObject(failed)
  await expect(none.folders('')).rejects.toMatchObject(failed)
  none.close()
})
