import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'
import { createDeskCommands } from '../create-desk-commands.ts'

const roomId = 'courtyard-room'
const arrivalDay = '2027-07-04T09:30:00.000Z'

/** Two units: a guest in unit 1 leaves on 4 July, another arrives then into the same unit, and unit 2 is free. */
const openChangeOfGuests = async () => {
  const staff = await openTestStaff()
  const { api, call, setClock } = staff
  const book = async (more: object) => {
    const order = { ...goodBooking, roomType: roomId, guests: 1, ...more }
    const { totalPrice } = await (await api.post('/api/quotes', order)).json()
    const { reference } = await (await api.post('/api/bookings', { ...order, totalPrice })).json()
    return reference as string
  }
  const stayOf = async (reference: string) => (await call('readStay', { params: { reference } })).data.stay
  const mark = async (reference: string, mark: 'check_in' | 'check_out', more: object = {}) => {
    const { version } = await stayOf(reference)
    return call('markStay', { params: { reference }, body: { mark, version, ...more } })
  }
  const change = async (reference: string, more: object) => {
    const { version, totalPrice } = await stayOf(reference)
    return call('changeStay', { params: { reference }, body: { version, totalPrice, ...more } })
  }
  const unit = async (number: number) => {
    const { data } = await call('listUnits')
    return data.find((one) => one.roomId === roomId && one.unit === number)
  }
  const lines = () =>
    api.db
      .prepare<[], { action: string; subject: string; after: string }>(
        'SELECT action, subject, after FROM desk_log ORDER BY id',
      )
      .all()
  const leaving = await book({ checkIn: '2027-07-01', checkOut: '2027-07-04' })
  const coming = await book({ checkIn: '2027-07-04', checkOut: '2027-07-07', email: 'bela@example.com' })
  await setClock('2027-07-01T09:30:00.000Z')
  await mark(leaving, 'check_in')
  await setClock(arrivalDay)
  expect([(await stayOf(leaving)).unit, (await stayOf(coming)).unit]).toEqual([1, 1])
  return { ...staff, book, stayOf, mark, change, unit, lines, leaving, coming }
}

it('R-staff-check-in: nobody is checked in into an occupied room, whatever the reason', async () => {
  const { mark, stayOf, coming, leaving } = await openChangeOfGuests()
  const refused = await mark(coming, 'check_in', { dirtyReason: 'They are tired' })
  expect([refused.status, refused.data.code]).toEqual([409, 'unit_occupied'])
  expect((await stayOf(coming)).arrivedOn).toBeNull()
  expect((await stayOf(leaving)).state).toBe('in_house')
})

it('R-staff-check-in: a room that is not clean requires a reason, which the audit log keeps; a clean one requires none', async () => {
  const { mark, stayOf, lines, unit, coming, leaving } = await openChangeOfGuests()
  await mark(leaving, 'check_out')
  expect((await unit(1))?.state).toBe('dirty')
  const refused = await mark(coming, 'check_in')
  expect([refused.status, refused.data.code]).toEqual([409, 'unit_dirty'])
  expect((await stayOf(coming)).arrivedOn).toBeNull()
  const done = await mark(coming, 'check_in', { dirtyReason: 'They leave their bags' })
  expect([done.status, done.data.state]).toEqual([200, 'in_house'])
  const line = (await lines()).at(-1)
  expect(line).toMatchObject({ action: 'booking arrive', subject: coming })
  expect(JSON.parse(line?.after ?? '')).toMatchObject({ reason: 'They leave their bags' })
  // an arrival recorded twice counts once
  expect((await mark(coming, 'check_in')).status).toBe(200)
})

it('R-staff-check-in: the alternative is another room that is free and clean', async () => {
  const { mark, change, stayOf, coming } = await openChangeOfGuests()
  expect((await change(coming, { unit: 2 })).data).toMatchObject({ unit: 2, isPinned: true })
  expect((await mark(coming, 'check_in')).data.state).toBe('in_house')
  expect((await stayOf(coming)).unit).toBe(2)
})

it('R-staff-check-in: a walk-in gets no room that is occupied or dirty either', async () => {
  const { call, mark, leaving, coming, change } = await openChangeOfGuests()
  await change(coming, { unit: 2 })
  const wanted = { roomId, checkIn: '2027-07-04', checkOut: '2027-07-05', guests: 1, unit: 1 }
  const { unit: _, ...asked } = wanted
  const { data: quote } = await call('quoteWalkIn', { body: asked })
  const add = (more: object = {}) =>
    call('addWalkIn', {
      body: {
        ...wanted,
        firstName: 'Chandra',
        lastName: 'Silva',
        lang: 'en',
        isHere: true,
        totalPrice: quote.totalPrice,
        ...more,
      },
    })
  expect((await add()).data.code).toBe('unit_occupied')
  await mark(leaving, 'check_out')
  expect((await add()).data.code).toBe('unit_dirty')
  expect((await add({ dirtyReason: 'Only a nap' })).data.state).toBe('in_house')
})

