import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
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

it('R-staff-room-ended: a booking and the end of its room at the same moment: one of them is refused, whichever it is', async () => {
  const { api, call } = await openHouse()
  const rooms: { _id: string }[] = await (await api.get('/api/rooms/')).json()
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-03', guests: 1 }
  for (const [i, { _id: roomId }] of rooms.entries()) {
    const { totalPrice } = await (await api.post('/api/quotes', { ...stay, roomType: roomId })).json()
    const { version } = (await call('readRoomType', { params: { roomId } })).data
    const book = () => api.post('/api/bookings', { ...goodBooking, ...stay, roomType: roomId, totalPrice })
    const end = () => call('endRoomType', { params: { roomId }, body: { version } })
    const [booked, ended] = await (i % 2 === 0
      ? Promise.all([book(), end()])
      : Promise.all([end(), book()]).then(([second, first]) => [first, second] as const))
    const { status } = (await call('readRoomType', { params: { roomId } })).data
    expect([
      ['ended', 404, 200],
      ['offered', 201, 409],
    ]).toContainEqual([status, booked.status, ended.status])
  }
})

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
