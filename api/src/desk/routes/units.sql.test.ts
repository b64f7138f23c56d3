import { expect, it } from 'vitest'
import { createRetention } from '../../operations/retention/retention.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { joinStaff, openTestStaff } from '../../testing/staff.ts'

const params = { roomId: 'lighthouse-suite', unit: 1 }

const open = async () => {
  const desk = await openTestStaff('desk')
  const cleaner = await joinStaff(desk.api, 'housekeeping')
  const unit = async () => {
    const { data } = await desk.call('listUnits')
    const found = data.find(({ roomId }) => roomId === params.roomId)
    if (!found) throw new Error('There is no such unit')
    return found
  }
  return {
    ...desk,
    cleaner,
    setClock: async (iso: string) => {
      await desk.setClock(iso)
      await cleaner.signIn()
    },
    unit,
    set: async (state: 'clean' | 'dirty' | 'inspected') =>
      cleaner.call('setUnitState', { params, body: { state, version: (await unit()).version } }),
    book: async () => (await (await desk.api.post('/api/bookings', goodBooking)).json()).reference as string,
    mark: async (reference: string, mark: 'check_in' | 'check_out') => {
      const { data } = await desk.call('readStay', { params: { reference } })
      const body = { mark, version: data.stay.version }
      return desk.call('markStay', { params: { reference }, body })
    },
    taken: async (): Promise<string[]> => {
      const path = '/api/rooms/lighthouse-suite/availability?from=2027-06-01&to=2027-06-10'
      return (await (await desk.api.get(path)).json()).taken
    },
  }
}

it('R-staff-units: follows arrivals and departures, without names, and is dirty after a departure', async () => {
  const { unit, set, book, mark, cleaner, setClock } = await open()
  expect(await unit()).toMatchObject({
    state: 'clean',
    changedAt: null,
    isOccupied: false,
    departure: null,
    arrival: null,
  })
  const reference = await book()
  await setClock('2027-07-01T06:30:00.000Z')
  expect((await unit()).arrival).toEqual({ hasArrived: false, guests: 2, children: [], time: null })
  await mark(reference, 'check_in')
  expect(await unit()).toMatchObject({ isOccupied: true, arrival: { hasArrived: true } })
  await setClock('2027-07-04T04:00:00.000Z')
  expect(await unit()).toMatchObject({ isOccupied: true, departure: { hasLeft: false } })
  await mark(reference, 'check_out')
  expect(await unit()).toMatchObject({
    state: 'dirty',
    changedBy: 'check-out',
    isOccupied: false,
    departure: { hasLeft: true },
  })
  expect((await set('clean')).data).toMatchObject({ state: 'clean', changedBy: 'housekeeping' })
  const { data } = await cleaner.call('listUnits')
  expect(JSON.stringify(data)).not.toContain('Perera')
})

it('is dirty even if nobody recorded the departure', async () => {
  const { api, unit, book, setClock } = await open()
  await book()
  const nextDay = '2027-07-05T06:00:00.000Z'
  await createRetention(api.db)(new Date(nextDay))
  await setClock(nextDay)
  expect(await unit()).toMatchObject({ state: 'dirty', changedBy: 'check-out' })
})

it('out of order takes the nights out of sale until a day, and returns them with any other state', async () => {
  const { unit, set, taken, cleaner } = await open()
  const close = async (until: string) =>
    cleaner.call('setUnitState', {
      params,
      body: { state: 'out_of_order', until, reason: 'The shower leaks', version: (await unit()).version },
    })
  expect((await close('2027-06-01')).data).toMatchObject({
    fields: [{ field: 'until', code: 'in_the_past' }],
  })
  expect((await close('2027-06-03')).data).toMatchObject({
    state: 'out_of_order',
    closed: { until: '2027-06-03', reason: 'The shower leaks' },
  })
  expect(await taken()).toEqual(['2027-06-01', '2027-06-02'])
  await close('2027-06-04')
  expect(await taken()).toEqual(['2027-06-01', '2027-06-02', '2027-06-03'])
  expect((await set('inspected')).data).toMatchObject({ state: 'inspected', closed: null })
  expect(await taken()).toEqual([])
})

it('a unit is not put out of order if a guest who may not be moved has the nights', async () => {
  const { unit, book, mark, cleaner, setClock } = await open()
  const reference = await book()
  await setClock('2027-07-01T06:30:00.000Z')
  await mark(reference, 'check_in')
  const before = await unit()
  const body = { state: 'out_of_order', until: '2027-07-03', reason: 'x', version: before.version } as const
  const { status, data } = await cleaner.call('setUnitState', { params, body })
  expect([status, data.code]).toEqual([409, 'unit_taken'])
  expect(await unit()).toEqual(before)
})
