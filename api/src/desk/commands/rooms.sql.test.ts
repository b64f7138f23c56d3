import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'

const book = async (
  { api }: Awaited<ReturnType<typeof openTestDesk>>,
  totalPrice: number,
  checkIn = '2027-09-01',
) => api.post('/api/bookings', { ...goodBooking, checkIn, checkOut: checkIn.replace(/1$/, '2'), totalPrice })

it('R-desk-at-once: changes a price for later bookings; earlier bookings keep theirs', async () => {
  const opened = await openTestDesk()
  const { api, desk, read } = opened
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  expect((await read('/api/rooms/lighthouse-suite')).price).toBe(235)
  expect(await desk.rooms.setPrices('lighthouse-suite', { price: 249.5 })).toMatchObject({ price: 249.5 })
  expect((await read('/api/rooms/lighthouse-suite')).price).toBe(249.5)
  expect((await desk.bookings.find(reference)).totalPrice).toBe(705)

  const refused = await book(opened, 235)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'price_changed', totalPrice: 249.5 },
  ])
  expect((await book(opened, 249.5)).status).toBe(201)
})

it('gives a discount and ends it, in the list, in the total and for the desk alike', async () => {
  const opened = await openTestDesk()
  const { desk, read } = opened
  await desk.rooms.setPrices('lighthouse-suite', { discountPrice: 199 })
  expect(await read('/api/rooms/lighthouse-suite')).toMatchObject({ price: 235, discountPrice: 199 })
  const stay = { roomId: 'lighthouse-suite', checkIn: '2027-10-01', checkOut: '2027-10-03' }
  const guest = { guests: 1, firstName: 'A', lastName: 'B', email: 'a@example.com', lang: 'en' } as const
  expect(await desk.bookings.totalOf({ ...stay, ...guest })).toBe(398)
  expect((await book(opened, 199)).status).toBe(201)
  await desk.rooms.setPrices('lighthouse-suite', { discountPrice: null })
  expect(await read('/api/rooms/lighthouse-suite')).not.toHaveProperty('discountPrice')
})

it.each([0, -1, Number.NaN, 99.999, 1e9])('refuses the price %d', async (price) => {
  const { desk } = await openTestDesk()
  await expect(desk.rooms.setPrices('coral-suite', { price })).rejects.toThrow('A price is in USD')
  expect((await desk.rooms.find('coral-suite')).price).toBe(268)
})

it('refuses a discount that is none', async () => {
  const { desk } = await openTestDesk()
  await expect(desk.rooms.setPrices('coral-suite', { discountPrice: 268 })).rejects.toThrow(
    'is not below the price of 268',
  )
  await desk.rooms.setPrices('coral-suite', { discountPrice: 200 })
  await expect(desk.rooms.setPrices('coral-suite', { price: 200 })).rejects.toThrow(
    'A discount of 200 is not below the price of 200',
  )
  expect(await desk.rooms.find('coral-suite')).toMatchObject({ price: 268, discountPrice: 200 })
  await expect(desk.rooms.find('attic')).rejects.toThrow(/^There is no room 'attic'\. Rooms: .*coral-suite/)
})
