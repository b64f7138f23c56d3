import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { aContentApi, aRoom, scene } from '../content-api/content-api.fixture.ts'
import type { ContentApi } from '../content-api/content-api.ts'
import { aSite } from '../site.fixture.ts'
import { createQueue, QueueFull } from './queue.ts'
import { createRoomPreviews } from './room-previews.ts'

const path = '/social/rooms/horizon-room.png'
const bytes = (text: string) => new TextEncoder().encode(text)

describe('the picture of a room', () => {
  it('is a PNG of 1200 × 630, kept for ever under the address that the page names', async () => {
    const get = aSite({ contentApi: aContentApi() })
    const named =
      /http:\/\/localhost(\/social\/[^"]*)"/.exec(await (await get('/rooms/horizon-room')).text())?.[1] ?? ''
    const response = await get(named)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  })

  it('is checked again under an address that does not say what is in it', async () => {
    const get = aSite({ contentApi: aContentApi() })
    for (const other of [path, `${path}?v=0123456789ab`]) {
      const response = await get(other)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      const tag = response.headers.get('etag') ?? ''
      expect((await get(other, { headers: { 'If-None-Match': tag } })).status).toBe(304)
    }
  })

  it('has another address when it was redrawn', async () => {
    const redrawn = bytes(scene.replace('#0f4c5c', '#a33b19'))
    const before = await createRoomPreviews(aContentApi()).addressOf(aRoom)
    const after = await createRoomPreviews(
      aContentApi({ readPicture: async () => ({ status: 'found', value: redrawn }) }),
    ).addressOf(aRoom)
    expect(after).not.toBe(before)
  })

  it('is drawn once, however many ask at the same time', async () => {
    const previews = createRoomPreviews(aContentApi())
    const found = await Promise.all([1, 2, 3].map(() => previews.previewOf(aRoom)))
    const again = await previews.previewOf(aRoom)
    for (const one of found) expect(one?.png).toBe(again?.png)
  })

  it('is not read again for its address until it may have been redrawn', async () => {
    const readPicture = vi.fn(aContentApi().readPicture)
    let nowMs = 0
    const previews = createRoomPreviews(aContentApi({ readPicture }), () => nowMs)
    await previews.addressOf(aRoom)
    await previews.addressOf(aRoom)
    expect(readPicture).toHaveBeenCalledTimes(1)
    nowMs = 11 * 60_000
    await previews.addressOf(aRoom)
    expect(readPicture).toHaveBeenCalledTimes(2)
  })

  it('answers 404 for a room that nobody has', async () => {
    const get = aSite({ contentApi: aContentApi() })
    for (const none of ['/social/rooms/none.png', '/social/rooms/horizon-room.svg', '/social/x.png']) {
      expect((await get(none)).status).toBe(404)
    }
  })

  const without: [string, Partial<ContentApi>][] = [
    ['nobody can be asked', { findRoom: async () => ({ status: 'unavailable' }) }],
    ['its file is broken', { readPicture: async () => ({ status: 'found', value: bytes('<svg') }) }],
    ['its file is gone', { readPicture: async () => ({ status: 'unknown' }) }],
    ['it has none', { findRoom: async () => ({ status: 'found', value: { ...aRoom, images: [] } }) }],
  ]

  it.each(without)('is that of the property where %s', async (_, other) => {
    const response = await aSite({ contentApi: aContentApi(other) })(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/art/og-image.png')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the queue', () => {
  it('does one thing after the other, goes on after a failure, and refuses when too many wait', async () => {
    const queue = createQueue(3)
    let running = 0
    let most = 0
    const work = (fails: boolean) => async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      if (fails) throw new Error('broken')
      return 'done'
    }
    const all = Promise.allSettled([
      queue(work(true)),
      queue(work(false)),
      queue(work(false)),
      queue(work(false)),
    ])
    const [first, second, third, fourth] = await all
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'broken' } })
    expect([second, third]).toEqual(Array(2).fill({ status: 'fulfilled', value: 'done' }))
    expect(fourth).toMatchObject({ status: 'rejected', reason: expect.any(QueueFull) })
    expect(most).toBe(1)
    expect(await queue(work(false))).toBe('done')
  })
})
