import { addDays } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changePrices, roomPriceOn } from './change-prices.ts'
import { firstRates, type Rates } from './rates.ts'
import { withoutChange } from './undo-change.ts'

const rooms = ['sea', 'hill'].map((id) => ({ id, baseCents: 10_000 }))
const priceChange = fc.record({
  room: fc.constantFrom(...rooms),
  first: fc.integer({ min: 0, max: 20 }),
  nights: fc.integer({ min: 1, max: 8 }),
  weekdays: fc.subarray([1, 5, 6, 7]),
  cents: fc.integer({ min: 1, max: 30_000 }),
})
const applied = (
  rates: Rates,
  {
    room,
    first,
    nights,
    weekdays,
    cents,
  }: typeof priceChange extends fc.Arbitrary<infer Change> ? Change : never,
) => {
  const from = addDays('2027-06-01', first)
  return changePrices(rates, room, { from, until: addDays(from, nights), weekdays, priceOf: () => cents })
}
const days = Array.from({ length: 30 }, (_, at) => addDays('2027-06-01', at))
const pricesBy = (rates: Rates) => rooms.map((room) => days.map(roomPriceOn(rates, room)))

it('reverts the prices of one change and keeps all later changes, or says that it cannot', () => {
  let undone = 0
  fc.assert(
    fc.property(
      fc.array(priceChange, { maxLength: 5 }),
      priceChange,
      fc.array(priceChange),
      (old, one, later) => {
        const before = old.reduce(applied, firstRates)
        const after = applied(before, one)
        const now = later.reduce(applied, after)
        const rates = withoutChange({ before, after, now })
        if (!rates) return
        undone += 1
        const [was, became, is, then] = [before, after, now, rates].map(pricesBy)
        for (const [room, nights] of (then ?? []).entries())
          for (const [night, price] of nights.entries()) {
            const isTouched = was?.[room]?.[night] !== became?.[room]?.[night]
            expect(price).toBe((isTouched ? was : is)?.[room]?.[night])
          }
      },
    ),
    { numRuns: 500 },
  )
  expect(undone).toBeGreaterThan(50)
})

const closure = (from: string, until: string) => ({ from, until, note: '' })
const code = (name: string) => ({ code: name, percent: 10 })

it('reverts one closure and one code of several, and none that was changed since', () => {
  const before = { ...firstRates, closures: [closure('2027-06-01', '2027-06-03')], promotionCodes: [] }
  const after = { ...before, closures: [...before.closures, closure('2027-07-01', '2027-07-08')] }
  const now = { ...after, promotionCodes: [code('CALM27')] }
  expect(withoutChange({ before, after, now })).toEqual({ ...before, promotionCodes: [code('CALM27')] })
  const opened = { ...now, closures: before.closures }
  expect(withoutChange({ before, after, now: opened })).toBeUndefined()
  const coded = { before: after, after: now }
  expect(withoutChange({ ...coded, now: opened })).toEqual({ ...opened, promotionCodes: [] })
  expect(withoutChange({ ...coded, now: { ...now, promotionCodes: [] } })).toBeUndefined()
})

it('reverts more than single rules only for the last change', () => {
  const after = { ...firstRates, lengthDiscounts: [{ nights: 7, percent: 10 }] }
  expect(withoutChange({ before: firstRates, after, now: after })).toBe(firstRates)
  const now = { ...after, closures: [closure('2027-06-01', '2027-06-03')] }
  expect(withoutChange({ before: firstRates, after, now })).toBeUndefined()
})
