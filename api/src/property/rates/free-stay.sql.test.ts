import { quoteSchema } from '@calm-rest/contract/schemas'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { firstRates, ratesSchema } from './rates.ts'

const code = 'FRIEND2027'
const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', roomType: 'lighthouse-suite', guests: 2 }

/** The suite costs 235 dollars a night. */
const open = async (rates: object) => {
  const { api, desk } = await openTestDesk()
  const setRates = (more: object) => desk.rates.replace({ plans: firstRates.plans, ...more })
  await setRates(rates)
  const book = (more: object) => api.post('/api/bookings', { ...goodBooking, promotionCode: code, ...more })
  const quote = (more: object) => api.post('/api/quotes', { ...stay, promotionCode: code, ...more })
  return { api, desk, setRates, book, quote }
}

it.each([
  ['the whole percentage', { percent: 100 }],
  ['an amount above the price', { amountCents: 90_000 }],
])('a promotion code that takes off %s makes a stay free, and it is booked', async (_, off) => {
  const { desk, book, quote } = await open({ promotionCodes: [{ code, ...off }] })
  const quoted = quoteSchema.strict().parse(await (await quote({})).json())
  expect([quoted.totalPrice, quoted.plans.map(({ totalPrice }) => totalPrice)]).toEqual([0, [0]])
  const answer = await book({ totalPrice: 0, quote: quoted.quote })
  const receipt = await answer.json()
  expect([answer.status, receipt.totalPrice]).toEqual([201, 0])
  expect(await desk.bookings.find(receipt.reference)).toMatchObject({ totalPrice: 0 })
})

it('a free stay can be changed, and its price set by hand and back to nothing', async () => {
  const { api, desk, book } = await open({ promotionCodes: [{ code, percent: 100 }] })
  const { reference } = await (await book({ totalPrice: 0 })).json()
  const totalOf = () => api.db.prepare<[], number>('SELECT total_cents FROM bookings').pluck().get()
  const later = { checkIn: '2027-07-02', checkOut: '2027-07-05' }
  const { after } = await desk.bookings.quoteChange(reference, later)
  await desk.bookings.change(reference, later, after.totalPrice)
  expect(await totalOf()).toBe(after.totalPrice * 100)
  await desk.stays.setPrice(reference, 40, 'They pay for the towels.')
  await desk.stays.setPrice(reference, 0, 'They do not.', true)
  expect(await totalOf()).toBe(0)
})

const cents = fc.integer({ min: 0, max: 100_000 })
const off = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100) }),
  fc.record({ amountCents: cents }),
  fc.constantFrom({ percent: 100 }, { amountCents: 70_500 }, { amountCents: 70_499 }),
)
const per = fc.constantFrom('stay', 'night', 'person', 'person_night')
const name = { en: 'Name', de: 'Name', zh: '名称' }
const rates = fc
  .record({
    promotionCodes: off.map((one) => [{ code, ...one }]),
    prices: fc.constantFrom(
      [],
      [{ from: '2027-06-01', until: '2027-09-01', weekdays: [], priceCents: 0 }],
      [{ from: '2027-06-01', until: '2027-09-01', weekdays: [], percent: -90 }],
    ),
    guestPrices: fc.constantFrom([], [{ guests: 2, perNightCents: -30_000 }]),
    taxes: fc
      .record({ amountCents: cents, per, included: fc.boolean() })
      .map((tax) => [{ id: 'tax', name, ...tax }]),
  })
  .map((some) => ratesSchema.parse({ plans: firstRates.plans, ...some }))

it('books the quoted price whatever a code takes off, without an internal error', async () => {
  const { setRates, book, quote } = await open({})
  const rooms = fc.constantFrom(undefined, [{ roomType: 'coral-suite', guests: 2 }])
  await fc.assert(
    fc.asyncProperty(rates, rooms, fc.integer({ min: 0, max: 300 }), async (some, additionalRooms, day) => {
      await setRates(some)
      const at = (offset: number) => new Date(Date.UTC(2027, 6, 1 + day + offset)).toISOString().slice(0, 10)
      const more = { checkIn: at(0), checkOut: at(1), ...(additionalRooms && { additionalRooms }) }
      const quoted = await quote(more)
      expect(quoted.status).toBe(200)
      const { totalPrice } = await quoted.json()
      const answer = await book({ ...more, totalPrice })
      expect([201, 409]).toContain(answer.status)
    }),
    { numRuns: 40 },
  )
})
