import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'

const july = { from: '2027-07-01', until: '2027-07-05' }

it('R-staff-figures: counts nights, revenue and blocked nights, but no cancelled stay', async () => {
  const { api, call } = await openTestStaff()
  const doors = Number(await api.db.prepare('SELECT COUNT(*) FROM units').pluck().get())
  await api.post('/api/bookings', goodBooking)
  const gone = { ...goodBooking, roomType: 'horizon-room', totalPrice: 0 }
  const { totalPrice } = await (await api.post('/api/bookings', gone)).json()
  const { reference } = await (await api.post('/api/bookings', { ...gone, totalPrice })).json()
  const params = { reference }
  const { data: page } = await call('readStay', { params })
  await call('cancelStay', { params, body: { version: page.stay.version, refund: 'full' } })
  await call('addBlock', {
    body: { roomId: 'horizon-room', from: '2027-07-04', until: '2027-07-05', reason: 'New roof' },
  })
  const { data } = await call('readFigures', { query: july })
  const available = doors * 4 - 1
  expect(data.total).toEqual({
    available,
    sold: 3,
    revenue: 705,
    occupancy: 3 / available,
    adr: 235,
    revpar: Math.round(70500 / available) / 100,
  })
  expect(data.nights.map(({ sold, revenue }) => [sold, revenue])).toEqual([
    [1, 235],
    [1, 235],
    [1, 235],
    [0, 0],
  ])
  expect(data.channels).toEqual([{ partner: null, sold: 3, revenue: 705 }])
  expect(data.pace).toEqual({ sold: 3, soldYearBefore: 0 })
})

it('R-closures: counts only the sold nights of a closed property', async () => {
  const { api, call } = await openTestStaff()
  const doors = Number(await api.db.prepare('SELECT COUNT(*) FROM units').pluck().get())
  await api.post('/api/bookings', goodBooking)
  const { version } = (await call('readRateRules')).data
  await call('closeProperty', { body: { version, from: '2027-07-02', until: '2027-08-01' } })
  const { data } = await call('readFigures', { query: july })
  expect(data.nights.map(({ available }) => available)).toEqual([doors, 1, 1, 0])
})

it('has no average if nothing is sold', async () => {
  const { call } = await openTestStaff()
  const { data } = await call('readFigures', { query: july })
  expect(data.total).toMatchObject({ sold: 0, revenue: 0, occupancy: 0, adr: null, revpar: 0 })
  expect(data.channels).toEqual([])
})

it('lists those who brought guests by the nights they sold, then by name', async () => {
  const { api, call } = await openTestStaff()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  for (const name of ['Zebra', 'Alpin', 'Coral']) {
    await api.db
      .prepare(
        "INSERT INTO partners (id, name, status, created_at) VALUES (?, ?, 'active', '2027-01-01T00:00:00.000Z')",
      )
      .run(name, name)
    const nights = name === 'Coral' ? 1 : 2
    await api.db
      .prepare(`INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name,
          last_name, email, total_cents, lang, free_cancellation_until, created_at, partner_id)
        SELECT ?, 'completed', room_type_id, unit_id, '2027-07-01', ?, guests, '', '', '', 1000, lang, '', created_at, ?
        FROM bookings WHERE reference = ?`)
      .run(`CR-${name}`, `2027-07-0${1 + nights}`, name, reference)
  }
  const { channels } = (await call('readFigures', { query: july })).data
  expect(channels.map(({ partner, sold }) => `${partner} ${sold}`)).toEqual([
    'null 3',
    'Alpin 2',
    'Zebra 2',
    'Coral 1',
  ])
})

it('compares the pace with the same days a year before, as they stood then', async () => {
  const { api, call } = await openTestStaff()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const insert = (name: string, createdAt: string, cancelledAt: string | null) =>
    api.db
      .prepare(`INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name,
          last_name, email, total_cents, lang, free_cancellation_until, created_at, cancelled_at)
        SELECT ?, 'completed', room_type_id, unit_id, '2026-07-02', '2026-07-04', guests, '', '', '', 1000, lang, '', ?, ?
        FROM bookings WHERE reference = ?`)
      .run(name, createdAt, cancelledAt, reference)
  await insert('CR-1', '2026-05-01T00:00:00.000Z', null)
  await insert('CR-2', '2026-05-01T00:00:00.000Z', '2026-06-20T00:00:00.000Z')
  // booked later, and cancelled by then
  await insert('CR-3', '2026-06-20T00:00:00.000Z', null)
  await insert('CR-4', '2026-05-01T00:00:00.000Z', '2026-05-02T00:00:00.000Z')
  expect((await call('readFigures', { query: july })).data.pace).toEqual({ sold: 3, soldYearBefore: 4 })
})

it('is a table for a spreadsheet', async () => {
  const { api, headers } = await openTestStaff()
  await api.post('/api/bookings', goodBooking)
  const answer = await api.app.request('/api/staff/figures.csv?from=2027-07-03&until=2027-07-05', { headers })
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/csv/)
  expect(answer.headers.get('Content-Disposition')).toBe(
    'attachment; filename="figures-2027-07-03-2027-07-05.csv"',
  )
  // Excel reads letters beyond the local encoding only after it
  const lines = Buffer.from(await answer.arrayBuffer())
    .toString()
    .split('\r\n')
  expect(lines[0]).toBe('\ufeffnight,available,sold,revenue,occupancy,adr,revpar')
  expect(lines[1]).toMatch(/^2027-07-03,\d+,1,235,0\.\d+,235,\d+(\.\d+)?$/)
  expect(lines[2]).toMatch(/^2027-07-04,\d+,0,0,0,,0$/)
})

it.each(['readFigures', 'exportFigures', 'exportNationalities', 'readChart', 'readPrices'] as const)(
  '%s refuses a span that ends where it begins, or is too long, at its end',
  async (name) => {
    const { call } = await openTestStaff()
    const fieldsOf = async (until: string) =>
      Object.assign({ fields: [] }, (await call(name, { query: { from: '2027-07-01', until } })).data).fields
    expect(await fieldsOf('2027-07-01')).toMatchObject([{ field: 'until', code: 'not_after_check_in' }])
    expect(await fieldsOf('2030-07-01')).toMatchObject([{ field: 'until', code: 'stay_too_long' }])
  },
)
