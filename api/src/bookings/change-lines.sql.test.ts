import { expect, it } from 'vitest'
import { createStayPage } from '../staff/desk/stay-page.ts'
import { goodBooking } from '../testing/inputs.ts'
import { openTestDesk } from '../testing/opened-desk.ts'
import { testNow } from '../testing/test-now.ts'

const named = (en: string) => ({ en, de: en, zh: en })
const service = { id: 'service', name: named('Service'), percent: 10, included: false }
const green = {
  id: 'green',
  name: named('Green tax'),
  amountCents: 100,
  per: 'person_night',
  included: false,
}
const shuttle = { id: 'shuttle', name: named('Shuttle'), amountCents: 4500, per: 'stay' }
const rates = { taxes: [service, green], extras: [shuttle], lengthDiscounts: [{ nights: 3, percent: 10 }] }

/** Two rooms at 235 and 61 dollars a night, from 1 July on. */
const openTwoRooms = async (checkOut: string) => {
  const { api, desk, setClock } = await openTestDesk()
  const { version: _, ...document } = { version: 0, ...(await desk.rates.current()).rates, ...rates }
  await desk.rates.replace(document)
  const order = {
    ...goodBooking,
    checkOut,
    extras: [{ id: 'shuttle', quantity: 1 }],
    additionalRooms: [{ roomType: 'courtyard-room', guests: 2 }],
  }
  const { totalPrice } = await (await api.post('/api/quotes', order)).json()
  const { reference } = await (await api.post('/api/bookings', { ...order, totalPrice })).json()
  const pageOf = createStayPage(api.db, () => testNow)
  return {
    api,
    desk,
    setClock,
    totalPrice,
    one: `${reference}-1`,
    other: `${reference}-2`,
    priceOf: async (room: string) => {
      const { stay, priceLines } = await pageOf(room, 'en')
      return { total: stay.totalPrice, lines: priceLines.map(({ name, amount }) => [name, amount]) }
    },
    /** Answers what was quoted. */
    change: async (room: string, wanted: object) => {
      const { after } = await desk.bookings.quoteChange(room, wanted)
      await desk.bookings.change(room, wanted, after.totalPrice)
      return after.totalPrice
    },
  }
}

it('R-change-rates: a shorter stay keeps service, taxes and extras by the rules of its quote', async () => {
  const { one, other, priceOf, change } = await openTwoRooms('2027-07-03')
  expect(await priceOf(one)).toEqual({
    total: (470 + 45) * 1.1 + 4,
    lines: [
      ['Shuttle', 45],
      ['Service', 51.5],
      ['Green tax', 4],
    ],
  })
  const shortened = (235 + 45) * 1.1 + 2
  expect(await change(one, { checkOut: '2027-07-02' })).toBe(shortened)
  expect(await priceOf(one)).toEqual({
    total: shortened,
    lines: [
      ['Shuttle', 45],
      ['Service', 28],
      ['Green tax', 2],
    ],
  })
  // the other room of the booking is what it was
  expect(await priceOf(other)).toEqual({
    total: 138.2,
    lines: [
      ['Service', 12.2],
      ['Green tax', 4],
    ],
  })
  // and back, to the cent
  expect(await change(one, { checkOut: '2027-07-03' })).toBe((470 + 45) * 1.1 + 4)
})

it('R-change-rates: added nights cost what the rates say now, with the taxes and discounts of the quote', async () => {
  const { desk, other, priceOf, change } = await openTwoRooms('2027-07-03')
  await desk.rooms.setDiscount('courtyard-room', null)
  await desk.rooms.setPrice('courtyard-room', 100)
  await desk.rates.replace({ ...(await desk.rates.current()).rates, taxes: [], lengthDiscounts: [] })
  const nights = 2 * 61 + 100
  const total = Math.round(nights * 0.9 * 1.1 * 100) / 100 + 6
  expect(await change(other, { checkOut: '2027-07-04' })).toBe(total)
  expect((await priceOf(other)).lines).toEqual([
    [expect.stringContaining('10'), -22.2],
    ['Service', 19.98],
    ['Green tax', 6],
  ])
  // fewer guests pay less of what is asked for each
  expect(await change(other, { guests: 1 })).toBe(total - 3)
})

it('a price by hand has no lines, and what is left of it is its part', async () => {
  const { desk, other, priceOf, change } = await openTwoRooms('2027-07-03')
  await desk.stays.setPrice(other, 100, 'A friend')
  expect(await change(other, { checkOut: '2027-07-02' })).toBe(50)
  expect(await priceOf(other)).toEqual({ total: 50, lines: [] })
})
