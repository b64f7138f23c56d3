import { addDays } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changePrices, roomPriceOn } from './change-prices.ts'
import { firstRates, type Rates, ratesSchema } from './rates.ts'
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

const name = { en: 'Saver', de: 'Sparpreis', zh: '特惠' }
const saver = { id: 'saver', name, percent: -10, cancellation: { kind: 'non_refundable' } } as const

it.each([
  ['plans', saver, { ...saver, percent: -20 }],
  ['extras', { id: 'bike', name, amountCents: 500, per: 'stay', max: 1 }, undefined],
  [
    'guestPrices',
    { roomType: '*', guests: 1, perNightCents: -500 },
    { roomType: 'sea', guests: 1, perNightCents: 5 },
  ],
  ['childPrices', { fromAge: 2, toAge: 5, perNightCents: 500 }, { fromAge: 5, toAge: 9, perNightCents: 1 }],
  ['lengthDiscounts', { nights: 7, percent: 10 }, { nights: 7, percent: 12 }],
  ['otherCurrencies', { currency: 'EUR' }, { currency: 'EUR', perDollar: 0.9 }],
] as const)(
  'reverts a rule of %s after a change of something else, and not after one of the same',
  (list, one, other) => {
    const before = firstRates
    const after = ratesSchema.parse({ ...before, [list]: [...before[list], one] })
    const elsewhere = { ...after, closures: [closure('2027-06-01', '2027-06-03')], rounding: 'to_5' as const }
    expect(withoutChange({ before, after, now: elsewhere })).toEqual({
      ...before,
      closures: elsewhere.closures,
      rounding: 'to_5',
    })
    if (!other) return
    const again = ratesSchema.parse({ ...after, [list]: [...before[list], other] })
    expect(withoutChange({ before, after, now: { ...again, closures: elsewhere.closures } })).toBeUndefined()
  },
)

it('keeps a changed rule in its place, and a plan that a later restriction needs', () => {
  const before = { ...firstRates, plans: [saver, ...firstRates.plans] }
  const after = { ...before, plans: [{ ...saver, percent: -20 }, ...firstRates.plans] }
  const closed = { closures: [closure('2027-06-01', '2027-06-03')] }
  expect(withoutChange({ before, after, now: { ...after, ...closed } })?.plans).toEqual(before.plans)
  const restriction = { from: '2027-06-01', until: '2027-06-03', plan: 'saver', minNights: 2 }
  const now = ratesSchema.parse({ ...before, restrictions: [restriction] })
  expect(withoutChange({ before: firstRates, after: before, now })).toBeUndefined()
})

it('reverts the rounding', () => {
  const after = { ...firstRates, rounding: 'to_99' as const }
  const now = { ...after, closures: [closure('2027-06-01', '2027-06-03')] }
  expect(withoutChange({ before: firstRates, after, now })).toEqual({ ...firstRates, closures: now.closures })
})
