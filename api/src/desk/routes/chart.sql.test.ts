import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'

const dates = { from: '2027-06-25', until: '2027-07-10' }

const open = async () => {
  const staff = await openTestStaff()
  const chart = async (query = dates) => (await staff.call('readChart', { query })).data
  return { ...staff, chart }
}

it('R-staff-chart: has every unit, the nights of each stay in it, and what is blocked', async () => {
  const { api, call, chart } = await open()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const block = { roomId: 'horizon-room', from: '2027-07-02', until: '2027-07-05', reason: 'New roof' }
  const added = await call('addBlock', { body: block })
  expect([added.status, added.data]).toEqual([201, { id: added.data.id, unit: 1, ownStayOf: null, ...block }])
  const { units, stays, blocks, today } = await chart()
  expect(today).toBe('2027-06-01')
  expect(units).toHaveLength(Number(await api.db.prepare('SELECT COUNT(*) FROM units').pluck().get()))
  expect(stays).toEqual([
    {
      reference,
      version: expect.any(String),
      state: 'expected',
      roomId: 'lighthouse-suite',
      unit: 1,
      from: '2027-07-01',
      until: '2027-07-04',
      checkIn: '2027-07-01',
      checkOut: '2027-07-04',
      name: 'Amara Perera',
      guests: 2,
      isPinned: false,
      hasNote: false,
    },
  ])
  expect(blocks).toEqual([added.data])
  // within the requested dates
  expect((await chart({ from: '2027-07-03', until: '2027-07-20' })).stays).toMatchObject([
    { from: '2027-07-03', until: '2027-07-04', checkIn: '2027-07-01' },
  ])
  const params = { id: added.data.id }
  expect((await call('removeBlock', { params })).status).toBe(200)
  expect((await call('removeBlock', { params })).data.code).toBe('block_not_found')
  expect((await chart()).blocks).toEqual([])
})

it('R-staff-closures: shows the nights in which the property is closed, and why; the staff may book them on purpose', async () => {
  const { call, chart } = await open()
  expect((await chart()).closures).toEqual([])
  const close = async (from: string, until: string, note: string) => {
    const { version } = (await call('readRateRules')).data
    await call('closeProperty', { body: { version, from, until, note } })
  }
  await close('2027-07-08', '2027-07-20', 'Monsoon')
  await close('2027-06-20', '2027-06-26', '')
  await close('2027-07-10', '2027-07-11', 'Not in these dates')
  expect((await chart()).closures).toEqual([
    { from: '2027-06-20', until: '2027-06-26', note: '' },
    { from: '2027-07-08', until: '2027-07-20', note: 'Monsoon' },
  ])
  const walkIn = { roomId: 'horizon-room', checkIn: '2027-07-08', checkOut: '2027-07-09', guests: 2 }
  expect((await call('quoteWalkIn', { body: walkIn })).data.isFree).toBe(true)
})

it('R-staff-chart: shows how many guests a unit holds, and whether they could move in now', async () => {
  const { api, call, chart, setClock } = await open()
  const suite = async () =>
    (await chart()).units
      .filter(({ roomId }) => roomId === 'lighthouse-suite')
      .map(({ guests, isReady }) => [guests, isReady])
  expect(await suite()).toEqual([[3, true]])
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const mark = async (mark: 'check_in' | 'check_out') => {
    const params = { reference }
    const { version } = (await call('readStay', { params })).data.stay
    await call('markStay', { params, body: { version, mark } })
  }
  await setClock('2027-07-01T06:30:00.000Z')
  expect(await suite()).toEqual([[3, true]])
  await mark('check_in')
  expect(await suite()).toEqual([[3, false]])
  // they leave today, and are still in house
  await setClock('2027-07-04T04:00:00.000Z')
  expect(await suite()).toEqual([[3, false]])
  await mark('check_out')
  expect(await suite()).toEqual([[3, false]])
  const unit = { roomId: 'lighthouse-suite', unit: 1 }
  const { version } = (await call('listUnits')).data.find(({ roomId }) => roomId === unit.roomId) ?? {
    version: '',
  }
  await call('setUnitState', { params: unit, body: { version, state: 'clean' } })
  expect(await suite()).toEqual([[3, true]])
})

