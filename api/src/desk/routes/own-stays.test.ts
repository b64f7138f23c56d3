import { addDays } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openProperty, params } from './property.fixture.ts'

const night = '2027-06-10'
const own = { ...params, unit: 1, from: night, until: addDays(night, 2), ownStayOf: 'Kumari' }

it('R-staff-own-stays: takes a unit out of sale without a price, a mail or a name in the log', async () => {
  const { api, call } = await openProperty()
  const figures = async () => {
    const query = { from: night, until: addDays(night, 1) }
    const [one] = (await call('readFigures', { query })).data.nights
    return one
  }
  const before = await figures()
  const added = await call('addBlock', { body: own })
  expect([added.status, added.data]).toEqual([201, expect.objectContaining({ unit: 1, ownStayOf: 'Kumari' })])
  const wanted = { roomType: params.roomId, checkIn: night, checkOut: addDays(night, 1), guests: 1 }
  const { totalPrice } = await (await api.post('/api/quotes', wanted)).json()
  const booked = await api.post('/api/bookings', { ...goodBooking, ...wanted, totalPrice })
  expect((await booked.json()).code).toBe('room_taken')
  // like any block: not there to be sold, so that neither rate nor revenue per room falls
  expect(await figures()).toEqual({ ...before, available: (before?.available ?? 0) - 1 })
  const lines = await api.db
    .prepare<[], { after: string }>("SELECT after FROM desk_log WHERE action = 'block add'")
    .all()
  expect(lines.map(({ after }) => after).join()).not.toContain('Kumari')
  const none = await call('addBlock', { body: { ...own, ownStayOf: '', reason: '' } })
  expect(none.data).toMatchObject({ fields: [{ field: 'reason', code: 'required' }] })
})

it('R-staff-own-stays: is moved, shortened and ended; nights that are over stay where they were', async () => {
  const { call, read, setClock } = await openProperty()
  await call('addUnit', { params, body: { version: (await read()).version } })
  const shown = async () => {
    const query = { from: '2027-06-01', until: '2027-07-01' }
    const { blocks } = (await call('readChart', { query })).data
    return blocks.map((one) => [one.unit, one.from, one.until, one.ownStayOf])
  }
  const { data: first } = await call('addBlock', { body: own })
  const change = (id: number, more: object) =>
    call('changeBlock', { params: { id }, body: { ...own, ...more } })
  const { data: moved } = await change(first.id, { unit: 2, from: '2027-06-12', until: '2027-06-16' })
  expect(await shown()).toEqual([[2, '2027-06-12', '2027-06-16', 'Kumari']])

  await setClock('2027-06-13T06:00:00.000Z')
  const { data: shorter } = await change(moved.id, { unit: 2, from: '2027-06-12', until: '2027-06-15' })
  expect(await shown()).toEqual([[2, '2027-06-12', '2027-06-15', 'Kumari']])
  await change(shorter.id, { from: '2027-06-12', until: '2027-06-15' })
  expect(await shown()).toEqual([
    [2, '2027-06-12', '2027-06-13', 'Kumari'],
    [1, '2027-06-13', '2027-06-15', 'Kumari'],
  ])
  expect((await change(shorter.id, {})).data.code).toBe('block_not_found')
})
