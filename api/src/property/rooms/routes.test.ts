import { roomSchema } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestApi } from '../../testing/test-api.ts'

const readRooms = async (answer: Response) =>
  roomSchema
    .strict()
    .array()
    .parse(await answer.json())

describe('GET /api/rooms', () => {
  it('R-call-rooms: answers every room of the seed as the contract describes it', async () => {
    const api = await openTestApi()
    const rooms = await readRooms(await api.get('/api/rooms'))
    expect(rooms).toHaveLength(13)
    expect(new Set(rooms.map((room) => room.category)).size).toBe(4)
    for (const room of rooms) {
      expect(room.images).toHaveLength(4)
      expect(room.amenityIcons).toHaveLength(room.amenities.length)
      expect(room.features.length).toBeGreaterThan(1)
    }
  })

  it('puts the cheapest first in each category', async () => {
    const api = await openTestApi()
    const rooms = await readRooms(await api.get('/api/rooms'))
    const prices = Map.groupBy(rooms, (room) => room.category)
    for (const group of prices.values()) {
      const paid = group.map((room) => room.discountPrice ?? room.price)
      expect(paid).toEqual(paid.toSorted((a, b) => a - b))
    }
  })

  it('begins with the cheapest room of each category, so that the first three are of three kinds', async () => {
    const rooms = await readRooms(await (await openTestApi()).get('/api/rooms'))
    expect(rooms.slice(0, 5).map(({ _id }) => _id)).toEqual([
      'courtyard-room',
      'turtle-bay-room',
      'cinnamon-room',
      'lagoon-family-room',
      'frangipani-room',
    ])
  })

  it.each([
    ['/api/rooms?lang=de', {}, 'Leuchtturm-Suite', 'de'],
    ['/api/rooms?lang=zh', {}, '灯塔套房', 'zh'],
    ['/api/rooms', { 'Accept-Language': 'fr, de-AT;q=0.8, en;q=0.3' }, 'Leuchtturm-Suite', 'de'],
    ['/api/rooms?lang=xx', { 'Accept-Language': 'zh-CN' }, '灯塔套房', 'zh'],
    ['/api/rooms', { 'Accept-Language': 'fr' }, 'Lighthouse Suite', 'en'],
  ])('uses the requested language: %s %j', async (path, headers, name, lang) => {
    const answer = await (await openTestApi()).get(path, headers)
    expect(answer.headers.get('Content-Language')).toBe(lang)
    expect(answer.headers.get('Vary')).toContain('Accept-Language')
    expect((await readRooms(answer)).map((room) => room.name)).toContain(name)
  })

  it.each([
    ['en', 'Drawing'],
    ['de', 'Zeichnung'],
    ['zh', '手绘图'],
  ])('labels a drawn scene in %s, but not a photograph', async (lang, caption) => {
    const api = await openTestApi()
    await api.db.exec(`
      INSERT INTO photographs (room_type_id, hash, position, width, height, widths, jpeg_width, preview, file_name, added_at)
      VALUES ('horizon-room', '${'a'.repeat(32)}', 0, 1800, 1200, '[480]', 1200, 'data:', 'bay.jpg', '2027-01-01T00:00:00.000Z')`)
    const rooms = await readRooms(await api.get(`/api/rooms?lang=${lang}`))
    const captions = new Map(rooms.map((room) => [room._id, room.pictures?.map((one) => one.caption)]))
    expect(captions.get('horizon-room')).toEqual([undefined])
    expect(captions.get('coral-suite')).toEqual(Array(4).fill(caption))
  })

  it('answers 304 to a client with this version, and another answer in another language', async () => {
    const api = await openTestApi()
    const tag = (await api.get('/api/rooms')).headers.get('ETag') ?? ''
    const again = await api.get('/api/rooms/', { 'If-None-Match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await api.get('/api/rooms?lang=de', { 'If-None-Match': tag })).status).toBe(200)
  })

  it('computes the rating from the stored reviews of the room, and has none for a room without', async () => {
    const api = await openTestApi()
    const mean = await api.db
      .prepare("SELECT ROUND(AVG(rating), 1) FROM testimonials WHERE room_type_id = 'courtyard-room'")
      .pluck()
      .get()
    const rating = async () => (await (await api.get('/api/rooms/courtyard-room')).json()).rating
    expect(await rating()).toBe(mean)
    await api.db.exec("DELETE FROM testimonials WHERE room_type_id = 'courtyard-room'")
    expect(await rating()).toBe(0)
  })

  it('shows which rooms are available for a stay', async () => {
    const api = await openTestApi()
    await api.post('/api/bookings', goodBooking)
    const freeIn = async (query: string) => {
      const rooms = await readRooms(await api.get(`/api/rooms?${query}`))
      return rooms.filter((room) => room.available).map((room) => room._id)
    }
    expect(await freeIn('checkIn=2027-07-03&checkOut=2027-07-05')).not.toContain('lighthouse-suite')
    expect(await freeIn('checkIn=2027-07-04&checkOut=2027-07-05')).toContain('lighthouse-suite')
    expect(await freeIn('checkIn=2027-07-04&checkOut=2027-07-05&guests=8')).toEqual(['fishermans-loft'])
    expect(await freeIn('checkIn=2027-05-30&checkOut=2027-06-02')).toEqual([])
  })

  it('shows how many rooms of a type are left for a stay', async () => {
    const api = await openTestApi()
    const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04' }
    const leftOf = async (id: string) => {
      const rooms = await readRooms(await api.get(`/api/rooms?${new URLSearchParams(stay)}`))
      return rooms.find(({ _id }) => _id === id)?.unitsLeft
    }
    expect(await leftOf('horizon-room')).toBe(2)
    const booking = { ...goodBooking, ...stay, roomType: 'horizon-room', totalPrice: 384 }
    await api.post('/api/bookings', booking)
    expect(await leftOf('horizon-room')).toBe(1)
    await api.post('/api/bookings', { ...booking, email: 'else@example.com' })
    expect(await leftOf('horizon-room')).toBeUndefined()
    const [room] = await readRooms(await api.get('/api/rooms'))
    expect(room).not.toHaveProperty('unitsLeft')
  })

  it.each([
    ['checkIn=2027-02-30&checkOut=2027-03-02', 'checkIn', 'invalid_date'],
    ['checkIn=2027-07-04&checkOut=2027-07-04', 'checkOut', 'not_after_check_in'],
    ['checkIn=2027-07-01&checkOut=2028-07-04', 'checkOut', 'too_large'],
    ['guests=9', 'guests', 'too_large'],
    ['guests=two', 'guests', 'invalid_type'],
  ])('refuses %s', async (query, field, code) => {
    const answer = await (await openTestApi()).get(`/api/rooms?${query}`)
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toMatchObject([{ field, code }])
  })
})

describe('GET /api/rooms/:id', () => {
  it('answers one room, with and without the trailing slash', async () => {
    const api = await openTestApi()
    for (const path of ['/api/rooms/coral-suite', '/api/rooms/coral-suite/']) {
      const room = roomSchema.strict().parse(await (await api.get(path)).json())
      expect(room).toMatchObject({ _id: 'coral-suite', guests: 4, price: 268 })
    }
  })

  it.each(['nobody-owns-this', "x' OR '1'='1", '%00', '..%2f..', 'constructor'])(
    'R-call-room-unknown: answers room_not_found for %s',
    async (id) => {
      const answer = await (await openTestApi()).get(`/api/rooms/${id}?lang=de`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({
        error: 'Dieses Zimmer gibt es bei uns nicht.',
        code: 'room_not_found',
      })
    },
  )

  it('answers 304 to a client with this version', async () => {
    const api = await openTestApi()
    const tag = (await api.get('/api/rooms/coral-suite')).headers.get('ETag') ?? ''
    expect((await api.get('/api/rooms/coral-suite', { 'If-None-Match': `"old", ${tag}` })).status).toBe(304)
  })
})

describe('GET /api/rooms/:id/availability', () => {
  it('lists the nights in which every unit is taken', async () => {
    const api = await openTestApi()
    const stay = { ...goodBooking, roomType: 'horizon-room', totalPrice: 384 }
    const taken = async () =>
      (await (await api.get('/api/rooms/horizon-room/availability?from=2027-07-01&to=2027-07-10')).json())
        .taken
    await api.post('/api/bookings', stay)
    expect(await taken()).toEqual([])
    await api.post('/api/bookings', { ...stay, checkIn: '2027-07-03', checkOut: '2027-07-06' })
    expect(await taken()).toEqual(['2027-07-03'])
  })

  it.each([
    ['', 'from', 'required'],
    ['from=2027-07-01', 'to', 'required'],
    ['from=2027-07-01&to=2027-07-01', 'to', 'too_small'],
    ['from=2027-07-01&to=2028-07-02', 'to', 'too_large'],
    ['from=2027-07-01&to=tomorrow', 'to', 'invalid_date'],
    ['from=2500-07-01&to=2500-07-04', 'from', 'too_far_ahead'],
    ['from=1900-07-01&to=1900-07-04', 'to', 'in_the_past'],
  ])('refuses "%s"', async (query, field, code) => {
    const answer = await (await openTestApi()).get(`/api/rooms/coral-suite/availability?${query}`)
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields[0]).toMatchObject({ field, code })
  })

  it('answers room_not_found for an unknown id', async () => {
    const answer = await (await openTestApi()).get(
      '/api/rooms/none/availability?from=2027-07-01&to=2027-07-02',
    )
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'room_not_found'])
  })
})

describe('GET /api/hotel/day', () => {
  it.each([
    ['2027-06-01T18:29:59Z', '2027-06-01'],
    ['2027-06-01T18:30:00Z', '2027-06-02'],
  ])('is the date at the property when it is %s', async (at, today) => {
    const api = await openTestApi({ now: () => new Date(at) })
    const { facts: _, terms: __, ...day } = await (await api.get('/api/hotel/day')).json()
    expect(day).toEqual({ today, timeZone: 'Asia/Colombo' })
  })
})
