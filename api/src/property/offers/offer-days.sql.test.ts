import { offerDaysSchema } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { firstRates } from '../rates/rates.ts'

/** The test's clock stands at 1 June 2027. */
const open = async () => {
  const { api, desk } = await openTestDesk()
  const daysFor = async (guests: number) => {
    const answer = await api.get(`/api/offers/days?from=2027-07-01&to=2027-07-04&guests=${guests}`)
    return offerDaysSchema.strict().parse(await answer.json())
  }
  const offersFor = async (checkIn: string, checkOut: string, guests: number) => {
    const answer = await api.get(`/api/offers?checkIn=${checkIn}&checkOut=${checkOut}&guests=${guests}`)
    return (await answer.json()).offers as { roomId: string; totalPrice: number; unitsLeft: number }[]
  }
  return { api, desk, daysFor, offersFor }
}

it('R-search-calendar: shows for each night the price of the cheapest free room, and nights in which none is free', async () => {
  const { api, daysFor, offersFor } = await open()
  const cheapest = async () => {
    const free = (await offersFor('2027-07-02', '2027-07-03', 4)).filter(({ unitsLeft }) => unitsLeft > 0)
    return free.toSorted((a, b) => a.totalPrice - b.totalPrice)[0]
  }
  const price = async () => (await daysFor(4)).days.find(({ day }) => day === '2027-07-02')?.price
  expect((await daysFor(4)).days.map(({ day }) => day)).toEqual(['2027-07-01', '2027-07-02', '2027-07-03'])
  for (let room = await cheapest(); room; room = await cheapest()) {
    expect(await price()).toBe(room.totalPrice)
    const stay = { checkIn: '2027-07-02', checkOut: '2027-07-03', guests: 4, totalPrice: room.totalPrice }
    const email = `${room.roomId}.${room.unitsLeft}@example.com`
    const booked = await api.post('/api/bookings', { ...goodBooking, ...stay, email, roomType: room.roomId })
    expect(booked.status).toBe(201)
  }
  const { taken, days } = await daysFor(4)
  expect(taken).toEqual(['2027-07-02'])
  expect(days.map(({ day }) => day)).toEqual(['2027-07-01', '2027-07-03'])
  expect((await daysFor(2)).taken).toEqual([])
})

it('R-search-calendar, R-closures: shows that the property is closed, and what a stay with a night must have', async () => {
  const { desk, daysFor } = await open()
  const stay = { from: '2027-07-03', until: '2027-07-04', binds: 'stay_through', minNights: 3 }
  const closed = { from: '2027-07-02', until: '2027-07-03' }
  await desk.rates.replace({ plans: firstRates.plans, restrictions: [stay], closures: [closed] })
  const { taken, days } = await daysFor(2)
  expect(taken).toEqual(['2027-07-02'])
  expect(days).toMatchObject([
    { day: '2027-07-01' },
    { day: '2027-07-02', closed: true },
    { day: '2027-07-03', minNightsThrough: 3 },
  ])
})

it('R-search-calendar: refuses the arrivals and the lengths that a search refuses', async () => {
  const { desk, daysFor } = await open()
  const rule = { from: '2027-06-01', until: '2028-01-01', minDaysAhead: 31, maxNights: 4 }
  await desk.rates.replace({ plans: firstRates.plans, restrictions: [rule] })
  // 31 days after the first of June
  expect((await daysFor(2)).days).toMatchObject([
    { day: '2027-07-01', closedToArrival: true, maxNights: 4 },
    { day: '2027-07-02', maxNights: 4 },
    { day: '2027-07-03' },
  ])
  expect((await daysFor(2)).days[1]).not.toHaveProperty('closedToArrival')
})

it.each([
  ['from=2027-07-04&to=2027-07-04', 'to', 'too_small'],
  ['from=2027-07-01&to=2029-07-04', 'to', 'too_large'],
  ['from=2027-07-01', 'to', 'required'],
  ['from=2027-07-01&to=2027-07-04&guests=9', 'guests', 'too_large'],
  ['from=2500-07-01&to=2500-07-04', 'from', 'too_far_ahead'],
  ['from=2029-06-01&to=2029-07-01', 'from', 'too_far_ahead'],
  ['from=1900-07-01&to=1900-07-04', 'to', 'in_the_past'],
  ['from=2027-05-01&to=2027-05-31', 'to', 'in_the_past'],
])('refuses %s', async (query, field, code) => {
  const answer = await (await open()).api.get(`/api/offers/days?${query}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'invalid_request', fields: [{ field, code }] })
})

it.each(['from=2027-01-01&to=2027-07-01', 'from=2029-01-01&to=2029-07-01'])(
  'answers a half-year with a day that can be booked, whatever else is in it: %s',
  async (query) => {
    expect((await (await open()).api.get(`/api/offers/days?${query}`)).status).toBe(200)
  },
)