it('lists the units in one order on phones of every language, like all lists of the front desk', async () => {
  const { call, chart } = await open()
  const inOrder = (units: readonly { roomId: string; unit?: number }[]) =>
    units.map(({ roomId, unit = 1 }) => `${roomId} ${String(unit).padStart(2, '0')}`)
  const expected = inOrder((await chart()).units).toSorted()
  for (const lang of ['en', 'de', 'zh']) {
    const options = { headers: { 'Accept-Language': lang } }
    const { data } = await call('readChart', { query: dates, ...options })
    expect(inOrder(data.units)).toEqual(expected)
    expect(inOrder((await call('listUnits', options)).data)).toEqual(expected)
    const types = inOrder((await call('listRoomTypes', options)).data)
    expect(types).toEqual(types.toSorted())
    const { rooms } = (
      await call('readPrices', { query: { from: '2027-07-01', until: '2027-07-29' }, ...options })
    ).data
    expect(inOrder(rooms)).toEqual(types)
  }
})

it('has two pieces of a stay whose guest was moved to another unit, and none of the released nights', async () => {
  const { call, chart, setClock } = await open()
  const wanted = { roomId: 'courtyard-room', checkIn: '2027-07-01', checkOut: '2027-07-05', guests: 1 }
  const { data: quote } = await call('quoteWalkIn', { body: wanted })
  await setClock('2027-07-01T06:30:00.000Z')
  const { data: stay } = await call('addWalkIn', {
    body: {
      ...wanted,
      unit: 1,
      firstName: 'Bela',
      lastName: 'Silva',
      lang: 'en',
      isHere: true,
      totalPrice: quote.totalPrice,
    },
  })
  await setClock('2027-07-03T06:30:00.000Z')
  const params = { reference: stay.reference }
  const { version, totalPrice } = stay
  const { data: moved } = await call('changeStay', { params, body: { version, totalPrice, unit: 2 } })
  expect(moved).toMatchObject({ unit: 2 })
  const pieces = async () => (await chart()).stays.map(({ unit, from, until }) => [unit, from, until])
  expect(await pieces()).toEqual([
    [1, '2027-07-01', '2027-07-03'],
    [2, '2027-07-03', '2027-07-05'],
  ])
  await setClock('2027-07-04T06:30:00.000Z')
  await call('markStay', { params, body: { version: moved.version, mark: 'check_out' } })
  expect((await pieces())[1]).toEqual([2, '2027-07-03', '2027-07-04'])
})

it.each([
  [{ from: '2027-07-10', until: '2027-07-10' }, 'not_after_check_in'],
  [{ from: '2027-01-01', until: '2028-02-06' }, 'stay_too_long'],
])('refuses a chart of %j', async (query, code) => {
  const { call } = await open()
  const { answer } = await call('readChart', { query })
  expect(answer.status).toBe(400)
  const { data } = await call('readChart', { query })
  expect(data).toMatchObject({ fields: [{ field: 'until', code }] })
})

it.each([
  [{ from: '2027-05-31', until: '2027-06-02' }, 'from', 'in_the_past'],
  [{ from: '2027-07-02', until: '2027-07-02' }, 'until', 'not_after_check_in'],
  [{ from: '2027-07-02', until: '2029-07-02' }, 'until', 'too_far_ahead'],
])('refuses a block of %j', async (span, field, code) => {
  const { call } = await open()
  const { data } = await call('addBlock', { body: { roomId: 'horizon-room', reason: 'New roof', ...span } })
  expect(data).toMatchObject({ code: 'invalid_request', fields: [{ field, code }] })
})

it('R-staff-chart: shows until when a unit is out of order, but not if its nights are only blocked', async () => {
  const { call, chart } = await open()
  const horizon = async () => (await chart()).units.find(({ roomId }) => roomId === 'horizon-room')
  const block = { roomId: 'horizon-room', from: '2027-07-02', until: '2027-07-05', reason: 'New roof' }
  await call('addBlock', { body: block })
  expect(await horizon()).toMatchObject({ isReady: true, outOfOrderUntil: null })
  const { data: units } = await call('listUnits')
  const unit = units.find(({ roomId }) => roomId === 'horizon-room')
  const closed = { until: '2027-06-08', reason: 'The shower leaks' }
  await call('setUnitState', {
    params: { roomId: 'horizon-room', unit: 1 },
    body: { version: unit?.version ?? '', state: 'out_of_order', ...closed },
  })
  expect(await horizon()).toMatchObject({ isReady: false, outOfOrderUntil: '2027-06-08' })
})
