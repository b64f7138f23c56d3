import type { RoomPricesInput } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'

const params = { roomId: 'lighthouse-suite' }

const open = async () => {
  const staff = await openTestStaff()
  const { api, call } = staff
  const read = async () => (await call('readRoomPrices')).data
  return {
    ...staff,
    read,
    own: async () => (await read()).rooms.find(({ roomId }) => roomId === params.roomId),
    set: async (prices: Omit<RoomPricesInput, 'version'>) =>
      call('changeRoomPrices', { params, body: { version: (await read()).version, ...prices } }),
    asGuest: async () => (await api.get(`/api/rooms/${params.roomId}`)).json(),
  }
}

it('R-staff-room-prices: guests see a new price and the reduced one from then on, stays keep theirs, and both can be undone', async () => {
  const { api, call, own, set, read, asGuest } = await open()
  await api.post('/api/bookings', goodBooking)
  expect(await own()).toEqual({
    roomId: 'lighthouse-suite',
    roomType: 'Lighthouse Suite',
    status: 'offered',
    price: 235,
    discountPrice: null,
    booked: 1,
  })
  const { version } = await read()
  const { status, data } = await set({ price: 249.5, discountPrice: 199 })
  expect([status, data.version === version]).toEqual([200, false])
  expect(await asGuest()).toMatchObject({ price: 249.5, discountPrice: 199 })
  await set({ price: 249.5, discountPrice: null })
  expect(await asGuest()).not.toHaveProperty('discountPrice')
  const { data: listed } = await call('readPriceChanges')
  expect(listed.changes.map(({ parts, mayUndo }) => [parts, mayUndo])).toEqual(
    [true, false].map((mayUndo) => [
      [
        {
          list: 'roomPrices',
          from: null,
          until: null,
          roomTypes: ['Lighthouse Suite'],
          codes: [],
          names: [],
        },
      ],
      mayUndo,
    ]),
  )
  expect((await call('undoPrices', { body: { version: data.version } })).data.code).toBe('changed_meanwhile')
  expect((await call('undoPrices', { body: { version: listed.version } })).status).toBe(200)
  expect(await own()).toMatchObject({ price: 249.5, discountPrice: 199 })
  const [first] = (await call('readPriceChanges')).data.changes
  expect(first).toMatchObject({ isUndo: true, mayUndo: true })
})

it('R-staff-brake: less than half or more than twice of the price or of the reduced one requires a confirmation', async () => {
  const { own, set } = await open()
  for (const prices of [
    { price: 23.5, discountPrice: null },
    { price: 2350, discountPrice: null },
    { price: 235, discountPrice: 117 },
  ]) {
    const refused = await set(prices)
    expect([refused.status, refused.data.code]).toEqual([409, 'price_unusual'])
  }
  expect((await set({ price: 235, discountPrice: 117.5 })).status).toBe(200)
  expect((await set({ price: 120, discountPrice: 117.5 })).status).toBe(200)
  expect((await set({ price: 500, discountPrice: 30, isMeant: true })).status).toBe(200)
  expect(await own()).toMatchObject({ price: 500, discountPrice: 30 })
})

it.each([
  [{ price: 0, discountPrice: null }, 'price', 'too_small'],
  [{ price: 10_000_001, discountPrice: null }, 'price', 'too_large'],
  [{ price: 99.999, discountPrice: null }, 'price', 'invalid_type'],
  [{ price: 235, discountPrice: 235 }, 'discountPrice', 'not_below_price'],
  [{ price: 235, discountPrice: 0 }, 'discountPrice', 'too_small'],
])('refuses %j at its field', async (prices, field, code) => {
  const { own, set } = await open()
  expect((await set(prices)).data).toMatchObject({ code: 'invalid_request', fields: [{ field, code }] })
  expect(await own()).toMatchObject({ price: 235 })
})
