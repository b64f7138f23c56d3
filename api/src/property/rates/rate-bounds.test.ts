import { expect, it } from 'vitest'
import { rateBounds, withinBounds } from './rate-bounds.ts'
import { firstRates, type Rates, ratesSchema } from './rates.ts'

const today = '2027-06-01'
const over = { from: '2027-01-01', until: '2027-02-01' }
const ahead = { from: '2027-07-01', until: '2027-08-01' }
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one)
const withRules = (rules: Partial<Record<keyof Rates, unknown>>): Rates =>
  ratesSchema.parse({ ...firstRates, ...rules })

it('lets a list have as many rules as it may, and refuses one more', () => {
  const rule = { ...ahead, minNights: 2 }
  const full = withRules({ restrictions: times(rateBounds.restrictions, rule) })
  expect(withinBounds(full, firstRates, today)).toBe(full)
  const more = withRules({ restrictions: times(rateBounds.restrictions + 1, rule) })
  expect(() => withinBounds(more, full, today)).toThrow('at most 500 may be')
  // rates from before may have more, and get no more
  expect(withinBounds(more, more, today)).toBe(more)
})

it('drops what is over first, but no named season, which is a template for later years', () => {
  const priced = { priceCents: 100_00 }
  const season = { ...over, ...priced, season: 'Peak' }
  const next = withRules({
    prices: [season, ...times(rateBounds.prices - 1, { ...over, ...priced }), { ...ahead, ...priced }],
    closures: [over],
  })
  const { prices, closures } = withinBounds(next, firstRates, today)
  expect(prices.map(({ from, season: name }) => [from, name])).toEqual([
    [over.from, 'Peak'],
    [ahead.from, ''],
  ])
  expect(closures).toEqual([])
})
