import { quoteSchema } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { testNow } from '../../testing/test-api.ts'
import { firstRates, standardPlan } from './rates.ts'

const name = { en: 'Name', de: 'Name', zh: '名称' }
const nonRefundable = {
  id: 'non-refundable',
  name: { en: 'Non-refundable', de: 'Nicht erstattbar', zh: '不可退款' },
  policy: { en: 'Paid in full at once.', de: 'Sofort ganz zu zahlen.', zh: '需立即全额付款。' },
  percent: -10,
  cancellation: { kind: 'non_refundable' },
}
const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', roomType: 'lighthouse-suite', guests: 2 }
const july = { from: '2027-07-01', until: '2027-08-01' }

/** The suite costs 235 dollars a night; the clock stands at 1 June 2027. */
const open = async (rates: object = {}) => {
  const { api, desk, setClock } = await openTestDesk()
  const setRates = (more: object) =>
    desk.rates.replace({ plans: [...firstRates.plans, nonRefundable], ...more })
  if (Object.keys(rates).length > 0) await setRates(rates)
  const post = async (path: string, body: object) => {
    const answer = await api.post(path, body)
    return { status: answer.status, body: await answer.json() }
  }
  const ask = (more: object = {}) => post('/api/quotes', { ...stay, ...more })
  const quote = async (more: object = {}) => quoteSchema.strict().parse((await ask(more)).body)
  const book = async (more: object) => {
    const { status, body } = await post('/api/bookings', { ...goodBooking, ...more })
    return { ...body, statusCode: status }
  }
  /** Requests the price of a change through a mailed link. */
  const changeByLink = async (reference: string, change: object) => {
    const links = createSignedLinks(api.db, () => testNow)
    const token = await links.forBooking(reference, stay.checkOut)
    const { roomType: room, ...before } = stay
    const { status, body } = await post('/api/bookings/by-link/quote', { token, room, ...before, ...change })
    return { ...body, status }
  }
  return { api, desk, setClock, setRates, ask, quote, book, changeByLink }
}

describe('R-quotes: what a stay costs', () => {
  it('is its nights at the room’s own price while there are no rates, and a booking costs the same', async () => {
    const { quote, book } = await open()
    const { quote: signed, totalPrice, ...answer } = await quote()
    expect(answer).toMatchObject({
      rooms: [{ roomId: 'lighthouse-suite', totalPrice: 705, lines: [], nights: { length: 3 } }],
      plan: standardPlan,
      plans: [{ id: standardPlan, totalPrice: 705 }],
      extras: [],
      currency: 'USD',
    })
    expect(await book({ totalPrice })).toMatchObject({ statusCode: 201, totalPrice: 705 })
    expect(signed).not.toBe('')
  })

  it('has a line for each night, extra and tax, in the language of the request, and a total for each plan', async () => {
    const { api } = await open({
      prices: [{ ...july, percent: 10 }],
      extras: [
        {
          id: 'shuttle',
          name: { en: 'Shuttle', de: 'Transfer', zh: '接送' },
          amountCents: 4500,
          per: 'stay',
        },
      ],
      taxes: [{ id: 'green', name, amountCents: 100, per: 'person_night', included: false }],
    })
    const body = { ...stay, plan: 'non-refundable', extras: [{ id: 'shuttle', quantity: 1 }] }
    const answer = await api.post('/api/quotes?lang=de', body)
    const german = quoteSchema.parse(await answer.json())
    const night = 258.5 * 0.9
    expect(german.rooms[0]).toMatchObject({
      nights: [night, night, night].map((price, i) => ({ night: `2027-07-0${i + 1}`, price })),
      lines: [
        { kind: 'extra', name: 'Transfer', amount: 45, quantity: 1 },
        { kind: 'tax', amount: 6, included: false },
      ],
    })
    expect(german).toMatchObject({ totalPrice: 748.95, plan: 'non-refundable' })
    expect(german.plans).toEqual([
      {
        id: standardPlan,
        name: 'Standardtarif',
        totalPrice: 826.5,
        terms: {
          cancellation: { kind: 'hours_after_booking', hours: 24 },
          freeUntil: expect.stringMatching(/^2027-06-02T/),
          breakfast: 'included',
        },
      },
      {
        id: 'non-refundable',
        name: 'Nicht erstattbar',
        totalPrice: 748.95,
        terms: {
          cancellation: { kind: 'non_refundable' },
          freeUntil: null,
          policy: 'Sofort ganz zu zahlen.',
          breakfast: 'included',
        },
      },
    ])
  })

  it('of several rooms lists each of them, extras with the first', async () => {
    const { quote } = await open({ extras: [{ id: 'shuttle', name, amountCents: 4500, per: 'stay' }] })
    const additionalRooms = [{ roomType: 'courtyard-room', guests: 2 }]
    const { rooms, totalPrice } = await quote({ additionalRooms, extras: [{ id: 'shuttle', quantity: 1 }] })
    expect([rooms.map((room) => room.totalPrice), totalPrice]).toEqual([[750, 183], 933])
  })
})

