import { type Lang, langs } from '@calm-rest/contract/widget'
import { whenDone } from '@calm-rest/testing/cleanup'
import { expect, it } from 'vitest'
import { openPartners } from '../../partners/open-partners.ts'
import { placeOf } from '../../testing/engine.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openProperty } from './property.fixture.ts'

const names = { en: 'Garden Loft', de: 'Gartenloft', zh: '花园阁楼' }
const draft = { names, category: 'family', guests: 3, size: 34.5, price: 129.5, units: 2 } as const
const inEach = <T>(valueIn: (lang: Lang) => T) => ({
  en: valueIn('en'),
  de: valueIn('de'),
  zh: valueIn('zh'),
})
const texts = inEach((lang) => ({ name: names[lang], bed: `bed ${lang}`, description: `text ${lang}` }))

const openDraft = async () => {
  const property = await openProperty()
  const { api, call } = property
  const added = await call('addRoomType', { body: draft })
  const partners = await openPartners(placeOf(api.dataDir))
  whenDone(partners.close)
  await partners.add({ id: 'alpin-tours', name: 'Alpin Tours', origins: ['https://alpin-tours.example'] })
  const { path: calendar } = await (await property.openBeside()).channels.add(added.data.roomId, 'portal')
  const of = (roomId: string) => ({
    params: { roomId },
    read: async () => (await call('readRoomType', { params: { roomId } })).data,
  })
  return {
    ...property,
    added,
    of,
    /** photographs.sql.test.ts covers the upload by phone. */
    photograph: async (roomId: string): Promise<number> => {
      const insert = api.db.prepare<[string], number>(`
        INSERT INTO photographs (room_type_id, position, hash, width, height, widths, jpeg_width, preview, file_name, added_at)
        VALUES (?, 1, 'aa', 480, 320, '[480]', 480, 'data:', 'a.jpg', '2027-06-01') RETURNING id`)
      return (await insert.pluck().get(roomId)) ?? 0
    },
    /** Writes all texts that guests read. */
    write: async (roomId: string) => {
      const { version, guests, size } = await of(roomId).read()
      const body = { version, guests, size, texts, features: ['wifi'], amenities: ['wifi'] }
      return call('changeRoomType', { params: { roomId }, body })
    },
    offer: async (roomId: string) =>
      call('offerRoomType', { params: { roomId }, body: { version: (await of(roomId).read()).version } }),
    /** Returns what a stranger sees who has guessed the id, or the name. */
    askedFor: async (roomId: string) => {
      const listed = await (await api.get('/api/rooms/')).json()
      const { offers } = await (
        await api.get('/api/offers?checkIn=2027-07-01&checkOut=2027-07-03&guests=2')
      ).json()
      const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }
      const statusOf = async (answer: Response | Promise<Response>) => (await answer).status
      return {
        isListed: listed.some(({ _id }: { _id: string }) => _id === roomId),
        isFree: offers.some((one: { roomId: string }) => one.roomId === roomId),
        page: await statusOf(api.get(`/api/rooms/${roomId}`)),
        nights: await statusOf(api.get(`/api/rooms/${roomId}/availability?from=2027-07-01&to=2027-07-09`)),
        quote: await statusOf(api.post('/api/quotes', { ...stay, roomType: roomId })),
        quoteByName: await statusOf(api.post('/api/quotes', { ...stay, roomType: names.zh })),
        link: await partners.link('alpin-tours', { to: `/rooms/${roomId}` }).then(
          () => 'made',
          ({ message }: Error) => message,
        ),
        // all of its nights are taken
        isSoldByPortals: !/DTSTART;VALUE=DATE:20270601\r\nDTEND;VALUE=DATE:2029/.test(
          await (await api.get(calendar)).text(),
        ),
        secondRoom: await statusOf(
          api.post('/api/bookings', {
            ...goodBooking,
            additionalRooms: [{ roomType: roomId, guests: 2 }],
            totalPrice: 705 + 388.5,
          }),
        ),
        booking: await statusOf(
          api.post('/api/bookings', { ...goodBooking, roomType: roomId, totalPrice: 388.5 }),
        ),
      }
    },
  }
}

const unknown = { isListed: false, isFree: false, page: 404, nights: 404 }

