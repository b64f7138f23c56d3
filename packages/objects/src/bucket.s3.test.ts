import { beforeEach, describe, expect, it } from 'vitest'
import { createBucket } from './bucket.ts'
import { forEachConcurrently } from './for-each-concurrently.ts'
import { readBucketLocation } from './location.ts'
import type { ObjectFacts, ObjectStore } from './object-store.ts'
import { createTestBucket, startFaultProxy } from './testing/index.ts'

const facts: ObjectFacts = { contentType: 'text/plain', cacheControl: 'no-store' }
const bytes = (text: string) => Buffer.from(text)
const textOf = async (key: string) => (await store.get(key))?.content.toString()

let store: ObjectStore
let variables: Record<string, string>
let headersOf: Awaited<ReturnType<typeof createTestBucket>>['headersOf']

const open = (changed: Record<string, string> = {}) => {
  const location = readBucketLocation('MEDIA_URL', { ...variables, ...changed })
  if (!location) throw new Error('The environment names no bucket')
  return createBucket(location)
}

beforeEach(async () => {
  const bucket = await createTestBucket()
  variables = { ...bucket.access, MEDIA_URL: bucket.url }
  headersOf = bucket.headersOf
  store = open()
})

it('returns what was stored, and undefined otherwise', async () => {
  await store.put('a/b.txt', bytes('one'), facts)
  expect(await textOf('a/b.txt')).toBe('one')
  expect(await store.get('a/c.txt')).toBeUndefined()
  await store.remove('a/b.txt')
  await store.remove('a/b.txt')
  expect(await store.get('a/b.txt')).toBeUndefined()
})

it("gives HTTP readers an object's content type", async () => {
  const packed = { contentType: 'text/css', contentEncoding: 'br', cacheControl: 'public, max-age=31536000' }
  await store.put('a.css.br', bytes('x'), packed)
  expect(await headersOf('a.css.br')).toEqual({
    ContentType: 'text/css',
    ContentEncoding: 'br',
    CacheControl: 'public, max-age=31536000',
  })
})

it('sends a body only for another etag', async () => {
  await store.put('a', bytes('one'), facts)
  const { etag = '' } = (await store.get('a')) ?? {}
  expect(await store.getUnless(etag, 'a')).toBe('same')
  await store.put('a', bytes('two'), facts)
  expect(await store.getUnless(etag, 'a')).toMatchObject({ content: bytes('two') })
  await store.remove('a')
  expect(await store.getUnless(etag, 'a')).toBeUndefined()
})

describe('an object that must not be another', () => {
  it('is created once by concurrent writers', async () => {
    const made = await Promise.all(
      Array.from({ length: 24 }, (_, i) => store.create('a', bytes(`by ${i}`), facts)),
    )
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await textOf('a')).toBe(`by ${made.indexOf(true)}`)
    expect(await store.create('a', bytes('later'), facts)).toBe(false)
  })

  it('is replaced only by a writer that has read the current version', async () => {
    await store.put('a', bytes('first'), facts)
    const { etag = '' } = (await store.get('a')) ?? {}
    const done = await Promise.all(
      Array.from({ length: 24 }, (_, i) => store.replace(etag, 'a', bytes(`by ${i}`), facts)),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await textOf('a')).toBe(`by ${done.indexOf(true)}`)
    expect(await store.replace(etag, 'a', bytes('late'), facts)).toBe(false)
    await store.remove('a')
    expect(await store.replace(etag, 'a', bytes('later'), facts)).toBe(false)
    expect(await store.get('a')).toBeUndefined()
  })
})

it('lists everything below a folder, also beyond the thousand that one answer holds', async () => {
  const keys = Array.from({ length: 1_010 }, (_, i) => `many/${String(i).padStart(4, '0')}`)
  await forEachConcurrently(32, [...keys, 'other/a', 'many-more'], (key) => store.put(key, bytes(key), facts))
  const listed = await store.list('many/')
  expect(listed.map(({ key }) => key)).toEqual(keys)
  expect(listed[0]).toMatchObject({ bytes: 9, changedAt: expect.any(Date) })
  expect(await store.folders('')).toEqual(['many', 'other'])
})

describe('a store that does not do it', () => {
  it.each([
    ['has no such bucket', { MEDIA_URL: 's3://nobody-made-this/x' }, 'NoSuchBucket'],
    ['knows another secret', { AWS_SECRET_ACCESS_KEY: 'wrong' }, 'SignatureDoesNotMatch'],
    ['is not there', { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
  ])('%s: every call says so, by its code', async (_, changed, code) => {
    const other = open(changed)
    const failed = { name: 'ObjectStoreFailed', code }
    await expect(other.get('a')).rejects.toMatchObject(failed)
    await expect(other.create('a', bytes('x'), facts)).rejects.toMatchObject(failed)
    await expect(other.replace('"x"', 'a', bytes('x'), facts)).rejects.toMatchObject(failed)
    await expect(other.list('')).rejects.toMatchObject(failed)
  })

  it('closes a connection once: the request is repeated', async () => {
    const proxy = await startFaultProxy(variables.AWS_ENDPOINT_URL_S3 ?? '')
    const behind = open({ AWS_ENDPOINT_URL_S3: proxy.address })
    proxy.loseNextAnswer('PUT')
    await behind.put('a', bytes('one'), facts)
    expect(await textOf('a')).toBe('one')
    expect(proxy.asked.filter((one) => one.startsWith('PUT'))).toHaveLength(2)
  })
})
