import { expect } from 'vitest'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { testNow } from '../../testing/test-now.ts'
import { openProperty, params } from './property.fixture.ts'

const openEnding = async () => {
  const property = await openProperty()
  const { api, call, read } = property
  const setStatus = (name: 'endRoomType' | 'offerRoomType') => async () =>
    call(name, { params, body: { version: (await read()).version } })
  return {
    ...property,
    end: setStatus('endRoomType'),
    offer: setStatus('offerRoomType'),
    book: () => api.post('/api/bookings', { ...goodBooking, roomType: params.roomId, totalPrice: 804 }),
    page: async () => (await api.get(`/api/rooms/${params.roomId}`)).status,
  }
}

type Property = Pick<Awaited<ReturnType<typeof openProperty>>, 'api' | 'call'>

/** The stay of the guest in each of the races. */
const stayIn = (race: number) => {
  const day = (nth: number) => `2027-07-${String(nth).padStart(2, '0')}`
  return { checkIn: day(1 + 2 * race), checkOut: day(3 + 2 * race) }
}

const bookingOf = async ({ api }: Property, roomType: string, dates: ReturnType<typeof stayIn>) => {
  const stay = { ...dates, roomType, guests: 1 }
  const { totalPrice } = await (await api.post('/api/quotes', stay)).json()
  return async () => {
    const answer = await api.post('/api/bookings', { ...goodBooking, ...stay, totalPrice })
    return { status: answer.status, data: await answer.json() }
  }
}

/** The first room of guests who move. */
const elsewhere = 'courtyard-room'

/** Prepares different ways to take nights of a room. */
const rivals = {
  'a booking': (property: Property, roomId: string, race: number) =>
    bookingOf(property, roomId, stayIn(race)),
  'a block': async ({ call }: Property, roomId: string, race: number) => {
    const { checkIn: from, checkOut: until } = stayIn(race)
    return () => call('addBlock', { body: { roomId, unit: 1, from, until, reason: 'Roof' } })
  },
  'a stay that the front desk moves there': async (property: Property, roomId: string, race: number) => {
    const { reference } = (await (await bookingOf(property, elsewhere, stayIn(race)))()).data
    const asked = { params: { reference }, body: { roomId } }
    const { version, totalPrice } = (await property.call('quoteStayChange', asked)).data
    return () => property.call('changeStay', { ...asked, body: { version, roomId, totalPrice } })
  },
  'a stay that its guest moves there': async (property: Property, roomId: string, race: number) => {
    const stay = { ...stayIn(race), guests: 1 }
    const { reference } = (await (await bookingOf(property, elsewhere, stay))()).data
    const token = await createSignedLinks(property.api.db, () => testNow).forBooking(reference, stay.checkOut)
    const change = { token, ...stay, room: roomId }
    const { totalPrice } = await (await property.api.post('/api/bookings/by-link/quote', change)).json()
    return async () => property.api.post('/api/bookings/by-link/change', { ...change, totalPrice })
  },
  'an early check-out that is undone': async (property: Property, roomId: string) => {
    const from = { checkIn: '2027-06-01', checkOut: '2027-06-03' }
    const { reference } = (await (await bookingOf(property, roomId, from))()).data
    const mark = async (what: 'check_in' | 'check_out' | 'undo') => {
      const { version } = (await property.call('readStay', { params: { reference } })).data.stay
      return () => property.call('markStay', { params: { reference }, body: { version, mark: what } })
    }
    await (await mark('check_in'))()
    await (await mark('check_out'))()
    return mark('undo')
  },
}

const outcomeOf = (status: number) => {
  if (status < 300) return 'done'
  return status === 404 || status === 409 ? 'refused' : status
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
  // a channel must not sell what is no longer offered
  expect(await (await api.get(path)).text()).toMatch(/DTSTART;VALUE=DATE:20270601\r\nDTEND;VALUE=DATE:2029/)
  // past stays are still there
  expect((await call('readStay', { params: { reference } })).data.stay.roomType).toBe('Coral Suite')
  const listed = (await call('listRoomTypes')).data.find(({ roomId }) => roomId === params.roomId)
  expect(listed).toMatchObject({ status: 'ended', roomType: 'Coral Suite', units: 2 })

  expect((await offer()).data).toMatchObject({ status: 'offered', units: [{ unit: 1 }, { unit: 4 }] })
  expect([await page(), (await book()).status, (await book()).status, (await book()).status]).toEqual([
    200, 201, 201, 409,
  ])
  const lines = (await log()).map(({ action, subject, who }) => `${action} ${subject} ${who}`)
  expect(lines).toEqual([
    'unit add coral-suite/4 owner',
    'room end coral-suite owner',
    'room offer coral-suite owner',
  ])
})

it('R-staff-room-ended: an early check-out in an ended room is undone once it is offered again; the refusal names the room', async () => {
  const { api, call, read, end, offer } = await openEnding()
  const { version } = (await call('readRateRules')).data
  const span = { from: '2027-12-20', until: '2027-12-31' }
  await call('addRestriction', { body: { version, ...span, ...params, minNights: 5 } })
  const undo = await rivals['an early check-out that is undone']({ api, call }, params.roomId)
  await end()
  const { restrictions, rooms } = (await call('readRateRules')).data
  expect(restrictions).toMatchObject([{ ...params, roomType: 'Coral Suite' }])
  expect(rooms.map(({ roomId }) => roomId)).not.toContain(params.roomId)
  const refused = await undo()
  expect([refused.status, refused.data.code]).toEqual([409, 'room_not_offered'])
  await offer()
  expect((await undo()).data).toMatchObject({ state: 'in_house', unit: 1 })
  expect((await read()).units).toMatchObject([{ ahead: [{ until: '2027-06-03' }] }])
})

onBoth.each(Object.entries(rivals))(
  'R-staff-room-ended: of %s and the end of the room at the same moment, one is refused, whichever it is',
  async (_, prepare) => {
    const { api, call } = await openProperty()
    const all: { _id: string }[] = await (await api.get('/api/rooms/')).json()
    const rooms = all.map(({ _id }) => _id).filter((roomId) => roomId !== elsewhere)
    for (const [race, roomId] of rooms.entries()) {
      const take = await prepare({ api, call }, roomId, race)
      const { version } = (await call('readRoomType', { params: { roomId } })).data
      const end = () => call('endRoomType', { params: { roomId }, body: { version } })
      const [taken, ended] = await (race % 2 === 0
        ? Promise.all([take(), end()])
        : Promise.all([end(), take()]).then(([second, first]) => [first, second] as const))
      const { status, units } = (await call('readRoomType', { params: { roomId } })).data
      const isTaken = units.some(({ ahead }) => ahead.length > 0)
      expect([
        ['ended', false, 'refused', 'done'],
        ['offered', true, 'done', 'refused'],
      ]).toContainEqual([status, isTaken, outcomeOf(taken.status), outcomeOf(ended.status)])
    }
  },
)

it('a draft cannot be ended, nor can an offered room be offered again', async () => {
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
