import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import { openDesk } from '../../desk/open-desk.ts'
import { placeOf } from '../../testing/engine.ts'
import { saveJpeg } from '../../testing/photos.ts'
import { openTestApi } from '../../testing/test-api.ts'
import { openPhotographs } from '../open-photographs.ts'
import { folderMedia } from '../store/folder-media.ts'
import { createForgetRemoved } from './forget-removed.ts'

/** Opens a running site, and the owner as if in another process, on a connection of its own. */
const openSeeded = async () => {
  const api = await openTestApi()
  const media = await openPhotographs({
    ...placeOf(api.dataDir),
    who: 'nirosha',
    now: () => new Date('2027-06-01T06:00:00Z'),
  })
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

/** Returns a room as in the list. Only its own page has the terms. */
const withoutTerms = ({ terms, plan, ...room }: Record<string, unknown>) => room

it('describes the drawn scenes of a room without a photograph, in the order of images', async () => {
  const { roomOf, inList } = await openSeeded()
  const room = await roomOf('coral-suite')
  expect(room.pictures).toEqual(
    [1, 2, 3, 4].map((n) => ({
      src: scene('coral-suite', n),
      width: 1200,
      height: 800,
      caption: 'Drawing',
      alt: expect.stringMatching(/^Coral Suite: .+, drawing$/),
    })),
  )
  expect(room.images).toEqual([1, 2, 3, 4].map((n) => scene('coral-suite', n)))
  expect(await inList('coral-suite')).toEqual(withoutTerms(room))
})

it('shows a photograph instead of the scenes of its room at once, and leaves other rooms unchanged', async () => {
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
    alt: 'Coral Suite: photograph 1',
  })
  expect(room.images).toEqual([picture.src])
  // the running site has cached the list
  expect((await get('/api/rooms/')).headers.get('ETag')).not.toBe(before.headers.get('ETag'))
  expect(await inList('coral-suite')).toEqual(withoutTerms(room))
  expect((await inList('horizon-room')).images).toHaveLength(4)
})

it('puts photographs at the requested position, by default last, and closes gaps', async () => {
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
  await expect(add('f.jpg', '#666666', 6)).rejects.toThrow('a position is 1 to 5')
})

it('moves a photograph, removes it and restores it to its position, each with a line in the audit log', async () => {
  const { media, namesOf, roomOf, db } = await openSeeded()
  const ids: number[] = []
  for (const [name, sea] of Object.entries({ a: '#111111', b: '#222222', c: '#333333' }))
    ids.push((await media.add(await saveJpeg(name, 800, 200, sea), { roomId: 'coral-suite' })).id)
  const [a = 0, b = 0, c = 0] = ids
  expect(await media.move(c, 1)).toMatchObject({ count: 3, photograph: { position: 1 } })
  expect(await namesOf('coral-suite')).toEqual(['c', 'a', 'b'])
  await media.move(c, 2)
  expect(await namesOf('coral-suite')).toEqual(['a', 'c', 'b'])
  await expect(media.move(a, 4)).rejects.toThrow('a position is 1 to 3')

  expect(await media.remove(c)).toMatchObject({ count: 2, photograph: { position: 2 } })
  expect((await roomOf('coral-suite')).images).toHaveLength(2)
  await expect(media.remove(c)).rejects.toThrow(`Photograph number ${c} was taken away.`)
  await expect(media.move(c, 1)).rejects.toThrow('was taken away')
  expect((await media.list('coral-suite'))[0]?.removed).toMatchObject([{ id: c }])
  await media.restore(c)
  await media.restore(c)
  expect(await namesOf('coral-suite')).toEqual(['a', 'c', 'b'])
  // it is the last if the others are gone by then
  for (const id of [b, c]) await media.remove(id)
  await media.restore(b)
  expect(await namesOf('coral-suite')).toEqual(['a', 'b'])

  const lines = (await createAuditLog(db).newest(20)).toReversed()
  expect(lines.map(({ action, subject, who }) => [action, subject, who])).toEqual(
    ['add', 'add', 'add', 'move', 'move', 'remove', 'restore', 'remove', 'remove', 'restore'].map((done) => [
      `photograph ${done}`,
      'coral-suite',
      'nirosha',
    ]),
  )
  expect(lines[5]).toMatchObject({ before: { photograph: c, position: 2 }, after: null })
})

