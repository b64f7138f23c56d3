import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ObjectStore } from '@calm-rest/objects'
import { startMemoryBucket } from '@calm-rest/objects/testing'
import { beforeEach, expect, it } from 'vitest'
import { wholeBuild } from '../whole-release.fixture.ts'
import { manifestKey } from './keys.ts'
import { publishObjects } from './publish-objects.ts'

let bucket: Awaited<ReturnType<typeof startMemoryBucket>>

beforeEach(async () => {
  bucket = await startMemoryBucket()
})

const publish = ({ manifest, dist }: ReturnType<typeof wholeBuild>, store: ObjectStore = bucket.store) =>
  publishObjects(store, manifest, dist, '{"signature":"a"}')

const below = 'calm-rest/mf-rooms/1.0.0/'
const headersOf = (name: string) => bucket.objects.get(below + name)?.headers

it('writes the claim first, then the files and the signature, and release.json last', async () => {
  const build = wholeBuild('1.0.0')
  // what only a store writes is not taken from a build
  writeFileSync(join(build.dist, 'publishing.json'), 'of another store')
  await publish(build)
  const written = bucket.asked.filter((one) => one.startsWith('PUT')).map((one) => one.split(below)[1])
  const files = Object.keys(build.manifest.files).flatMap((name) => [name, `${name}.br`, `${name}.gz`])
  expect([...written].sort()).toEqual(
    [...files, 'publishing.json', 'release.json', 'release.sig.json'].sort(),
  )
  expect([written[0], ...written.slice(-2)]).toEqual(['publishing.json', 'release.sig.json', 'release.json'])
})

it('gives each object the type, encoding and age that a CDN is to send', async () => {
  await publish(wholeBuild('1.0.0'))
  const forever = 'public, max-age=31536000, immutable'
  const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': forever }
  const style = { 'content-type': 'text/css; charset=utf-8', 'cache-control': forever }
  expect(headersOf('entry.js')).toEqual(script)
  expect(headersOf('entry.js.br')).toEqual({ ...script, 'content-encoding': 'br' })
  expect(headersOf('room-list.css.gz')).toEqual({ ...style, 'content-encoding': 'gzip' })
  expect(headersOf('art/leaf.webp')).toEqual({ 'content-type': 'image/webp', 'cache-control': forever })
  expect(headersOf('release.sig.json')).toEqual({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=2, must-revalidate',
  })
  expect(headersOf('publishing.json')).toEqual({
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
})

it('publishes a version once', async () => {
  const build = wholeBuild('1.0.0')
  await publish(build)
  await expect(publish(build)).rejects.toMatchObject({ code: 'version_exists' })
})

it('goes on after an interruption with the same files, and refuses others', async () => {
  const build = wholeBuild('1.0.0')
  await publish(build)
  const key = `${below}release.json`
  const release = bucket.objects.get(key)?.content
  bucket.objects.delete(key)
  await expect(publish(wholeBuild('1.0.0', 'mf-rooms', 'other'))).rejects.toThrow(
    'Other files were begun to be published as mf-rooms 1.0.0',
  )
  expect(bucket.objects.has(key)).toBe(false)
  await publish(build)
  expect(bucket.objects.get(key)?.content).toEqual(release)
})

/** A store in which `theirs` is written just before our release.json, or ours without an answer. */
const racing = (theirs: Buffer | undefined): ObjectStore => ({
  ...bucket.store,
  create: async (key, content, facts) => {
    const isLast = key === manifestKey('mf-rooms', '1.0.0')
    if (isLast) await bucket.store.put(key, theirs ?? content, facts)
    return !isLast && bucket.store.create(key, content, facts)
  },
})

it('has published where the answer to its last write was lost', async () => {
  await expect(publish(wholeBuild('1.0.0'), racing(undefined))).resolves.toBeUndefined()
})

it('has not published where another release.json is there', async () => {
  const late = publish(wholeBuild('1.0.0'), racing(Buffer.from('{}')))
  await expect(late).rejects.toMatchObject({ code: 'version_exists' })
})