it('R-staff-broken: moves the guest and closes the unit, in one line of the audit log; a displaced stay has another', async () => {
  const { book, change, mark, stayOf, unit, lines, call, leaving, coming } = await openChangeOfGuests()
  const next = await book({ checkIn: '2027-07-08', checkOut: '2027-07-10', email: 'chandra@example.com' })
  await mark(leaving, 'check_out')
  await mark(coming, 'check_in', { dirtyReason: 'x' })
  expect((await stayOf(next)).unit).toBe(1)
  const before = (await lines()).length
  const wanted = { checkOut: '2027-07-08', unit: 2 }
  const params = { reference: coming }
  const { totalPrice } = (await call('quoteStayChange', { params, body: wanted })).data
  const moved = await change(coming, {
    ...wanted,
    totalPrice,
    broken: { until: '2027-07-10', reason: 'The shower leaks' },
  })
  expect([moved.status, moved.data.unit, moved.data.checkOut]).toEqual([200, 2, '2027-07-08'])
  expect(await unit(1)).toMatchObject({
    state: 'out_of_order',
    isOccupied: false,
    closed: { until: '2027-07-10', reason: 'The shower leaks' },
  })
  const own = (await lines()).slice(before).filter(({ subject }) => subject !== next)
  expect(own.map(({ action, subject }) => [action, subject])).toEqual([['booking change', coming]])
  expect(JSON.parse(own[0]?.after ?? '')).toMatchObject({
    unit: 2,
    closed: `${roomId}/1`,
    closedFrom: '2027-07-04',
    closedUntil: '2027-07-10',
    reason: 'The shower leaks',
  })
  expect((await stayOf(next)).unit).toBe(2)
})

it('R-staff-broken: if the unit cannot be closed the guest stays, and nothing is changed', async () => {
  const { change, stayOf, unit, mark, coming, leaving, lines } = await openChangeOfGuests()
  await mark(leaving, 'check_out')
  await mark(coming, 'check_in', { dirtyReason: 'x' })
  const before = (await lines()).length
  const broken = { until: '2027-07-10', reason: 'The shower leaks' }
  const { data: remaining } = await change(coming, { broken })
  expect(remaining).toMatchObject({ code: 'invalid_request', fields: [{ field: 'unit' }] })
  expect((await change(coming, { unit: 99, broken })).data.code).toBe('unit_not_found')
  expect((await change(coming, { unit: 2, broken: { ...broken, until: '2027-07-04' } })).status).toBe(400)
  expect([(await stayOf(coming)).unit, (await unit(1))?.closed]).toEqual([1, null])
  expect((await lines()).length).toBe(before)
  expect((await change(coming, { unit: 2, broken })).data.unit).toBe(2)
  expect((await lines()).slice(before).map(({ action }) => action)).toEqual(['booking move'])
})

it('R-staff-move: a used room is dirty once its guests are in another', async () => {
  const { change, mark, unit, leaving, coming } = await openChangeOfGuests()
  await mark(leaving, 'check_out')
  await mark(coming, 'check_in', { dirtyReason: 'x' })
  await change(coming, { unit: 2 })
  expect(await unit(1)).toMatchObject({ state: 'dirty', isOccupied: false })
  expect(await unit(2)).toMatchObject({ isOccupied: true })
})

it('R-staff-move: guests in house are moved into a dirty room only with a reason, and into an occupied one never', async () => {
  const { api, book, call, change, mark, stayOf, lines, leaving, coming } = await openChangeOfGuests()
  const far = await book({ checkIn: '2027-07-05', checkOut: '2027-07-07', email: 'dara@example.com' })
  await change(coming, { unit: 2 })
  await mark(coming, 'check_in')
  // the guests who leave today are still in it
  const occupied = await change(coming, { unit: 1, dirtyReason: 'No water in theirs' })
  expect([occupied.status, occupied.data.code]).toEqual([409, 'unit_occupied'])
  await mark(leaving, 'check_out')
  const params = { reference: coming }
  const longer = { unit: 1, checkOut: '2027-07-08' }
  const { totalPrice } = (await call('quoteStayChange', { params, body: longer })).data
  const refused = [await change(coming, { unit: 1 }), await change(coming, { ...longer, totalPrice })]
  expect(refused.map(({ status, data }) => [status, data.code])).toEqual([
    [409, 'unit_dirty'],
    [409, 'unit_dirty'],
  ])
  const { bookings } = createDeskCommands({ db: api.db, who: 'nirosha', now: () => new Date(arrivalDay) })
  await expect(bookings.move(coming, 1)).rejects.toThrow('unit_dirty')
  expect((await stayOf(coming)).unit).toBe(2)
  // a guest who arrives another day finds it clean
  expect((await change(far, { unit: 1 })).status).toBe(200)
  await change(far, { unit: 2 })
  const moved = await change(coming, { unit: 1, dirtyReason: 'No water in theirs' })
  expect([moved.status, moved.data.unit]).toEqual([200, 1])
  const line = (await lines()).findLast(({ subject }) => subject === coming)
  expect(line).toMatchObject({ action: 'booking move' })
  expect(JSON.parse(line?.after ?? '')).toMatchObject({ unit: 1, reason: 'No water in theirs' })
  // extending in the same room requires nothing
  const later = { checkOut: '2027-07-08' }
  const quote = (await call('quoteStayChange', { params, body: later })).data
  expect((await change(coming, { ...later, totalPrice: quote.totalPrice })).status).toBe(200)
})
