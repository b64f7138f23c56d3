import { addDays } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { createSignedLinks } from '../../links/signed-links.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { testNow } from '../../testing/test-now.ts'
import { openHouse, params } from './house.fixture.ts'

const openEnding = async () => {
  const house = await openHouse()
  const { api, call, read } = house
  const setStatus = (name: 'endRoomType' | 'offerRoomType') => async () =>
    call(name, { params, body: { version: (await read()).version } })
  return {
    ...house,
    end: setStatus('endRoomType'),
    offer: setStatus('offerRoomType'),
    book: () => api.post('/api/bookings', { ...goodBooking, roomType: params.roomId, totalPrice: 804 }),
    page: async () => (await api.get(`/api/rooms/${params.roomId}`)).status,
  }
}

it('R-staff-room-ended: a room is ended once nothing lies ahead in it; nobody finds or books it, and it comes back with its units', async () => {
  const { api, call, read, end, offer, book, page, log, openBeside } = await openEnding()
  const { version } = await read()
  await call('addUnit', { params, body: { version, unit: 4 } })
  const { reference } = await (await book()).json()
  const block = { ...params, unit: 4, from: '2027-07-10', until: '2027-07-12', reason: 'Roof' }
  const { data: blocked } = await call('addBlock', { body: block })
  const refused = await end()
  expect([refused.status, refused.data.code]).toEqual([409, 'room_in_use'])
  expect(refused.data.current).toMatchObject({
    status: 'offered',
    units: [
      { unit: 1, ahead: [{ reference, from: '2027-07-01', until: '2027-07-04' }] },
      { unit: 4, ahead: [{ blockId: blocked.id }] },
    ],
  })
  expect(await page()).toBe(200)

  await call('removeBlock', { params: { id: blocked.id ?? 0 } })
  const { stay } = (await call('readStay', { params: { reference } })).data
  await call('cancelStay', { params: { reference }, body: { version: stay.version, refund: 'full' } })
  const { path } = await (await openBeside()).channels.add(params.roomId, 'booking.com')
  const free = await (await api.get(path)).text()
  expect(free).not.toContain('BEGIN:VEVENT')
  const ended = await end()
  expect([ended.status, ended.data]).toMatchObject([
    200,
    {
      status: 'ended',
      units: [
        { unit: 1, ahead: [] },
        { unit: 4, ahead: [] },
      ],
    },
  ])
  expect([await page(), (await book()).status]).toEqual([404, 404])
  const elsewhere = (await (await api.post('/api/bookings', goodBooking)).json()).reference
  const move = { params: { reference: elsewhere }, body: params }
  expect((await call('quoteStayChange', move)).data.code).toBe('room_not_found')
  const span = { from: '2027-07-01', until: '2027-07-09' }
  const { units } = (await call('readChart', { query: span })).data
  expect(units.map(({ roomId }) => roomId)).not.toContain(params.roomId)
  // a portal is not to sell what is offered no more
  expect(await (await api.get(path)).text()).toMatch(/DTSTART;VALUE=DATE:20270601\r\nDTEND;VALUE=DATE:2029/)
  // what was is still there
  expect((await call('readStay', { params: { reference } })).data.stay.roomType).toBe('Coral Suite')
  const listed = (await call('listRoomTypes')).data.find(({ roomId }) => roomId === params.roomId)
  expect(listed).toMatchObject({ status: 'ended', roomType: 'Coral Suite', units: 2 })

  expect((await offer()).data).toMatchObject({ status: 'offered', units: [{ unit: 1 }, { unit: 4 }] })
  expect([await page(), (await book()).status, (await book()).status, (await book()).status]).toEqual([
    ...[200, 201, 201, 409],
  ])
  const lines = (await log()).map(({ action, subject, who }) => `${action} ${subject} ${who}`)
  expect(lines).toEqual([
    ...['unit add coral-suite/4 owner', 'room end coral-suite owner', 'room offer coral-suite owner'],
  ])
})

type House = Pick<Awaited<ReturnType<typeof openHouse>>, 'api' | 'call'>

const stayOf = (roomType: string, checkIn: string) => ({
  ...{ roomType, checkIn, checkOut: addDays(checkIn, 2), guests: 1 },
})

const bookingOf = async ({ api }: House, roomType: string, checkIn: string) => {
  const stay = stayOf(roomType, checkIn)
  const { totalPrice } = await (await api.post('/api/quotes', stay)).json()
  return () => api.post('/api/bookings', { ...goodBooking, ...stay, totalPrice })
}