it('R-staff-room-made: only the owner sees a draft, whatever is guessed, until it is complete and offered', async () => {
  const { api, call, added, of, photograph, write, offer, askedFor, log } = await openDraft()
  expect([added.status, added.data]).toMatchObject([
    201,
    {
      roomId: 'garden-loft',
      status: 'draft',
      category: 'family',
      guests: 3,
      size: 34.5,
      units: [{ unit: 1 }, { unit: 2 }],
      missing: ['en', 'picture'],
    },
  ])
  const { roomId } = added.data
  const strangers = {
    ...unknown,
    quote: 404,
    quoteByName: 404,
    booking: 404,
    secondRoom: 404,
    link: "There is no room 'garden-loft'.",
    isSoldByPortals: false,
  }
  expect(await askedFor(roomId)).toEqual(strangers)
  // nor is it a room of the property for housekeeping, moves or prices
  const span = { from: '2027-07-01', until: '2027-07-03' }
  const { data: chart } = await call('readChart', { query: span })
  const { data: prices } = await call('readPrices', { query: span })
  const { data: units } = await call('listUnits')
  for (const all of [chart.units, prices.rooms, units]) {
    expect(all.length).toBeGreaterThan(10)
    expect(all.map((one) => one.roomId)).not.toContain(roomId)
  }
  const block = { roomId, ...span, reason: 'Roof' }
  expect((await call('addBlock', { body: { ...block, unit: 1 } })).status).toBe(404)

  const early = await offer(roomId)
  expect([early.status, early.data]).toMatchObject([
    409,
    { code: 'room_incomplete', current: { missing: ['en', 'picture'] } },
  ])
  await photograph(roomId)
  expect((await offer(roomId)).data).toMatchObject({ current: { missing: ['en'] } })
  const whole = (await write(roomId)).data
  expect(whole.missing).toEqual([])
  const part = { ...texts, en: { ...texts.en, bed: ' ' } }
  const inPart = async () => {
    const { version, guests, size, features, amenities } = await of(roomId).read()
    const body = { version, guests, size, features, amenities, texts: part }
    return call('changeRoomType', { params: { roomId }, body })
  }
  expect((await inPart()).data.missing).toEqual(['en'])
  await write(roomId)
  const { version } = await of(roomId).read()
  await call('addUnit', { ...of(roomId), body: { version, unit: 7 } })
  const second = { params: { roomId, unit: 2 }, body: { version: (await of(roomId).read()).version } }
  expect((await call('removeUnit', second)).data.units.map(({ unit }) => unit)).toEqual([1, 7])
  expect(await askedFor(roomId)).toEqual(strangers)

  const offered = await offer(roomId)
  expect([offered.status, offered.data]).toMatchObject([
    200,
    { status: 'offered', units: [{ unit: 1 }, { unit: 7 }], missing: [] },
  ])
  expect((await inPart()).data).toMatchObject({ fields: [{ field: 'texts.en.bed', code: 'required' }] })
  for (const lang of langs)
    expect(await (await api.get(`/api/rooms/${roomId}?lang=${lang}`)).json()).toMatchObject({
      ...texts[lang],
      category: 'family',
      price: 129.5,
      guests: 3,
      size: 34.5,
      rating: expect.any(Number),
    })
  expect(await askedFor(roomId)).toEqual({
    isListed: true,
    isFree: true,
    page: 200,
    nights: 200,
    link: 'made',
    isSoldByPortals: true,
    quote: 200,
    quoteByName: 200,
    booking: 201,
    secondRoom: 201,
  })
  expect((await log()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'room add garden-loft',
    'room change garden-loft',
    'room change garden-loft',
    'room change garden-loft',
    'unit add garden-loft/7',
    'unit remove garden-loft/2',
    'room offer garden-loft',
  ])
})

