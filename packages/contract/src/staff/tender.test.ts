import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeCents, costCents, type Exchange, givenBackCents } from './tender.ts'

const rupees: Exchange = { currency: 'LKR', rate: 298.55, ownCurrency: 'USD' }

it('costs whole rupees, and gives change in either currency', () => {
  expect(costCents(23_500, rupees)).toBe(7_016_000)
  expect(givenBackCents(23_500, rupees)).toBe(7_015_900)
  expect(changeCents(484_000, 'LKR', rupees)).toBe(484_000)
  expect(changeCents(484_000, 'USD', rupees)).toBe(1621)
})

it('costs cents of a currency that is worth as much, and whole units of one without cents', () => {
  expect(costCents(100, { currency: 'EUR', rate: 0.9137, ownCurrency: 'USD' })).toBe(92)
  expect(costCents(100, { currency: 'JPY', rate: 1.5, ownCurrency: 'USD' })).toBe(200)
})

const exchange = fc.record({
  currency: fc.constantFrom('LKR', 'EUR', 'JPY'),
  rate: fc.integer({ min: 1, max: 1_000_000_000 }).map((n) => n / 1_000_000),
  ownCurrency: fc.constantFrom('USD', 'KRW'),
})

it('never gives more than it is worth: nothing can be gained by paying small amounts', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(exchange, amount, amount, (by, own, given) => {
      const rate = BigInt(Math.round(by.rate * 1_000_000))
      /** Hundredths of the own currency, in millionths of the rate. */
      const worth = (cents: number) => BigInt(cents) * 1_000_000n
      const cost = (cents: number) => BigInt(cents) * rate
      expect(worth(costCents(own, by)) >= cost(own)).toBe(true)
      expect(worth(givenBackCents(own, by)) <= cost(own)).toBe(true)
      expect(worth(given) >= cost(changeCents(given, by.ownCurrency, by))).toBe(true)
      expect(costCents(own, by)).toBeGreaterThan(0)
    }),
  )
})
