import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMemoryBucket } from '@calm-rest/objects/testing'
import { expect, it } from 'vitest'
import { openTempDir } from '../../../testing/test-api.ts'
import { createKeyPair, createSeal, createUnseal } from './age.ts'
import { encodeFileList, openFileList, readFileOf } from './file-list.ts'
import { createFileShipper } from './files.ts'
import { blobKey, listKey } from './names.ts'
import { sealedFacts } from './shipper.ts'

const openFiles = async () => {
  const folder = openTempDir()
  const { store, objects } = await startMemoryBucket()
  const { identity, recipient } = await createKeyPair()
  const clock = { ms: Date.parse('2027-06-01T08:00:00.000Z') }
  const now = () => new Date(clock.ms)
  const seal = createSeal([recipient])
  const unseal = createUnseal([identity])
  const write = (path: string, content: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const blobs = () => [...objects.keys()].filter((key) => key.includes('blobs/')).length
  const begin = () =>
    createFileShipper({ folders: { media: folder, none: join(folder, 'none') }, store, seal, now })
  /** Paths and contents of the newest list. */
  const contents = async (at = now()) => {
    const listed = await openFileList(store, unseal, at)
    const read = await Promise.all(
      listed.map(async (one) => [one.path, String(await readFileOf(store, unseal, one))]),
    )
    return Object.fromEntries(read)
  }
  return { folder, store, seal, unseal, clock, now, write, blobs, begin, contents }
}

it('stores each content once, and lists paths when something has changed', async () => {
  const { folder, write, begin, blobs, contents, clock } = await openFiles()
  write('a/1.webp', 'one')
  write('b/1.webp', 'one')
  write('.new-c/1.webp', 'draft')
  write('.draft', 'draft')
  const shipper = begin()
  expect(await shipper.ship()).toBe(2)
  expect(blobs()).toBe(1)
  expect(await shipper.ship()).toBeUndefined()
  clock.ms += 60_000
  write('a/2.webp', 'two')
  rmSync(join(folder, 'b'), { recursive: true })
  expect(await shipper.ship()).toBe(2)
  expect(await contents()).toEqual({ 'media/a/1.webp': 'one', 'media/a/2.webp': 'two' })
  expect(await contents(new Date(clock.ms - 1))).toEqual({ 'media/a/1.webp': 'one', 'media/b/1.webp': 'one' })
  // after a restart nothing is uploaded again
  clock.ms += 60_000
  await begin().ship()
  expect(blobs()).toBe(2)
})

it('takes no more of a file than its list says', async () => {
  const { store, seal, unseal, write, begin, now } = await openFiles()
  write('a.webp', 'one')
  await begin().ship()
  const [file] = await openFileList(store, unseal, now())
  if (!file) throw new Error('A file was expected')
  expect(file.bytes).toBe(3)
  await store.put(blobKey(file.sha256), await seal(Buffer.alloc(100_000)), sealedFacts)
  await expect(readFileOf(store, unseal, file)).rejects.toThrow('has more than the 0.0 MB that it may have')
})

it.each([
  '../a',
  'media/../../a',
  '/a',
  'media//a',
  'media/.',
  String.raw`media\a`,
  'media/a\n/../../b',
  'media/\0',
])('a list cannot name %j, outside its folder', async (path) => {
  const { store, seal, unseal, now } = await openFiles()
  const list = encodeFileList([{ path, sha256: '0'.repeat(64) }])
  await store.create(listKey(now()), await seal(list), sealedFacts)
  await expect(openFileList(store, unseal, now())).rejects.toThrow()
})
