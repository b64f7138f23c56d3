import { expect, it } from 'vitest'
import { createStayPage } from '../../desk/routes/stay-page.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { testNow } from '../../testing/test-now.ts'
import { createChangeStay, type StayChange } from './change-stay.ts'

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
    /** Returns the quoted price. */
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
  // the other room of the booking is unchanged
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
  await desk.rooms.setPrices('courtyard-room', { discountPrice: null })
  await desk.rooms.setPrices('courtyard-room', { price: 100 })
  await desk.rates.replace({ ...(await desk.rates.current()).rates, taxes: [], lengthDiscounts: [] })
  const nights = 2 * 61 + 100
  const total = Math.round(nights * 0.9 * 1.1 * 100) / 100 + 6
  expect(await change(other, { checkOut: '2027-07-04' })).toBe(total)
  expect((await priceOf(other)).lines).toEqual([
    [expect.stringContaining('10'), -22.2],
    ['Service', 19.98],
    ['Green tax', 6],
  ])
  // fewer guests pay less of a price per person
  expect(await change(other, { guests: 1 })).toBe(total - 3)
})

it('a price by hand has no lines, and a shorter stay costs its share', async () => {
  const { desk, other, priceOf, change } = await openTwoRooms('2027-07-03')
  await desk.stays.setPrice(other, 100, 'A friend')
  expect(await change(other, { checkOut: '2027-07-02' })).toBe(50)
  expect(await priceOf(other)).toEqual({ total: 50, lines: [] })
})

const lateDay = new Date('2027-06-10T06:00:00.000Z')

/** A stay at 235 dollars a night from 1 July on. Its free cancellation has ended on `lateDay`. */
const openLateGuest = async (document: object, checkOut: string, lang = 'en') => {
  const { api, desk } = await openTestDesk()
  await desk.rates.replace({ ...(await desk.rates.current()).rates, ...document })
  const order = { ...goodBooking, checkOut }
  const priceOf = async (stay: object): Promise<number> =>
    (await (await api.post('/api/quotes', { ...order, ...stay })).json()).totalPrice
  const totalPrice = await priceOf({})
  const { reference } = await (await api.post(`/api/bookings?lang=${lang}`, { ...order, totalPrice })).json()
  const stays = createChangeStay(api.db)
  const pageOf = createStayPage(api.db, () => lateDay)
  const stored = () => api.db.prepare<[], string | null>('SELECT price_lines FROM bookings').pluck().get()
  const changeBy = (by: 'guest' | 'property') => async (change: StayChange) => {
    const who = by === 'property' ? { by } : { by, network: null, isAddressConfirmed: false }
    const request = { reference, change, who, lang: 'en', at: lateDay } as const
    const { after } = await stays.quote(request)
    await stays.change(request, after.totalCents / 100)
    const { stay, priceLines } = await pageOf(reference, 'en')
    const { nightsCents } = JSON.parse((await stored()) ?? 'null') ?? {}
    const sum = priceLines.reduce((cents, { amount }) => cents + Math.round(amount * 100), nightsCents)
    return {
      total: stay.totalPrice,
      lines: priceLines.map(({ name, amount }) => [name, amount]),
      isSum: sum === Math.round(stay.totalPrice * 100),
    }
  }
  return { api, desk, reference, stored, totalPrice, priceOf, changeBy }
}

it('R-change-rates: a kept total is replaced by the price of the rules, with its lines', async () => {
  const lengthDiscounts = [{ nights: 7, percent: 20 }]
  const late = await openLateGuest({ taxes: [service], lengthDiscounts }, '2027-07-07')
  const change = late.changeBy('guest')
  expect(late.totalPrice).toBe(1551)
  const discount = 'Discount for a longer stay (20 %)'
  expect(await change({ checkOut: '2027-07-08' })).toEqual({
    total: 1551,
    lines: [
      [discount, -329],
      ['Service', 131.6],
      ['Difference from the agreed price', 103.4],
    ],
    isSum: true,
  })
  expect(await late.priceOf({ checkOut: '2027-07-09' })).toBe(1654.4)
  expect(await change({ checkOut: '2027-07-09' })).toEqual({
    total: 1654.4,
    lines: [
      [discount, -376],
      ['Service', 150.4],
    ],
    isSum: true,
  })
})

it('a kept amount is used up to the cent, and no step goes below it', async () => {
  const lengthDiscounts = [{ nights: 3, percent: 50 }]
  const { changeBy } = await openLateGuest({ taxes: [service], lengthDiscounts }, '2027-07-03', 'zh')
  const change = changeBy('guest')
  const difference = (amount: number) => ['与约定价格的差额', amount]
  const three = await change({ checkOut: '2027-07-04' })
  expect([three.total, three.lines.at(-1)]).toEqual([517, difference(129.25)])
  const alone = await change({ guests: 1 })
  expect(alone).toEqual(three)
  const four = await change({ checkOut: '2027-07-05' })
  expect([four.total, four.lines.length]).toEqual([517, 2])
  const one = await change({ checkOut: '2027-07-02' })
  expect(one).toEqual({ total: 517, lines: [['Service', 23.5], difference(258.5)], isSum: true })
})

it('the property prices what a guest kept by the rules, and takes no other change for a refund', async () => {
  const { changeBy, priceOf } = await openLateGuest({ taxes: [green] }, '2027-07-04', 'de')
  expect(await changeBy('guest')({ guests: 1 })).toEqual({
    total: 711,
    lines: [
      ['Green tax', 3],
      ['Differenz zum vereinbarten Preis', 3],
    ],
    isSum: true,
  })
  expect(await priceOf({ guests: 1, checkOut: '2027-07-05' })).toBe(944)
  expect(await changeBy('property')({ checkOut: '2027-07-05' })).toEqual({
    total: 944,
    lines: [['Green tax', 4]],
    isSum: true,
  })
  await changeBy('guest')({ checkOut: '2027-07-04' })
  // reduced by the price of a night, not by what the guest owes
  expect(await changeBy('property')({ checkOut: '2027-07-03' })).toMatchObject({ total: 708, isSum: true })
})

it('R-plans: another name preserves the parts of the price, even if no rule gives it any more', async () => {
  const prices = [{ from: '2027-07-02', until: '2027-07-03', roomType: '*', percent: 50 }]
  const { api, desk, reference, stored, totalPrice, changeBy } = await openLateGuest(
    { ...rates, prices },
    '2027-07-04',
  )
  const before = await stored()
  expect(JSON.parse(before ?? '')).toMatchObject({
    nights: [{ price: 235 }, { price: 352.5 }, { price: 235 }],
  })
  await changeBy('guest')({ lastName: 'Silva' })
  expect(await stored()).toBe(before)
  // of a renamed extra, in a booking that does not know its version of the rates
  const lines = [{ kind: 'extra', name: 'Tuk-tuk', amount: 45, quantity: 1 }]
  const older = JSON.stringify({ nights: [], lines, breakfast: false })
  await api.db.prepare<[string]>('UPDATE bookings SET price_lines = ?').run(older)
  await changeBy('property')({ lastName: 'Perera' })
  expect(await stored()).toBe(older)
  expect(await desk.bookings.find(reference)).toMatchObject({ lastName: 'Perera', totalPrice })
})