describe('R-quote-holds: a quote', () => {
  it('holds for half an hour for its stay, whatever the owner changes', async () => {
    const { desk, quote, book, setClock, setRates } = await open()
    const { quote: signed } = await quote()
    await setRates({ prices: [{ ...july, percent: 50 }] })
    await desk.rooms.setPrices('lighthouse-suite', { price: 300 })
    expect(await book({ totalPrice: 705 })).toMatchObject({
      statusCode: 409,
      code: 'price_changed',
      totalPrice: 1350,
    })
    const other = { checkOut: '2027-07-03', totalPrice: 470, quote: signed }
    expect(await book(other)).toMatchObject({ statusCode: 409, totalPrice: 900 })
    expect(await book({ totalPrice: 705, quote: 'nonsense' })).toMatchObject({ statusCode: 409 })
    setClock('2027-06-01T06:31:00Z')
    expect(await book({ totalPrice: 705, quote: signed })).toMatchObject({
      statusCode: 409,
      code: 'price_changed',
    })
    setClock('2027-06-01T06:29:00Z')
    expect(await book({ totalPrice: 705, quote: signed })).toMatchObject({ statusCode: 201, totalPrice: 705 })
  })

  it('in one language is valid for a booking in another', async () => {
    const { quote, book, setRates } = await open()
    const { quote: signed } = await quote({ roomType: 'Leuchtturm-Suite' })
    await setRates({ prices: [{ ...july, percent: 50 }] })
    expect(await book({ roomType: 'Lighthouse Suite', totalPrice: 705, quote: signed })).toMatchObject({
      statusCode: 201,
    })
  })
})

