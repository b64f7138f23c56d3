import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTestBucket, startFaultProxy } from '@calm-rest/objects/testing'
import { expect, it, onTestFinished } from 'vitest'
import { placeOf } from '../testing/engine.ts'
import { saveJpeg } from '../testing/photos.ts'
import { openTempDir, openTestApi } from '../testing/test-api.ts'
import { openMediaStore, openPhotographs } from './open-photographs.ts'

/** Opens a site with photographs in a bucket, and the owner beside it. */
const openSeeded = async () => {
  const bucket = await createTestBucket()
  const proxy = await startFaultProxy(bucket.access.AWS_ENDPOINT_URL_S3)
  const variables = { ...bucket.access, AWS_ENDPOINT_URL_S3: proxy.address, MEDIA_URL: bucket.url }
  const dataDir = openTempDir()
  const files = openMediaStore(variables, dataDir)
  const api = await openTestApi({ dataDir, media: files })
  const media = await openPhotographs({ ...placeOf(dataDir), who: 'nirosha', files })
  onTestFinished(() => media.close())
  const addressesOf = async (room: string): Promise<string[]> => {
    const { pictures } = await (await api.get(`/api/rooms/${room}`)).json()
    return pictures.flatMap(({ src, sources = [] }: { src: string; sources?: { srcset: string }[] }) => [
      src,
      ...sources.flatMap(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0] ?? '')),
    ])
  }
  return { api, media, proxy, bucket, dataDir, addressesOf }
}

it('serves a photograph from the bucket as immutable, and stores none of its files in the data folder', async () => {
  const { api, media, bucket, dataDir, addressesOf } = await openSeeded()
  await media.add(await saveJpeg('veranda.jpg'), { roomId: 'coral-suite' })
  const addresses = await addressesOf('coral-suite')
  expect(addresses).toHaveLength(5)
  for (const address of addresses) {
    const { status, headers } = await api.get(address)
    expect([address, status]).toEqual([address, 200])
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  }
  expect(readdirSync(join(dataDir, 'media'))).toEqual([])
  const key = addresses.find((address) => address.endsWith('.avif'))?.replace('/media/photos/', '') ?? ''
  expect(await bucket.headersOf(key)).toMatchObject({
    ContentType: 'image/avif',
    CacheControl: 'public, max-age=31536000, immutable',
  })
})

it('answers from its cache while the bucket is unavailable, and reports an error for other files', async () => {
  const { api, media, proxy, dataDir, addressesOf } = await openSeeded()
  await media.add(await saveJpeg('veranda.jpg'), { roomId: 'coral-suite' })
  const [first = '', second = ''] = await addressesOf('coral-suite')
  await api.get(first)
  proxy.cut()
  expect((await api.get(first)).status).toBe(200)
  const away = await api.get(second)
  expect([away.status, away.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  await expect(media.add(await saveJpeg('other.jpg', 800, 600), { roomId: 'coral-suite' })).rejects.toThrow(
    'The object store',
  )
  expect((await media.list('coral-suite'))[0]?.photographs).toHaveLength(1)
  proxy.mend()
  rmSync(join(dataDir, 'cache/media'), { recursive: true })
  expect((await api.get(second)).status).toBe(200)
})

it('keeps the files as long as one room shows them, and removes them with the last', async () => {
  const { api, media, dataDir, addressesOf } = await openSeeded()
  const file = await saveJpeg('veranda.jpg')
  const one = await media.add(file, { roomId: 'coral-suite' })
  const [address = ''] = await addressesOf('coral-suite')
  await api.get(address)
  const other = await media.add(file, { roomId: 'horizon-room' })
  await media.remove(one.id)
  await media.forget(one.id)
  expect((await api.get(address)).status).toBe(200)
  await media.remove(other.id)
  await media.forget(other.id)
  expect((await api.get(address)).status).toBe(404)
  expect(existsSync(join(dataDir, 'cache/media', address.split('/')[3] ?? ''))).toBe(false)
})
