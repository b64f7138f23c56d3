import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'

const sea = { roomType: 'lighthouse-suite', checkIn: '2027-07-02', checkOut: '2027-07-04', guests: 2 }

const open = async () => {
  const { api, call } = await openTestStaff()
  const version = async () => (await call('readRateRules', {})).data.version
  return {
    api,
    call,
    version,
    change: async (terms: { percent?: number; maxUses?: number; roomIds?: string[]; weekdays?: number[] }) =>
      call('changePromotionCode', { body: { version: await version(), code: 'MONSOON', ...terms } }),
    quote: async (more: object = {}) =>
      (await api.post('/api/quotes', { ...sea, promotionCode: 'MONSOON', ...more })).json(),
  }
}

it('R-staff-codes-changed: other terms hold for the next quote, and the uses so far stay counted', async () => {
  const { api, call, version, change, quote } = await open()
  await call('addPromotionCode', { body: { version: await version(), code: 'MONSOON', percent: 10 } })
  const { totalPrice } = await quote()
  const booking = { ...goodBooking, ...sea, promotionCode: 'MONSOON', totalPrice }
  expect((await api.post('/api/bookings', booking)).status).toBe(201)

  const changed = await change({ percent: 50, maxUses: 2, weekdays: [5, 6], roomIds: [sea.roomType] })
  expect(changed.data.promotionCodes).toEqual([
    { code: 'MONSOON', percent: 50, maxUses: 2, weekdays: [5, 6], roomIds: [sea.roomType], uses: 1 },
  ])
  expect((await quote()).totalPrice).toBe(235)

  // a room that it is not for costs what it did, and the line of the other one names the code
  const second = { roomType: 'coral-suite', guests: 1 }
  const { rooms } = await quote({ additionalRooms: [second] })
  const codesOf = (room: { lines: { name: string }[] }) => room.lines.map(({ name }) => name).join()
  expect(rooms.map(codesOf)).toEqual([expect.stringContaining('MONSOON'), ''])
  const why = await call('previewStay', {
    body: { roomId: sea.roomType, checkIn: sea.checkIn, nights: 2, guests: 2, promotionCode: 'MONSOON' },
  })
  expect(why.data.lines).toMatchObject([{ kind: 'promotion', name: expect.stringContaining('MONSOON') }])
})

it('R-staff-codes-changed: says why a code does not hold, and refuses codes and rooms that there are not', async () => {
  const { call, version, change, quote } = await open()
  const terms = { percent: 10, weekdays: [5, 6], roomIds: [sea.roomType] }
  await call('addPromotionCode', {
    body: { version: await version(), code: 'MONSOON', ...terms, minNights: 2 },
  })
  const reasonOf = async (more: object) => (await quote(more)).fields
  expect(await reasonOf({ roomType: 'coral-suite', guests: 1 })).toMatchObject([
    { field: 'promotionCode', code: 'code_other_room' },
  ])
  expect(await reasonOf({ checkOut: '2027-07-05' })).toMatchObject([{ code: 'code_other_nights' }])
  expect(await reasonOf({ checkOut: '2027-07-03' })).toMatchObject([
    { code: 'code_more_nights', message: 'This code holds for stays of at least 2 nights.' },
  ])
  const why = await call('previewStay', {
    body: { roomId: 'coral-suite', checkIn: sea.checkIn, nights: 2, guests: 1, promotionCode: 'MONSOON' },
  })
  expect(why.data.refusals).toEqual(['This code holds for another room.'])

  expect((await change({ percent: 5, roomIds: ['nowhere'] })).data).toMatchObject({
    fields: [{ field: 'roomIds', code: 'invalid_choice' }],
  })
  const unknown = { version: await version(), code: 'NOBODYS', percent: 5 }
  expect((await call('changePromotionCode', { body: unknown })).data).toMatchObject({
    fields: [{ field: 'code', code: 'invalid_choice' }],
  })
})