describe('R-restrictions: rates', () => {
  it.each([
    ['a stay too short', { minNights: 4 }, 'checkOut', 'stay_too_short'],
    ['a stay too long', { maxNights: 2 }, 'checkOut', 'stay_too_long'],
    ['an arrival', { closedToArrival: true }, 'checkIn', 'closed_to_arrival'],
    ['a departure', { closedToDeparture: true }, 'checkOut', 'closed_to_departure'],
    ['who comes too late', { minDaysAhead: 31 }, 'checkIn', 'too_late_to_book'],
    ['who comes too early', { maxDaysAhead: 29 }, 'checkIn', 'too_far_ahead'],
  ])('forbid %s, but not to the property itself', async (_, rule, field, code) => {
    const { ask, book, desk, api } = await open({ restrictions: [{ ...july, ...rule }] })
    const refused = { code: 'stay_restricted', fields: [{ field, code }] }
    expect(await ask()).toMatchObject({ status: 422, body: refused })
    expect(await book({ totalPrice: 705 })).toMatchObject({ statusCode: 422, ...refused })
    const answer = await api.get('/api/offers?checkIn=2027-07-01&checkOut=2027-07-04')
    const { offers } = await answer.json()
    expect(offers[0]).toMatchObject({ unitsLeft: 0, restricted: [code] })
    const { firstName, lastName, email } = goodBooking
    const order = { ...stay, roomId: stay.roomType, firstName, lastName, email, lang: 'en' as const }
    expect(await desk.bookings.add(order, 705)).toMatchObject([{ totalPrice: 705 }])
  })

  it('of one plan do not affect the others', async () => {
    const { quote, ask } = await open({ restrictions: [{ ...july, plan: 'non-refundable', minNights: 5 }] })
    expect((await quote()).plans.map(({ id }) => id)).toEqual([standardPlan])
    expect(await ask({ plan: 'non-refundable' })).toMatchObject({ status: 422 })
  })

  it.each([
    ['en', 'A stay on these dates has at least 5 nights.'],
    ['de', 'An diesen Tagen dauert ein Aufenthalt mindestens 5 Nächte.'],
    ['zh', '所选日期至少需住 5 晚。'],
  ])('say in %s how many nights a stay must have', async (lang, message) => {
    const { api } = await open({
      restrictions: [{ ...july, from: '2027-07-03', minNights: 5, binds: 'stay_through' }],
    })
    const answer = await api.post(`/api/quotes?lang=${lang}`, stay)
    const fields = [{ field: 'checkOut', code: 'stay_too_short', message }]
    expect(await answer.json()).toMatchObject({ error: message, fields })
  })

  it('of every stay with certain nights apply to search, calendar, booking and change alike', async () => {
    const { api, book, quote, setRates, changeByLink } = await open()
    const before = await book({ totalPrice: (await quote()).totalPrice })
    await setRates({
      restrictions: [{ from: '2027-07-12', until: '2027-07-14', minNights: 4, binds: 'stay_through' }],
    })
    const dates = { checkIn: '2027-07-10', checkOut: '2027-07-13' }
    const refused = { field: 'checkOut', code: 'stay_too_short' }
    expect(await book({ ...dates, totalPrice: 705 })).toMatchObject({ statusCode: 422, fields: [refused] })
    const { offers } = await (await api.get(`/api/offers?${new URLSearchParams(dates)}`)).json()
    expect(offers[0]).toMatchObject({ unitsLeft: 0, restricted: ['stay_too_short'], minNights: 4 })
    const [listed] = await (await api.get(`/api/rooms?${new URLSearchParams(dates)}`)).json()
    expect(listed).toMatchObject({ available: false, restricted: ['stay_too_short'] })
    const { days } = await (
      await api.get('/api/rooms/lighthouse-suite/availability?from=2027-07-11&to=2027-07-13&guests=2')
    ).json()
    expect(days).toEqual([
      { day: '2027-07-11', price: 235 },
      { day: '2027-07-12', price: 235, minNightsThrough: 4 },
    ])
    const changed = await changeByLink(before.reference, dates)
    expect(changed).toMatchObject({ code: 'stay_restricted', fields: [refused] })
  })

  it('offer the nearest days that they permit', async () => {
    const { api } = await open({
      restrictions: [{ from: '2027-07-01', until: '2027-07-06', closedToArrival: true }],
    })
    const answer = await api.get('/api/offers?checkIn=2027-07-03&checkOut=2027-07-05')
    const { offers } = await answer.json()
    expect(offers[0].nearest).toEqual({ checkIn: '2027-07-06', checkOut: '2027-07-08' })
  })
})

