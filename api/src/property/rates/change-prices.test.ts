import { addDays, nightsOf } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedNights, changePrices, roomPriceOn } from './change-prices.ts'
import { randomRates } from './random-rates.fixture.ts'
import { firstRates, ratesSchema } from './rates.ts'

const room = { id: 'coral-suite', baseCents: 20_000 }
const december = { from: '2027-12-24', until: '2027-12-27', weekdays: [] }
/** Covers more days than random rates do. */
const around = nightsOf('2027-12-01', '2028-03-01')

it('R-staff-prices: changes the requested nights of this room and nothing else, whatever rules exist', () => {
  const changes = fc.record({
    from: fc.integer({ min: 0, max: 40 }).map((n) => addDays('2027-12-10', n)),
    length: fc.integer({ min: 1, max: 30 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
    added: fc.integer({ min: -5, max: 5 }),
    price: fc.option(fc.integer({ min: 1, max: 90_000 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(randomRates, fc.array(changes, { minLength: 1, maxLength: 3 }), (rates, all) => {
      let changed = rates
      for (const { from, length, weekdays, added, price } of all) {
        const change = { from, until: addDays(from, length), weekdays }
        const priceOf = (cents: number) => price ?? cents + added
        const nights = new Set(changedNights(change))
        const before = changed
        changed = changePrices(before, room, { ...change, priceOf })
        for (const one of [room, { id: 'lagoon-room', baseCents: 15_000 }]) {
          const was = roomPriceOn(before, one)
          const is = roomPriceOn(changed, one)
          const isChanged = (night: string) => one === room && nights.has(night)
          const asked = around.map((night) => (isChanged(night) ? priceOf(was(night)) : was(night)))
          expect(around.map(is)).toEqual(asked)
        }
      }
    }),
    { numRuns: 150 },
  )
})

it('writes one rule for one price, two if weekends cost more, and drops the replaced ones', () => {
  const set = (cents: number) => ({ ...december, priceOf: () => cents })
  const once = changePrices(firstRates, room, set(30_000))
  expect(once.prices).toMatchObject([{ ...december, weekdays: [5, 6, 7], priceCents: 30_000 }])
  expect(changePrices(once, room, set(31_000)).prices).toMatchObject([{ priceCents: 31_000 }])
  const weekends = ratesSchema.parse({
    ...firstRates,
    prices: [{ from: '2027-01-01', until: '2029-01-01', weekdays: [5, 6], percent: 20 }],
  })
  const month = { from: '2027-12-01', until: '2028-01-01', weekdays: [] }
  const raised = changePrices(weekends, room, { ...month, priceOf: (cents) => cents + 1000 })
  expect(raised.prices.slice(1)).toMatchObject([
    { weekdays: [1, 2, 3, 4, 7], priceCents: 21_000 },
    { weekdays: [5, 6], priceCents: 25_000 },
  ])
})
