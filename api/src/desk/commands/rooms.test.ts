import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'

const book = async ({ api }: ReturnType<typeof openTestDesk>, totalPrice: number, checkIn = '2027-09-01') =>
  api.post('/api/bookings', { ...goodBooking, checkIn, checkOut: checkIn.replace(/1$/, '2'), totalPrice })

it('changes a price for whoever books from now on; what was agreed stays agreed', async () => {
  const opened = openTestDesk()
  const { api, desk, read } = opened
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  expect((await read('/api/rooms/lighthouse-suite')).price).toBe(235)
  expect(desk.rooms.setPrice('lighthouse-suite', 249.5)).toMatchObject({ price: 249.5 })
  expect((await read('/api/rooms/lighthouse-suite')).price).toBe(249.5)
  expect(desk.rooms.booked('lighthouse-suite')).toBe(1)
  expect(desk.bookings.find(reference).totalPrice).toBe(705)

  const refused = await book(opened, 235)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'price_changed', totalPrice: 249.5 },
  ])
  expect((await book(opened, 249.5)).status).toBe(201)
})

it('gives a discount and ends it, in the list, in the total and for the desk alike', async () => {
  const opened = openTestDesk()
  const { desk, read } = opened
  desk.rooms.setDiscount('lighthouse-suite', 199)
  expect(await read('/api/rooms/lighthouse-suite')).toMatchObject({ price: 235, discountPrice: 199 })
  const stay = { roomId: 'lighthouse-suite', checkIn: '2027-10-01', checkOut: '2027-10-03' }
  const guest = { guests: 1, firstName: 'A', lastName: 'B', email: 'a@example.com', lang: 'en' } as const
  expect(desk.bookings.totalOf({ ...stay, ...guest })).toBe(398)
  expect((await book(opened, 199)).status).toBe(201)
  desk.rooms.setDiscount('lighthouse-suite', null)
  expect(await read('/api/rooms/lighthouse-suite')).not.toHaveProperty('discountPrice')
})

it.each([0, -1, Number.NaN, 99.999, 1e9])('refuses the price %d', (price) => {
  const { desk } = openTestDesk()
  expect(() => desk.rooms.setPrice('coral-suite', price)).toThrow('A price is in dollars')
  expect(desk.rooms.find('coral-suite').price).toBe(268)
})

it('refuses a discount that is none', () => {
  const { desk } = openTestDesk()
  expect(() => desk.rooms.setDiscount('coral-suite', 268)).toThrow('is not below the price of 268')
  desk.rooms.setDiscount('coral-suite', 200)
  expect(() => desk.rooms.setPrice('coral-suite', 200)).toThrow(
    'A discount of 200 is not below the price of 200',
  )
  expect(desk.rooms.find('coral-suite')).toMatchObject({ price: 268, discountPrice: 200 })
  expect(() => desk.rooms.find('attic')).toThrow(/^There is no room 'attic'\. Rooms: .*coral-suite/)
})