describe('R-closures: a closed property', () => {
  const closed = { from: '2027-07-03', until: '2027-07-10' }
  const dates = new URLSearchParams({ checkIn: stay.checkIn, checkOut: stay.checkOut })

  it.each([
    ['en', 'We are closed for at least one of these nights. Please choose other dates.'],
    ['de', 'In mindestens einer dieser Nächte haben wir geschlossen. Bitte wählen Sie andere Daten.'],
    ['zh', '所选日期中有歇业的夜晚，请更换日期。'],
  ])('does not offer a sold-out room, and says so in %s', async (lang, message) => {
    const { api } = await open({ closures: [closed] })
    const answer = await (await api.post(`/api/quotes?lang=${lang}`, stay)).json()
    expect(answer).toMatchObject({
      code: 'stay_restricted',
      error: message,
      fields: [{ field: 'checkOut', code: 'property_closed', message }],
    })
  })

  it('refuses stays with one of its nights in every room and plan, and accepts those that end or begin beside them', async () => {
    const { api, ask, book } = await open({ closures: [closed] })
    const refused = { code: 'stay_restricted', fields: [{ code: 'property_closed' }] }
    expect(await book({ totalPrice: 705 })).toMatchObject({ statusCode: 422, ...refused })
    expect(await ask({ plan: 'non-refundable', roomType: 'courtyard-room' })).toMatchObject({ body: refused })
    for (const span of [
      { checkIn: '2027-07-01', checkOut: closed.from },
      { checkIn: closed.until, checkOut: '2027-07-12' },
    ])
      expect((await ask(span)).status).toBe(200)
    const { offers } = await (await api.get(`/api/offers?${dates}`)).json()
    for (const offer of offers)
      expect(offer).toMatchObject({
        unitsLeft: 0,
        restricted: ['property_closed'],
        nearest: { checkIn: '2027-06-30', checkOut: '2027-07-03' },
      })
    const rooms = await (await api.get(`/api/rooms?${dates}`)).json()
    expect(rooms.every(({ available }: { available: boolean }) => !available)).toBe(true)
    const path = '/api/rooms/lighthouse-suite/availability?from=2027-07-02&to=2027-07-04&guests=2'
    expect(await (await api.get(path)).json()).toMatchObject({
      taken: ['2027-07-03'],
      days: [{ day: '2027-07-02' }, { day: '2027-07-03', closed: true }],
    })
  })

  it('is closed for a price that was quoted before, and open for nights that are booked', async () => {
    const { quote, book, setRates, desk, changeByLink } = await open()
    const { quote: signed } = await quote()
    const booked = await book({ totalPrice: 705, quote: signed })
    await setRates({ closures: [closed] })
    expect(await book({ totalPrice: 705, quote: signed, email: 'late@example.com' })).toMatchObject({
      statusCode: 422,
      fields: [{ code: 'property_closed' }],
    })
    const change = (checkOut: string) => changeByLink(booked.reference, { checkOut })
    expect((await change('2027-07-03')).status).toBe(200)
    expect(await change('2027-07-05')).toMatchObject({ status: 422, fields: [{ code: 'property_closed' }] })
    expect((await desk.bookings.quoteChange(booked.reference, { checkOut: '2027-07-05' })).isFree).toBe(true)
  })

  it('is excluded from the price that pages show for the cheapest night', async () => {
    const { api } = await open({
      prices: [{ ...closed, priceCents: 100 }],
      closures: [closed],
    })
    const room = await (await api.get('/api/rooms/lighthouse-suite')).json()
    expect(room.discountPrice ?? room.price).toBe(235)
  })
})

it('R-promotions: a code has a maximum number of uses, and a cancelled booking returns its use', async () => {
  const { quote, ask, book, desk } = await open({
    promotionCodes: [{ code: 'CALM2027', percent: 20, maxUses: 1, bookUntil: '2027-06-30' }],
  })
  const { totalPrice } = await quote({ promotionCode: 'calm-2027' })
  expect(totalPrice).toBe(564)
  const first = await book({ promotionCode: 'CALM2027', totalPrice })
  expect(first).toMatchObject({ statusCode: 201, totalPrice })
  const again = { promotionCode: 'CALM2027', checkIn: '2027-08-01', checkOut: '2027-08-04', totalPrice }
  expect(await book(again)).toMatchObject({ statusCode: 422, code: 'promotion_invalid' })
  await desk.bookings.cancel(first.reference)
  expect((await book(again)).statusCode).toBe(201)
  expect(await ask({ promotionCode: 'GUESSED' })).toMatchObject({
    status: 422,
    body: { code: 'promotion_invalid' },
  })
})

