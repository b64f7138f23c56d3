import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { placeOf } from '../../testing/engine.ts'
import { saveJpeg } from '../../testing/photos.ts'
import { openTestApi } from '../../testing/test-api.ts'
import { openPhotographs } from '../index.ts'

/** A site that runs, and the owner beside it in another process's place: on a connection of its own. */
const openSeeded = async () => {
  const api = await openTestApi()
  const media = await openPhotographs(placeOf(api.dataDir), () => new Date('2027-06-01T06:00:00Z'))
  onTestFinished(() => media.close())
  const roomOf = async (id: string) => (await api.get(`/api/rooms/${id}`)).json()
  const inList = async (id: string) =>
    (await (await api.get('/api/rooms/')).json()).find((room: { _id: string }) => room._id === id)
  const folders = () => {
    const mediaDir = join(api.dataDir, 'media')
    return existsSync(mediaDir) ? readdirSync(mediaDir) : []
  }
  const namesOf = async (id: string) =>
    (await media.list(id)).flatMap((room) => room.photographs.map((one) => one.fileName))
  return { ...api, media, roomOf, inList, folders, namesOf }
}

const scene = (room: string, n: number) => `/media/scenes/${room}-${n}.svg`

it('describes the drawn scenes of a room without a photograph, in the order of images', async () => {
  const { roomOf, inList } = await openSeeded()
  const room = await roomOf('coral-suite')
  expect(room.pictures).toEqual(
    [1, 2, 3, 4].map((n) => ({ src: scene('coral-suite', n), width: 1200, height: 800 })),
  )
  expect(room.images).toEqual([1, 2, 3, 4].map((n) => scene('coral-suite', n)))
  expect(await inList('coral-suite')).toEqual(room)
})

it('shows a photograph instead of the scenes of its room, at once, and leaves other rooms alone', async () => {
  const { media, roomOf, inList, get } = await openSeeded()
  const before = await get('/api/rooms/')
  await media.add(await saveJpeg('veranda.jpg', 1000, 250), { roomId: 'coral-suite' })

  const room = await roomOf('coral-suite')
  expect(room.pictures).toHaveLength(1)
  const [picture] = room.pictures
  const folder = /^(\/media\/photos\/[0-9a-f]{32})\/1000\.jpg$/.exec(picture.src)?.[1]
  expect(picture).toEqual({
    src: `${folder}/1000.jpg`,
    width: 1000,
    height: 250,
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcset: [480, 800, 1000].map((width) => `${folder}/${width}.${format} ${width}w`).join(', '),
    })),
    preview: expect.stringMatching(/^data:image\/webp;base64,/),
  })
  expect(room.images).toEqual([picture.src])
  // the list was remembered by the running site
  expect((await get('/api/rooms/')).headers.get('ETag')).not.toBe(before.headers.get('ETag'))
  expect(await inList('coral-suite')).toEqual(room)
  expect((await inList('horizon-room')).images).toHaveLength(4)
})

it('puts photographs at the position asked for, else last, and closes gaps', async () => {
  const { media, namesOf, roomOf } = await openSeeded()
  const add = async (name: string, sea: string, position?: number) =>
    media.add(await saveJpeg(name, 800, 200, sea), { roomId: 'coral-suite', position })
  await add('a.jpg', '#111111')
  const b = await add('b.jpg', '#222222')
  expect(await add('c.jpg', '#333333', 1)).toMatchObject({ position: 1, count: 3 })
  expect(await namesOf('coral-suite')).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])
  await add('d.jpg', '#444444', 2)
  expect(await namesOf('coral-suite')).toEqual(['c.jpg', 'd.jpg', 'a.jpg', 'b.jpg'])
  await media.remove(b.id)
  expect(await add('e.jpg', '#555555')).toMatchObject({ position: 4, count: 4 })
  expect(await namesOf('coral-suite')).toEqual(['c.jpg', 'd.jpg', 'a.jpg', 'e.jpg'])
  expect((await roomOf('coral-suite')).images).toHaveLength(4)
  await expect(add('f.jpg', '#666666', 6)).rejects.toThrow('--position can be 1 to 5')
})

it('goes back to the scenes with the last photograph, and removes its files', async () => {
  const { media, roomOf, inList, folders } = await openSeeded()
  const { id } = await media.add(await saveJpeg('a.jpg'), { roomId: 'coral-suite' })
  expect(folders()).toHaveLength(1)
  expect(await media.remove(id)).toMatchObject({ count: 0, photograph: { fileName: 'a.jpg' } })
  expect(folders()).toEqual([])
  expect((await roomOf('coral-suite')).images[0]).toBe(scene('coral-suite', 1))
  expect((await inList('coral-suite')).images[0]).toBe(scene('coral-suite', 1))
  await expect(media.remove(id)).rejects.toThrow(`There is no photograph number ${id}.`)
})

it('keeps the files of a photograph as long as one room shows it', async () => {
  const { media, roomOf, folders, get } = await openSeeded()
  const file = await saveJpeg('a.jpg')
  const first = await media.add(file, { roomId: 'coral-suite' })
  const second = await media.add(file, { roomId: 'horizon-room' })
  expect(folders()).toHaveLength(1)
  await media.remove(first.id)
  const [src] = (await roomOf('horizon-room')).images
  expect((await get(src)).status).toBe(200)
  await media.remove(second.id)
  expect(folders()).toEqual([])
})

it('never gives a number twice', async () => {
  const { media } = await openSeeded()
  const file = await saveJpeg('a.jpg')
  const first = await media.add(file, { roomId: 'coral-suite' })
  await media.remove(first.id)
  expect((await media.add(file, { roomId: 'coral-suite' })).id).toBeGreaterThan(first.id)
})

it('shows a photograph once in a room, also where it is added twice at the same moment', async () => {
  const { media, namesOf, folders } = await openSeeded()
  const file = await saveJpeg('a.jpg')
  const both = await Promise.allSettled([1, 2].map(() => media.add(file, { roomId: 'coral-suite' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(media.add(file, { roomId: 'coral-suite' })).rejects.toThrow(
    /^Coral Suite already shows this photograph, as picture 1 \(number \d+\)\./,
  )
  expect(await namesOf('coral-suite')).toEqual(['a.jpg'])
  expect(folders()).toHaveLength(1)
})

it('names the rooms where it is asked for one that nobody owns', async () => {
  const { media } = await openSeeded()
  const unknown = /^There is no room attic\. Rooms: cinnamon-room, coral-suite, .*turtle-bay-room\.$/
  await expect(media.add(await saveJpeg('a.jpg'), { roomId: 'attic' })).rejects.toThrow(unknown)
  await expect(media.list('attic')).rejects.toThrow(unknown)
})

it('refuses a folder without a database, and makes none', async () => {
  const { dataDir } = await openTestApi()
  const elsewhere = join(dataDir, 'elsewhere')
  await expect(openPhotographs({ dataDir: elsewhere })).rejects.toThrow('Start the site once with npm start')
  expect(existsSync(elsewhere)).toBe(false)
})