it('deletes removed photographs after an hour, but not restored ones or those shown elsewhere', async () => {
  const { media, folders, db, dataDir } = await openSeeded()
  const { forgetOld } = createForgetRemoved({ db, files: folderMedia(join(dataDir, 'media')) })
  const file = await saveJpeg('a.jpg')
  const gone = await media.add(file, { roomId: 'coral-suite' })
  const back = await media.add(await saveJpeg('b.jpg', 800, 200, '#222222'), { roomId: 'coral-suite' })
  const elsewhere = await media.add(file, { roomId: 'horizon-room' })
  for (const { id } of [gone, back, elsewhere]) await media.remove(id)
  await media.restore(back.id)
  await media.restore(elsewhere.id)
  await forgetOld(new Date('2027-06-01T06:59:59Z'))
  expect((await media.list('coral-suite'))[0]?.removed).toHaveLength(1)
  await forgetOld(new Date('2027-06-01T07:00:00Z'))
  expect((await media.list('coral-suite'))[0]).toMatchObject({ photographs: [{ id: back.id }], removed: [] })
  expect(folders()).toHaveLength(2)
  // the same file added again is another photograph
  expect((await media.add(file, { roomId: 'coral-suite' })).id).toBeGreaterThan(elsewhere.id)
})

it('R-staff-room-discarded: deletes the photographs of a draft with it, but not what another room shows', async () => {
  const { media, folders, db, dataDir } = await openSeeded()
  const { forgetOld } = createForgetRemoved({ db, files: folderMedia(join(dataDir, 'media')) })
  const desk = await openDesk({ ...placeOf(dataDir), who: 'nirosha' })
  onTestFinished(() => desk.close())
  const names = { en: 'Garden Loft', de: 'Gartenloft', zh: '花园阁楼' }
  const facts = { category: 'family', guests: 2, size: 30, price: 90, units: 1 } as const
  const roomId = await desk.roomTypeStatus.add({ names, ...facts })
  const shared = await saveJpeg('a.jpg')
  await media.add(shared, { roomId })
  await media.add(await saveJpeg('b.jpg', 800, 200, '#222222'), { roomId })
  const { photograph } = await media.remove(
    (await media.add(await saveJpeg('c.jpg', 800, 200, '#444444'), { roomId })).id,
  )
  await media.add(shared, { roomId: 'coral-suite' })
  await desk.roomTypeStatus.discard(roomId)
  expect(await media.list(photograph.roomId).catch(() => 'gone')).toBe('gone')
  expect(folders()).toHaveLength(3)
  await forgetOld(new Date('2027-06-01T06:00:00Z'))
  const [{ photographs } = { photographs: [] }] = await media.list('coral-suite')
  expect(folders()).toEqual(photographs.map(({ hash }) => hash))
})

it('shows a photograph once if it is added again before its deletion', async () => {
  const { media, folders } = await openSeeded()
  const file = await saveJpeg('a.jpg')
  const { id } = await media.add(file, { roomId: 'coral-suite' })
  await media.remove(id)
  const again = await media.add(file, { roomId: 'coral-suite' })
  await expect(media.restore(id)).rejects.toThrow(`There is no photograph number ${id}.`)
  expect((await media.list('coral-suite'))[0]).toMatchObject({ photographs: [{ id: again.id }], removed: [] })
  expect(folders()).toHaveLength(1)
})

it('returns to the scenes with the last photograph, and deletes its files', async () => {
  const { media, roomOf, inList, folders } = await openSeeded()
  const { id } = await media.add(await saveJpeg('a.jpg'), { roomId: 'coral-suite' })
  expect(folders()).toHaveLength(1)
  expect(await media.remove(id)).toMatchObject({ count: 0, photograph: { fileName: 'a.jpg' } })
  expect(folders()).toHaveLength(1)
  await media.forget(id)
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
  await media.forget(first.id)
  const [src] = (await roomOf('horizon-room')).images
  expect((await get(src)).status).toBe(200)
  await media.remove(second.id)
  await media.forget(second.id)
  expect(folders()).toEqual([])
})

it('never assigns a number twice', async () => {
  const { media } = await openSeeded()
  const file = await saveJpeg('a.jpg')
  const first = await media.add(file, { roomId: 'coral-suite' })
  await media.remove(first.id)
  await media.forget(first.id)
  expect((await media.add(file, { roomId: 'coral-suite' })).id).toBeGreaterThan(first.id)
})

it('shows a photograph once in a room, even if it is added twice at the same moment', async () => {
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

it('lists the rooms if an unknown one is given', async () => {
  const { media } = await openSeeded()
  const unknown = /^There is no room attic\. Rooms: cinnamon-room, coral-suite, .*turtle-bay-room\.$/
  await expect(media.add(await saveJpeg('a.jpg'), { roomId: 'attic' })).rejects.toThrow(unknown)
  await expect(media.list('attic')).rejects.toThrow(unknown)
})

it('refuses a folder without a database, and creates none', async () => {
  const { dataDir } = await openTestApi()
  const elsewhere = join(dataDir, 'elsewhere')
  await expect(openPhotographs({ dataDir: elsewhere, who: 'nirosha' })).rejects.toThrow(
    'Start the site once with npm start',
  )
  expect(existsSync(elsewhere)).toBe(false)
})