it('R-plans: a booking in a non-refundable plan is never free to cancel, and keeps the parts of its price', async () => {
  const { api, quote, book } = await open({ prices: [] })
  const { totalPrice } = await quote({ plan: 'non-refundable' })
  const booked = await book({ plan: 'non-refundable', totalPrice })
  expect(booked).toMatchObject({ totalPrice: 634.5 })
  const row = await api.db
    .prepare<[string], Record<string, string>>(
      'SELECT rate_plan, price_lines, free_cancellation_until, created_at FROM bookings WHERE reference = ?',
    )
    .get(booked.reference)
  expect(row).toMatchObject({ rate_plan: 'non-refundable' })
  expect(row?.free_cancellation_until).toBe(row?.created_at)
  expect(JSON.parse(row?.price_lines ?? '')).toMatchObject({ nights: [{ price: 211.5 }, {}, {}], lines: [] })
})

it.each([
  ['a plan that is not there', { plan: 'gone' }, 404, 'rate_not_found'],
  ['as many children as guests', { guests: 1, children: [4] }, 400, 'invalid_request'],
  ['a child of 18', { children: [18] }, 400, 'invalid_request'],
  ['an extra that is not there', { extras: [{ id: 'gone', quantity: 1 }] }, 400, 'invalid_request'],
  ['more guests than the room takes', { guests: 8 }, 422, 'capacity_exceeded'],
])('refuses %s', async (_, more, status, code) => {
  const { ask } = await open()
  expect(await ask(more)).toMatchObject({ status, body: { code } })
})

it('R-change-rates: added nights cost what the rates say, and other numbers of guests change the nights that stay', async () => {
  const { book, desk, setRates } = await open()
  const { reference } = await book({ totalPrice: 705 })
  await setRates({ prices: [{ ...july, percent: 100 }], guestPrices: [{ guests: 1, perNightCents: -1000 }] })
  const longer = await desk.bookings.quoteChange(reference, { checkOut: '2027-07-05' })
  expect(longer.after.totalPrice).toBe(705 + 470)
  const alone = await desk.bookings.quoteChange(reference, { guests: 1 })
  expect(alone.after.totalPrice).toBe(705 - 30)
})

it('R-calendar-prices: every day of a calendar has the price of a night and how a stay may begin there', async () => {
  const { api } = await open({
    prices: [{ from: '2027-07-02', until: '2027-07-03', percent: 10 }],
    guestPrices: [{ roomType: 'lighthouse-suite', guests: 1, perNightCents: -1500 }],
    restrictions: [
      { from: '2027-07-03', until: '2027-07-04', minNights: 3, closedToDeparture: true },
      { from: '2027-07-03', until: '2027-07-04', minNights: 2 },
      { from: '2027-07-01', until: '2027-07-02', plan: 'non-refundable', closedToArrival: true },
      { from: '2027-07-01', until: '2027-07-02', roomType: 'coral-suite', closedToArrival: true },
    ],
  })
  const ask = async (more = '') =>
    (await api.get(`/api/rooms/lighthouse-suite/availability?from=2027-07-01&to=2027-07-04${more}`)).json()
  expect((await ask('&guests=2')).days).toEqual([
    { day: '2027-07-01', price: 235 },
    { day: '2027-07-02', price: 258.5 },
    { day: '2027-07-03', price: 235, minNights: 3, closedToDeparture: true },
  ])
  expect((await ask('&guests=1')).days[0]).toEqual({ day: '2027-07-01', price: 220 })
  expect(await ask()).not.toHaveProperty('days')
})

it('R-other-currencies: shows the total in the owner’s currencies, in whole units, if there is a rate', async () => {
  const otherCurrencies = [{ currency: 'EUR', perDollar: 0.9273 }, { currency: 'CNY' }]
  const { quote } = await open({ otherCurrencies })
  expect(await quote()).toMatchObject({ totalPrice: 705, about: [{ currency: 'EUR', amount: 654 }] })
})