it('R-staff-room-made: a name belongs to one room, and so does an id; the id changes while nobody can know it', async () => {
  const { api, call, added, of, photograph, write, offer, log } = await openDraft()
  const twice = await call('addRoomType', { body: { ...draft, names: { ...names, en: 'Garden Loft 2' } } })
  expect(twice.data).toMatchObject({
    fields: [
      { field: 'names.de', code: 'taken' },
      { field: 'names.zh', code: 'taken' },
    ],
  })
  const sign = { en: 'Gárden — loft!', de: 'Loft', zh: '阁楼' }
  const { data: other } = await call('addRoomType', { body: { ...draft, names: sign } })
  expect(other.roomId).toBe('garden-loft-2')
  await photograph('garden-loft')
  await write('garden-loft')
  const setAddress = async (roomId: string, address: string) => {
    const { version } = await of(roomId).read()
    return call('setRoomAddress', { params: { roomId }, body: { version, address } })
  }
  for (const wrong of ['', 'Loft', '../rooms', 'a--b', 'loft ', 'x'.repeat(61)])
    expect((await setAddress('garden-loft', wrong)).status).toBe(400)
  for (const taken of ['coral-suite', 'garden-loft-2'])
    expect((await setAddress('garden-loft', taken)).data).toMatchObject({
      fields: [{ field: 'address', code: 'taken' }],
    })
  const stale = { params: { roomId: 'garden-loft' }, body: { version: added.data.version, address: 'loft' } }
  expect((await call('setRoomAddress', stale)).data.code).toBe('changed_meanwhile')
  const moved = await setAddress('garden-loft', 'loft')
  expect([moved.status, moved.data]).toMatchObject([200, { roomId: 'loft', texts, missing: [] }])
  expect((await call('readRoomType', { params: { roomId: 'garden-loft' } })).status).toBe(404)
  expect((await call('listPhotographs', { params: { roomId: 'loft' } })).data.photographs).toHaveLength(1)
  expect((await offer('loft')).status).toBe(200)
  expect((await api.get('/api/rooms/loft')).status).toBe(200)
  const late = await setAddress('loft', 'garden-loft')
  expect([late.status, late.data.code]).toEqual([409, 'room_not_draft'])
  // searching for either id leads to the other
  const renamed = (await log()).filter(({ action }) => action === 'room address')
  expect(renamed.map(({ subject }) => subject).sort()).toEqual(['garden-loft', 'loft'])
})

it('R-staff-room-discarded: a discarded draft is deleted with all that it had; what guests have ever found stays', async () => {
  const { api, call, added, of, photograph, write, offer, log, openBeside } = await openDraft()
  const { roomId, version: early } = added.data
  await photograph(roomId)
  await (await openBeside()).channels.add(roomId, 'booking.com')
  await write(roomId)
  const discardOn = (version: string) => call('discardRoomType', { params: { roomId }, body: { version } })
  const discard = async () => discardOn((await of(roomId).read()).version)
  expect((await discardOn(early)).data).toMatchObject({
    code: 'changed_meanwhile',
    current: { missing: [] },
  })
  expect((await discard()).status).toBe(200)
  expect((await call('readRoomType', of(roomId))).status).toBe(404)
  expect(await api.db.prepare('SELECT kind, subject FROM desk_changes ORDER BY id DESC').get()).toEqual({
    kind: 'room',
    subject: roomId,
  })
  // its names and its id are free again, and nothing of it is left
  const again = await call('addRoomType', { body: draft })
  expect([again.status, again.data]).toMatchObject([
    201,
    { roomId, missing: ['en', 'picture'], features: [] },
  ])
  expect(await (await openBeside()).channels.list()).toEqual([])

  await photograph(roomId)
  await write(roomId)
  await offer(roomId)
  const offered = await discard()
  expect([offered.status, offered.data.code]).toEqual([409, 'room_was_offered'])
  await call('endRoomType', { ...of(roomId), body: { version: (await of(roomId).read()).version } })
  const ended = await discard()
  expect([ended.status, ended.data.code]).toEqual([409, 'room_was_offered'])
  expect((await of(roomId).read()).status).toBe('ended')
  expect((await log()).map(({ action }) => action)).toEqual([
    'room add',
    'room change',
    'room discard',
    'room add',
    'room change',
    'room offer',
    'room end',
  ])
})

it.each([
  ['names.en', 'required', { names: { ...names, en: ' ' } }],
  ['category', 'invalid_choice', { category: 'castle' }],
  ['price', 'too_small', { price: 0 }],
  ['price', 'too_large', { price: 10_000_001 }],
  ['units', 'too_small', { units: 0 }],
  ['guests', 'too_large', { guests: 9 }],
])('refuses a new room whose %s is %s', async (field, code, wrong) => {
  const { call } = await openProperty()
  const answer = await call('addRoomType', { body: { ...draft, ...wrong } })
  expect([answer.status, answer.data]).toMatchObject([400, { fields: [{ field, code }] }])
  expect((await call('listRoomTypes')).data.map(({ roomId }) => roomId)).not.toContain('garden-loft')
})

it('the only picture of an offered room stays', async () => {
  const { call, added, photograph, write, offer } = await openDraft()
  const { roomId } = added.data
  const id = await photograph(roomId)
  const remove = () => call('removePhotograph', { params: { roomId, id } })
  // a draft may lose it
  expect((await remove()).status).toBe(200)
  expect((await call('restorePhotograph', { params: { roomId, id } })).status).toBe(200)
  await write(roomId)
  await offer(roomId)
  const refused = await remove()
  expect([refused.status, refused.data.code]).toEqual([409, 'last_photograph'])
})
