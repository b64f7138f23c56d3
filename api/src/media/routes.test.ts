import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { rooms } from '../stays/seed/rooms/index.ts'
import { placeOf } from '../testing/engine.ts'
import { saveJpeg } from '../testing/photos.ts'
import { openTempDir, openTestApi } from '../testing/test-api.ts'
import { openMediaStore, openPhotographs } from './open-photographs.ts'

it('serves a drawing that can only be styled, to partner pages too', async () => {
  const api = await openTestApi()
  const { status, headers } = await api.get('/media/scenes/coral-suite-1.svg')
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  const etag = headers.get('ETag') ?? ''
  expect((await api.get('/media/scenes/coral-suite-1.svg', { 'If-None-Match': etag })).status).toBe(304)
})

it('has every picture that a room refers to, and one for rooms without', async () => {
  const api = await openTestApi()
  const named: string[] = []
  for (const { id } of rooms) {
    const { images } = await (await api.get(`/api/rooms/${id}`)).json()
    named.push(...images)
  }
  expect(named).toHaveLength(rooms.length * 4)
  const missing = []
  for (const path of ['/media/placeholder.svg', ...named]) {
    if ((await api.get(path)).status !== 200) missing.push(path)
  }
  expect(missing).toEqual([])
})

it('draws no sea in a room of a house elsewhere: only the seed’s own examples have their scenes there', async () => {
  const api = await openTestApi()
  const pictureOf = async (id: string) => (await (await api.get(`/api/rooms/${id}`)).json()).images[0]
  const placeholder = async () => (await api.get('/media/placeholder.svg')).headers.get('ETag')
  const bySea = await placeholder()
  await api.db.exec("UPDATE room_types SET is_example = 0 WHERE id = 'coral-suite'")
  expect(await pictureOf('coral-suite')).toBe('/media/scenes/coral-suite-1.svg')
  await api.db.exec("UPDATE property_look SET drawings = 'plain'")
  expect([await pictureOf('coral-suite'), await pictureOf('tea-planter-room')]).toEqual([
    undefined,
    '/media/scenes/tea-planter-room-1.svg',
  ])
  expect(await placeholder()).not.toBe(bySea)
})

it('serves every file of a photograph as immutable, to partner pages too', async () => {
  const api = await openTestApi()
  const media = await openPhotographs({ ...placeOf(api.dataDir), who: 'nirosha' })
  onTestFinished(() => media.close())
  await media.add(await saveJpeg('veranda.jpg', 900, 300), { roomId: 'coral-suite' })
  const { pictures } = await (await api.get('/api/rooms/coral-suite')).json()
  const [{ src, sources }] = pictures
  const addresses = sources.flatMap(({ type, srcset }: { type: string; srcset: string }) =>
    srcset.split(', ').map((candidate) => [candidate.split(' ')[0], type]),
  )
  expect(addresses).toHaveLength(6)
  for (const [address, type] of [...addresses, [src, 'image/jpeg']]) {
    const { status, headers } = await api.get(address)
    expect([address, status]).toEqual([address, 200])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    const again = await api.get(address, { 'If-None-Match': headers.get('ETag') ?? '' })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, headers.get('cache-control')])
  }
})

it('serves nothing but photographs from their folder', async () => {
  const api = await openTestApi()
  const hash = 'a'.repeat(32)
  const folder = join(api.dataDir, 'media', hash)
  mkdirSync(folder, { recursive: true })
  for (const name of ['480.svg', 'notes.txt', '480.webp.bak']) writeFileSync(join(folder, name), 'x')
  const paths = [
    `${hash}/480.svg`,
    `${hash}/notes.txt`,
    `${hash}/480.webp.bak`,
    `${hash}/480.webp`,
    `${hash}`,
    `${hash}/`,
    `${hash}/..%2f..%2fcalm-rest.db`,
    `..%2f..%2fcalm-rest.db/480.webp`,
    `${hash.toUpperCase()}/480.webp`,
  ]
  for (const path of paths) {
    const answer = await api.get(`/media/photos/${path}`)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
  }
})

it('says that a photograph cannot be read now, rather than that there is none', async () => {
  const folder = openTempDir()
  const files = openMediaStore({}, folder)
  const read = () => Promise.reject(new Error('the store is away'))
  const api = await openTestApi({ dataDir: folder, media: Object.assign({}, files, { read }) })
  const { status, headers } = await api.get(`/media/photos/${'a'.repeat(32)}/480.avif`)
  expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store'])
})
