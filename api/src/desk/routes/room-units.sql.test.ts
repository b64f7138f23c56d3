import { expect } from 'vitest'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openProperty, params } from './property.fixture.ts'

it('R-staff-room-units: a unit can be booked once it is added, and not once it is removed; earlier figures stay', async () => {
  const { api, call, read, setClock, log } = await openProperty()
  const placesLeft = async () => {
    const path = '/api/offers?checkIn=2027-07-01&checkOut=2027-07-03&guests=2'
    const { offers } = await (await api.get(path)).json()
    const offer = offers.find(({ roomId }: { roomId: string }) => roomId === params.roomId)
    return offer.unitsLeft as number
  }
  const available = async () => {
    const query = { from: '2027-05-30', until: '2027-06-04' }
    const { nights } = (await call('readFigures', { query })).data
    return nights.map((night) => night.available)
  }
  const [all = 0] = await available()
  expect(await placesLeft()).toBe(1)
  const added = await call('addUnit', { params, body: { version: (await read()).version } })
  expect(added.data.units).toEqual([
    { unit: 1, unitName: null, ahead: [] },
    { unit: 2, unitName: null, ahead: [] },
  ])
  expect(await placesLeft()).toBe(2)
  expect(await available()).toEqual([all, all, all + 1, all + 1, all + 1])

  await setClock('2027-06-03T06:00:00.000Z')
  const { version } = await read()
  const twice = await call('addUnit', { params, body: { version, unit: 2 } })
  expect(twice.data).toMatchObject({ fields: [{ field: 'unit', code: 'taken' }] })
  const gone = await call('removeUnit', { params: { ...params, unit: 2 }, body: { version } })
  expect(gone.data.units).toEqual([{ unit: 1, unitName: null, ahead: [] }])
  expect(await placesLeft()).toBe(1)
  expect(await available()).toEqual([all, all, all + 1, all + 1, all])
  const names = (await call('listUnits')).data.filter(({ roomId }) => roomId === params.roomId)
  expect(names.map(({ unit }) => unit)).toEqual([1])
  const last = await call('removeUnit', {
    params: { ...params, unit: 1 },
    body: { version: gone.data.version },
  })
  expect([last.status, last.data.code]).toEqual([409, 'last_unit'])
  const none = await call('removeUnit', {
    params: { ...params, unit: 2 },
    body: { version: gone.data.version },
  })
  expect([none.status, none.data.code]).toEqual([404, 'unit_not_found'])
  // the same unit with the same number
  const back = await call('addUnit', { params, body: { version: gone.data.version } })
  expect(back.data.units.map(({ unit }) => unit)).toEqual([1, 2])
  expect((await log()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'unit add coral-suite/2',
    'unit remove coral-suite/2',
    'unit add coral-suite/2',
  ])
})

it('R-staff-room-units: a unit with a stay or a block ahead cannot be removed, and the answer names them; its past stays remain', async () => {
  const { api, call, read, setClock } = await openProperty()
  const book = async () =>
    (
      await (
        await api.post('/api/bookings', { ...goodBooking, roomType: params.roomId, totalPrice: 804 })
      ).json()
    ).reference as string
  const { data } = await call('addUnit', { params, body: { version: (await read()).version } })
  const reference = await book()
  const block = { ...params, unit: 2, from: '2027-07-10', until: '2027-07-12', reason: 'Roof' }
  const { data: blocked } = await call('addBlock', { body: block })
  const remove = async (unit: number) =>
    call('removeUnit', { params: { ...params, unit }, body: { version: data.version } })
  const refused = await remove(1)
  expect([refused.status, refused.data.code]).toEqual([409, 'unit_in_use'])
  expect((refused.data.current as typeof data).units).toEqual([
    {
      unit: 1,
      unitName: null,
      ahead: [{ reference, blockId: null, from: goodBooking.checkIn, until: goodBooking.checkOut }],
    },
    {
      unit: 2,
      unitName: null,
      ahead: [{ reference: null, blockId: blocked.id, from: '2027-07-10', until: '2027-07-12' }],
    },
  ])
  expect((await remove(2)).data.code).toBe('unit_in_use')

  // the guest leaves today, and holds no more nights
  await setClock(`${goodBooking.checkOut}T04:00:00.000Z`)
  expect((await remove(1)).data.code).toBe('unit_in_use')
  const { stay } = (await call('readStay', { params: { reference } })).data
  await call('markStay', { params: { reference }, body: { mark: 'check_in', version: stay.version } })
  const { stay: there } = (await call('readStay', { params: { reference } })).data
  await call('markStay', { params: { reference }, body: { mark: 'check_out', version: there.version } })
  expect((await remove(1)).status).toBe(200)
  expect((await call('readStay', { params: { reference } })).data.stay.unit).toBe(1)
  const span = { from: goodBooking.checkIn, until: goodBooking.checkOut }
  const chart = (await call('readChart', { query: span })).data
  expect(chart.stays.map((one) => one.reference)).toEqual([reference])
  const unitsIn = async (query: { from: string; until: string }) =>
    (await call('readChart', { query })).data.units.filter(({ roomId }) => roomId === params.roomId)
  expect((await unitsIn(span)).map(({ unit }) => unit)).toEqual([1, 2])
  expect((await unitsIn({ from: '2027-08-01', until: '2027-08-03' })).map(({ unit }) => unit)).toEqual([2])
})

onBoth(
  'R-staff-room-units: a stay that is booked while its unit is removed is in an existing one',
  async () => {
    const { api, call } = await openProperty()
    const rooms: { _id: string }[] = await (await api.get('/api/rooms/')).json()
    const stay = { checkIn: '2027-07-01', checkOut: '2027-07-03', guests: 1 }
    for (const { _id: roomId } of rooms.slice(0, 8)) {
      const { totalPrice } = await (await api.post('/api/quotes', { ...stay, roomType: roomId })).json()
      const { data: before } = await call('readRoomType', { params: { roomId } })
      const { data: room } = await call('addUnit', {
        params: { roomId },
        body: { version: before.version, unit: 90 },
      })
      const [booked] = await Promise.all([
        api.post('/api/bookings', { ...goodBooking, ...stay, roomType: roomId, totalPrice }),
        call('removeUnit', { params: { roomId, unit: 1 }, body: { version: room.version } }),
      ])
      expect(booked.status).toBe(201)
      const { reference } = await booked.json()
      const { data } = await call('readRoomType', { params: { roomId } })
      expect(data.units.flatMap(({ ahead }) => ahead)).toMatchObject([{ reference }])
    }
  },
)
