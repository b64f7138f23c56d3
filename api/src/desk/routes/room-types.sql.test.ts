import type { RoomTypeInput } from '@calm-rest/contract/staff'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { rooms } from '../../stays/seed/rooms/index.ts'
import type { RoomSeed } from '../../stays/seed/types.ts'
import { openProperty, params } from './property.fixture.ts'

const markup = `<img src=x onerror=alert(1)> & "quotes"`

it('R-staff-room-texts: guests read the owner’s texts in three languages next, and the audit log has the former ones', async () => {
  const { api, change, read, asGuest, log } = await openProperty()
  const before = await read()
  await asGuest('de')
  const texts = {
    en: { name: 'Reef Suite', bed: '1 king bed', description: 'Above the reef.' },
    de: { name: 'Riffsuite', bed: '1 Kingsize-Bett', description: 'Über dem Riff.\n\nMit Terrasse.' },
    zh: { name: '珊瑚礁套房', bed: '1 张特大床', description: '位于礁石之上。' },
  }
  const { status, data } = await change({
    texts,
    guests: 3,
    size: 42.5,
    category: 'family',
    features: ['tub', 'sea-view', 'tub'],
    amenities: ['tea', 'wifi'],
  })
  expect([status, data.version === before.version]).toEqual([200, false])
  expect(data).toMatchObject({ texts, guests: 3, size: 42.5, features: ['tub', 'sea-view'] })
  for (const lang of langs)
    expect(await asGuest(lang)).toMatchObject({ ...texts[lang], guests: 3, size: 42.5, category: 'family' })
  expect(await asGuest('de')).toMatchObject({
    features: [{ icon: 'tub', name: 'Freistehende Badewanne' }, { name: 'Meerblick' }],
    amenities: ['Ceylon-Tee im Zimmer', 'Kostenloses WLAN'],
  })
  // identical values are no change
  await change({ texts })
  expect(await log()).toEqual([{ who: 'owner', action: 'room change', subject: 'coral-suite' }])
  const line = await api.db
    .prepare<[], { before: string }>("SELECT before FROM desk_log WHERE action = 'room change'")
    .get()
  expect(JSON.parse(line?.before ?? '')).toMatchObject({
    'name.de': before.texts.de.name,
    'description.zh': before.texts.zh.description,
  })
})

it('R-staff-versions: a concurrent change of another process is not overwritten, and is returned with the refusal', async () => {
  const { call, read, asGuest, openBeside } = await openProperty()
  const { roomId: _, category: __, units: ___, ...seen } = await read()
  const desk = await openBeside()
  await desk.roomTypes.edit(params.roomId, { texts: { de: { bed: 'Zwei Betten' } } })
  expect((await asGuest('de')).bed).toBe('Zwei Betten')
  const late = await call('changeRoomType', { params, body: { ...seen, guests: 2 } })
  expect([late.status, late.data.code]).toEqual([409, 'changed_meanwhile'])
  const current = late.data.current as Awaited<ReturnType<typeof read>>
  expect(current.texts.de.bed).toBe('Zwei Betten')
  const again = await call('changeRoomType', {
    params,
    body: { ...seen, version: current.version, guests: 2 },
  })
  expect([again.status, again.data.guests]).toEqual([200, 2])
})

const seed = rooms.find(({ id }) => id === params.roomId) as RoomSeed
const seededIn = (lang: Lang) => ({
  name: seed.name[lang],
  bed: seed.bed[lang],
  description: seed.description[lang],
})
const seeded = { en: seededIn('en'), de: seededIn('de'), zh: seededIn('zh') }

it.each<[string, string, Partial<RoomTypeInput>]>([
  ['texts.en.bed', 'required', { texts: { ...seeded, en: { ...seeded.en, bed: ' ' } } }],
  ['texts.de.name', 'too_long', { texts: { ...seeded, de: { ...seeded.de, name: 'x'.repeat(61) } } }],
  ['texts.en.name', 'taken', { texts: { ...seeded, en: { ...seeded.en, name: 'horizon ROOM' } } }],
  ['texts.zh', 'required', { texts: { en: seeded.en, de: seeded.de } as never }],
  ['guests', 'too_large', { guests: 9 }],
  ['size', 'too_small', { size: 0 }],
  ['amenities', 'invalid_choice', { amenities: ['helipad'] }],
  ['category', 'invalid_choice', { category: 'castle' as never }],
  ['features', 'too_large', { features: ['tub', 'tea', 'wifi', 'safe', 'pool'] }],
])('refuses %s that is %s, and changes nothing', async (field, code, wrong) => {
  const { change, read } = await openProperty()
  const before = await read()
  expect((await change(wrong)).data).toMatchObject({ code: 'invalid_request', fields: [{ field, code }] })
  expect(await read()).toEqual(before)
})

it('a room may have one name in two languages, and is booked by it', async () => {
  const { api, change, read } = await openProperty()
  const { texts: now } = await read()
  await change({ texts: { ...now, de: { ...now.de, name: now.en.name.toUpperCase() } } })
  const { data } = await change({ texts: { ...now, de: { ...now.de, name: now.en.name } } })
  expect(data.texts.de.name).toBe(now.en.name)
  const stay = { roomType: now.en.name, checkIn: '2027-07-01', checkOut: '2027-07-03', guests: 2 }
  expect((await api.post('/api/quotes', stay)).status).toBe(200)
})

it('treats markup as text, and refuses a text of a megabyte', async () => {
  const { change, read, asGuest, call } = await openProperty()
  const { texts: now } = await read()
  const hostile = { name: markup, bed: markup, description: `${markup}\u202e\u0000` }
  expect((await change({ texts: { ...now, de: hostile } })).status).toBe(200)
  expect(await asGuest('de')).toMatchObject({ name: markup, bed: markup, description: markup })
  const long = { ...now.de, description: 'x'.repeat(1024 * 1024) }
  const refused = await change({ texts: { ...now, de: long } })
  expect([refused.status, refused.data.code]).toEqual([413, 'payload_too_large'])
  const other = await call('readRoomType', { params: { roomId: 'attic' } })
  expect([other.status, other.data.code]).toEqual([404, 'room_not_found'])
})

it('the list names languages with a missing text, which guests read in the main one until a change adds it', async () => {
  const { api, call, change, read, asGuest } = await openProperty()
  await api.db.exec(
    "UPDATE room_texts SET name = '', bed = '', description = '' WHERE room_type_id = 'coral-suite' AND lang = 'zh'",
  )
  expect(await asGuest('zh')).toMatchObject({
    name: seeded.en.name,
    textLangs: { name: 'en', bed: 'en', description: 'en' },
  })
  const stay = { roomType: params.roomId, checkIn: '2027-07-01', checkOut: '2027-07-03', guests: 2 }
  const quote = await (await api.post('/api/quotes?lang=zh', stay)).json()
  expect(quote.rooms[0].roomType).toBe(seeded.en.name)
  const listed = async () => (await call('listRoomTypes')).data.find(({ roomId }) => roomId === params.roomId)
  expect(await listed()).toMatchObject({ missing: ['zh'], units: 1, picture: { width: expect.any(Number) } })
  const { texts: now } = await read()
  expect(now.zh).toEqual({ name: '', bed: '', description: '' })
  await change({ texts: { ...now, zh: seeded.zh } })
  expect((await listed())?.missing).toEqual([])
  const { name, textLangs } = await asGuest('zh')
  expect([name, textLangs]).toEqual([seeded.zh.name, undefined])
})