const booked = async (house: House, roomType: string, checkIn: string): Promise<string> => {
  const book = await bookingOf(house, roomType, checkIn)
  return (await (await book()).json()).reference
}

/** Who was here today, and whose departure was marked too early. */
const leftTooEarly = async (house: House, roomType: string) => {
  const { call } = house
  const params = { reference: await booked(house, roomType, '2027-06-01') }
  const version = async () => (await call('readStay', { params })).data.stay.version
  for (const mark of ['check_in', 'check_out'])
    await call('markStay', { params, body: { version: await version(), mark } })
  const body = { version: await version(), mark: 'undo' }
  return () => call('markStay', { params, body })
}

it('R-staff-room-ended: a departure is not taken back in a room that was ended meanwhile, and the desk says why', async () => {
  const house = await openEnding()
  const { end, offer, read } = house
  const undo = await leftTooEarly(house, params.roomId)
  await end()
  const { status, data } = await undo()
  expect([status, data.code]).toEqual([409, 'room_ended'])
  await offer()
  expect((await undo()).data).toMatchObject({ state: 'in_house', unit: 1 })
  expect((await read()).units).toMatchObject([{ ahead: [{ until: '2027-06-03' }] }])
})

const elsewhere = 'lighthouse-suite'

/** Ways in which something comes to lie ahead in a room: each is made ready, to be done at the moment of its end. */
const rivals: Record<
  string,
  (house: House, roomId: string, day: string) => Promise<() => Promise<{ status: number }>>
> = {
  booking: async (house, roomId, day) => {
    const book = await bookingOf(house, roomId, day)
    return async () => book()
  },
  block: async ({ call }, roomId, day) => {
    const body = { roomId, unit: 1, from: day, until: addDays(day, 2), reason: 'Roof' }
    return () => call('addBlock', { body })
  },
  'stay that the desk moves there': async (house, roomId, day) => {
    const { call } = house
    const params = { reference: await booked(house, elsewhere, day) }
    const { version, totalPrice } = (await call('quoteStayChange', { params, body: { roomId } })).data
    return () => call('changeStay', { params, body: { version, roomId, totalPrice } })
  },
  'stay that its guest moves there': async (house, roomId, day) => {
    const { api } = house
    const { roomType: _, ...stay } = stayOf(elsewhere, day)
    const reference = await booked(house, elsewhere, day)
    const token = await createSignedLinks(api.db, () => testNow).forBooking(reference, stay.checkOut)
    const change = { token, ...stay, room: roomId }
    const { totalPrice } = await (await api.post('/api/bookings/by-link/quote', change)).json()
    return async () => api.post('/api/bookings/by-link/change', { ...change, totalPrice })
  },
  'departure that is taken back': leftTooEarly,
}

it.each(Object.entries(rivals))(
  'R-staff-room-ended: a %s and the end of the room at the same moment: one of them is refused, whichever it is',
  async (_, ready) => {
    const house = await openHouse()
    const { api, call } = house
    const rooms: { _id: string }[] = await (await api.get('/api/rooms/')).json()
    for (const [i, { _id: roomId }] of rooms.filter(({ _id }) => _id !== elsewhere).entries()) {
      const act = await ready(house, roomId, addDays('2027-07-01', 2 * i))
      const of = { params: { roomId } }
      const { version } = (await call('readRoomType', of)).data
      const end = () => call('endRoomType', { ...of, body: { version } })
      const [done, ended] = await (i % 2 === 0
        ? Promise.all([act(), end()])
        : Promise.all([end(), act()]).then(([second, first]) => [first, second] as const))
      const { status, units } = (await call('readRoomType', of)).data
      const isAhead = units.some(({ ahead }) => ahead.length > 0)
      expect([
        ['ended', false, false, true],
        ['offered', true, true, false],
      ]).toContainEqual([status, isAhead, done.status < 400, ended.status < 400])
    }
  },
)

it('a draft cannot be ended, nor can what is offered be offered twice', async () => {
  const { call, read, end, offer, log } = await openEnding()
  const names = { en: 'Loft', de: 'Loft', zh: '阁楼' }
  const facts = { category: 'family', guests: 2, size: 20, price: 80, units: 1 }
  const { data: draft } = await call('addRoomType', { body: { names, ...facts } })
  const refused = await call('endRoomType', {
    params: { roomId: draft.roomId },
    body: { version: draft.version },
  })
  expect([refused.status, refused.data.code]).toEqual([409, 'room_never_offered'])
  const before = await read()
  expect((await offer()).data).toEqual(before)
  await end()
  expect((await log()).map(({ action }) => action)).toEqual(['room add', 'room end'])
})
