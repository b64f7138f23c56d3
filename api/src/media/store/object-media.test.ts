import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMemoryBucket } from '@calm-rest/objects/testing'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { objectMedia } from './object-media.ts'

// a site with photographs in a real store: object-media.s3.test.ts

const open = async () => {
  const bucket = await startMemoryBucket()
  const cache = temporaryFolder('cache')
  const folder = temporaryFolder('photograph')
  for (const file of ['800.avif', '800.webp', '800.jpg']) writeFileSync(join(folder, file), `picture ${file}`)
  const media = objectMedia(bucket.location, cache)
  const read = async (hash: string, file = '800.avif') => (await media.read(hash, file))?.toString()
  return { bucket, cache, folder, media, read }
}

it('stores each file under the hash of its photograph, with its type and for ever', async () => {
  const { bucket, folder, media } = await open()
  expect(media.isHere).toBe(false)
  const rest = await media.put('abc', folder)
  rest()
  const forever = 'public, max-age=31536000, immutable'
  const stored = [...bucket.objects].map(([key, { headers }]) => [key, headers]).sort()
  expect(stored).toEqual(
    ['avif', 'jpg', 'webp'].map((ending) => [
      `calm-rest/abc/800.${ending}`,
      { 'content-type': `image/${ending === 'jpg' ? 'jpeg' : ending}`, 'cache-control': forever },
    ]),
  )
})

it('writes no file again that is there', async () => {
  const { folder, media, read } = await open()
  await media.put('abc', folder)
  writeFileSync(join(folder, '800.avif'), 'another')
  await media.put('abc', folder)
  expect(await read('abc')).toBe('picture 800.avif')
})

it('reads from the bucket once, and then from its cache, which may be deleted', async () => {
  const { bucket, cache, folder, media, read } = await open()
  await media.put('abc', folder)
  const asked = () => bucket.asked.filter((one) => one.startsWith('GET')).length
  expect([await read('abc'), await read('abc'), asked()]).toEqual(['picture 800.avif', 'picture 800.avif', 1])
  expect(readFileSync(join(cache, 'abc/800.avif'), 'utf8')).toBe('picture 800.avif')
  expect(readdirSync(join(cache, 'abc'))).toEqual(['800.avif'])
  rmSync(cache, { recursive: true })
  expect([await read('abc'), asked()]).toEqual(['picture 800.avif', 2])
})

it('has nothing for an unknown photograph, and caches nothing of it', async () => {
  const { cache, read } = await open()
  expect(await read('none')).toBeUndefined()
  expect(readdirSync(cache)).toEqual([])
})

it('sends a picture that it cannot cache', async () => {
  const { cache, folder, media, read } = await open()
  await media.put('abc', folder)
  writeFileSync(join(cache, 'abc'), 'a file in the place of a folder')
  expect(await read('abc')).toBe('picture 800.avif')
})

it('removes a photograph from bucket and cache, and no other', async () => {
  const { bucket, cache, folder, media, read } = await open()
  for (const hash of ['abc', 'abcd']) {
    await media.put(hash, folder)
    await read(hash)
  }
  await media.remove('abc')
  expect([...bucket.objects.keys()].every((key) => key.startsWith('calm-rest/abcd/'))).toBe(true)
  expect([existsSync(join(cache, 'abc')), await read('abc'), await read('abcd')]).toEqual([
    false,
    undefined,
    'picture 800.avif',
  ])
})
