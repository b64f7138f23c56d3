import { addDays } from '@calm-rest/contract/stay'
import { describe, expect, it } from 'vitest'
import { checkPrices } from './price-cases.fixture.ts'
import { priceStay } from './price-stay.ts'
import { firstRates, type Rates, ratesSchema } from './rates.ts'

const name = { en: 'Name', de: 'Name', zh: '名称' }
const [standard] = firstRates.plans as [Rates['plans'][number]]
const stay = {
  roomTypeId: 'coral-suite',
  baseCents: 20_000,
  guests: 2,
  children: [],
  checkIn: '2027-12-24',
  checkOut: '2027-12-27',
}
const ratesWith = (more: object): Rates => ratesSchema.parse({ plans: [standard], ...more })
const nightsOf = (rates: Rates, more: object = {}) =>
  priceStay(rates, { ...stay, ...more }, { plan: standard }).nights.map((one) => one.totalCents)

it('R-rates: without any rates a stay costs its nights at the price of the room', () => {
  const price = priceStay(firstRates, stay, { plan: standard })
  expect(price).toMatchObject({ totalCents: 60_000, lines: [] })
})

it('R-rates-reference: prices random stays like a plain reference, whatever the order, the lines and the zone', () => {
  checkPrices(1500)
})

describe('which of several prices applies to a night', () => {
  const season = { from: '2027-12-01', until: '2028-02-01', priceCents: 30_000 }
  it.each([
    ['the own type of the room before all types', { ...season, roomType: 'coral-suite', priceCents: 1 }],
    ['certain weekdays before every day', { ...season, weekdays: [5, 6, 7], priceCents: 1 }],
    ['the one that begins last', { ...season, from: '2027-12-20', priceCents: 1 }],
    ['the one that ends first', { ...season, until: '2027-12-31', priceCents: 1 }],
    ['the cheaper one', { ...season, priceCents: 1 }],
  ])('is %s', (_, winner) => {
    expect(nightsOf(ratesWith({ prices: [season, winner] }))).toEqual([1, 1, 1])
    expect(nightsOf(ratesWith({ prices: [winner, season] }))).toEqual([1, 1, 1])
  })
  it('ends with the day before its end, and applies only to its weekdays', () => {
    const until = ratesWith({ prices: [{ ...season, until: '2027-12-26' }] })
    expect(nightsOf(until)).toEqual([30_000, 30_000, 20_000])
    // 24 December 2027 is a Friday
    expect(nightsOf(ratesWith({ prices: [{ ...season, weekdays: [6] }] }))).toEqual([20_000, 30_000, 20_000])
  })
})

it('charges children by age, and those without a child’s price as adults', () => {
  const rates = ratesWith({
    childPrices: [{ fromAge: 0, toAge: 11, perNightCents: 1500 }],
    guestPrices: [{ guests: 3, perNightCents: 4000 }],
  })
  const family = { guests: 4, children: [4, 15] }
  expect(nightsOf(rates, family)[0]).toBe(20_000 + 1500 + 4000)
})

it('states the tax contained in the price, and adds the taxes on top', () => {
  const taxes = [
    { id: 'vat', name, percent: 18, included: true },
    { id: 'green', name, amountCents: 200, per: 'person_night', included: false, fromAge: 12 },
  ]
  const price = priceStay(ratesWith({ taxes }), { ...stay, guests: 3, children: [8] }, { plan: standard })
  expect(price.lines.map(({ cents }) => cents)).toEqual([9153, 1200])
  expect(price.totalCents).toBe(60_000 + 1200)
})

describe('invalid rates', () => {
  it.each([
    ['no standard plan', { plans: [{ ...standard, id: 'other' }] }],
    ['a plan twice', { plans: [standard, standard] }],
    [
      'days that end before they begin',
      { prices: [{ from: '2027-02-01', until: '2027-01-01', percent: 1 }] },
    ],
    [
      'a price that is two',
      { prices: [{ from: '2027-01-01', until: '2027-02-01', percent: 1, priceCents: 1 }] },
    ],
    [
      'an age with two prices',
      { childPrices: [0, 3].map((fromAge) => ({ fromAge, toAge: 5, perNightCents: 0 })) },
    ],
    [
      'a restriction of no plan',
      { restrictions: [{ from: '2027-01-01', until: '2027-02-01', plan: 'gone' }] },
    ],
    ['a word that nobody knows', { seasons: [] }],
    ['a code twice', { promotionCodes: [1, 2].map((percent) => ({ code: 'CALM', percent })) }],
  ])('are refused: %s', (_, more) => {
    expect(ratesSchema.safeParse({ plans: [standard], ...more }).success).toBe(false)
  })
})

it('applies the discount of the longest stay that is reached', () => {
  const rates = ratesWith({
    lengthDiscounts: [
      { nights: 7, percent: 5 },
      { nights: 14, percent: 10 },
    ],
  })
  const totalOf = (nights: number) =>
    priceStay(rates, { ...stay, checkOut: addDays(stay.checkIn, nights) }, { plan: standard }).totalCents
  expect([totalOf(6), totalOf(7), totalOf(14)]).toEqual([120_000, 133_000, 252_000])
})
