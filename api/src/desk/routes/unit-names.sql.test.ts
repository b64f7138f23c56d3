import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openProperty, params } from './property.fixture.ts'

const nights = { from: goodBooking.checkIn, until: goodBooking.checkOut }

/** An owner who names units. */
const openNames = async () => {
  const property = await openProperty()
  const { call } = property
  const name = async (text: string | null, { roomId, unit } = { roomId: params.roomId, unit: 1 }) => {
    const { version } = (await call('readRoomType', { params: { roomId } })).data
    return call('nameUnit', { params: { roomId, unit }, body: { version, name: text } })
  }
  return { ...property, name }
}

it('R-staff-unit-names: everything the staff read calls a unit by its name, and by its number again', async () => {
  const { api, call, name, log } = await openNames()
  const booked = await api.post('/api/bookings', { ...goodBooking, roomType: params.roomId, totalPrice: 804 })
  const { reference } = await booked.json()
  const { version } = (await call('readStay', { params: { reference } })).data.stay
  const shown = async () => ({
    rooms: (await call('readRoomType', { params })).data.units[0]?.unitName,
    housekeeping: (await call('listUnits')).data.find(({ roomId }) => roomId === params.roomId)?.unitName,
    chart: (await call('readChart', { query: nights })).data.units.find(
      ({ roomId }) => roomId === params.roomId,
    )?.unitName,
    stay: (await call('readStay', { params: { reference } })).data.stay.unitName,
    closure: (await call('previewClosure', { body: nights })).data.stays[0]?.unitName,
  })
  const everywhere = (text: string | null) => ({
    rooms: text,
    housekeeping: text,
    chart: text,
    stay: text,
    closure: text,
  })
  expect(await shown()).toEqual(everywhere(null))
  expect((await name('  Lagoon   1 ')).data.units[0]).toMatchObject({ unit: 1, unitName: 'Lagoon 1' })
  expect(await shown()).toEqual(everywhere('Lagoon 1'))
  // who had the stay open goes on
  const note = await call('writeNote', { params: { reference }, body: { version, note: 'Late' } })
  expect(note.status).toBe(200)
  expect((await name(null)).status).toBe(200)
  expect(await shown()).toEqual(everywhere(null))
  expect((await log()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'unit name coral-suite/1',
    'unit name coral-suite/1',
  ])
})

it('R-staff-unit-names: refuses a name of another unit, hidden signs, and units that are not there', async () => {
  const { call, read, name } = await openNames()
  const other = { roomId: 'courtyard-room', unit: 1 }
  await name('Lagune Ä', other)
  for (const taken of ['Lagune Ä', 'lagune ä', 'ＬAGUNE Ä'])
    expect((await name(taken)).data).toMatchObject({ fields: [{ field: 'name', code: 'taken' }] })
  // another unit of the same type has this number; one of another type does not mind
  expect((await name('2', other)).data).toMatchObject({ fields: [{ field: 'name', code: 'taken' }] })
  expect((await name('2')).status).toBe(200)
  for (const hidden of ['Lag\u200boon', '\u202eLagoon', 'Lagoon\u2066', '<b>'])
    expect((await name(hidden)).data).toMatchObject({ fields: [{ field: 'name', code: 'invalid_text' }] })
  expect((await name('x'.repeat(25))).data).toMatchObject({ fields: [{ field: 'name', code: 'too_long' }] })
  expect((await name('Nowhere', { ...params, unit: 9 })).data.code).toBe('unit_not_found')

  // a unit that was taken out does not keep its name from others, and comes back without it
  const { version } = (await call('addUnit', { params, body: { version: (await read()).version } })).data
  expect(version).toBeDefined()
  await name('Frangipani', { ...params, unit: 2 })
  const gone = { params: { ...params, unit: 2 }, body: { version: (await read()).version } }
  await call('removeUnit', gone)
  expect((await name('Frangipani')).status).toBe(200)
  const back = await call('addUnit', { params, body: { version: (await read()).version, unit: 2 } })
  expect(back.data.units.map(({ unitName }) => unitName)).toEqual(['Frangipani', null])
})
