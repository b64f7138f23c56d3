import { addDays, type CalendarDate, nightsBetween, nightsOf } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayPricesOf } from './day-prices.ts'
import { holdsOn } from './night-price.ts'
import { firstRates, type Rates, ratesSchema, standardPlan } from './rates.ts'
import { concerns, minNightsFor, restrictionsOf } from './restrictions.ts'

const today = '2027-12-01'
const room = { roomTypeId: 'coral-suite', planId: standardPlan }
const ratesWith = (more: object): Rates => ratesSchema.parse({ ...firstRates, ...more })

const codesFor = (rates: Rates, checkIn: CalendarDate, checkOut: CalendarDate) =>
  restrictionsOf(rates, { ...room, checkIn, checkOut }, today)

it.each([
  ['stay_through', [{ field: 'checkOut', code: 'stay_too_short', nights: 4 }]],
  ['arrival', []],
  // as rules were stored before there were two kinds
  [undefined, []],
] as const)(
  'R-restrictions: 4 nights over New Year by %s: three nights from 29 December',
  (binds, refused) => {
    const newYear = { from: '2027-12-30', until: '2028-01-02', minNights: 4, binds }
    const rates = ratesWith({ restrictions: [newYear] })
    expect(codesFor(rates, '2027-12-29', '2028-01-01')).toEqual(refused)
    expect(codesFor(rates, '2027-12-29', '2028-01-02')).toEqual([])
    expect(codesFor(rates, '2027-12-27', '2027-12-30')).toEqual([])
    expect(codesFor(rates, '2027-12-31', '2028-01-02')).toMatchObject([{ nights: 4 }])
  },
)

it('also applies the minimum of nights that a longer stay would add', () => {
  const rates = ratesWith({
    restrictions: [
      { from: '2027-12-10', until: '2027-12-11', minNights: 3 },
      { from: '2027-12-12', until: '2027-12-13', minNights: 5, binds: 'stay_through' },
    ],
  })
  expect(minNightsFor(rates, { ...room, checkIn: '2027-12-10', checkOut: '2027-12-11' })).toBe(5)
  expect(minNightsFor(rates, { ...room, checkIn: '2027-12-11', checkOut: '2027-12-12' })).toBe(1)
})

it('of an extended stay applies to its new nights, and leaves nights that were closed since', () => {
  const before = { nights: nightsOf('2027-12-10', '2027-12-12'), keepsArrival: true }
  const longer = { ...room, checkIn: '2027-12-10', checkOut: '2027-12-13' }
  const of = (more: object, stay = longer, had = before) =>
    restrictionsOf(ratesWith(more), stay, today, had).map(({ code }) => code)
  const held = { from: '2027-12-10', until: '2027-12-12' }
  const added = { from: '2027-12-12', until: '2027-12-13' }
  expect(of({ restrictions: [{ ...held, minNights: 5, closedToArrival: true }] })).toEqual([])
  expect(of({ restrictions: [{ ...held, minNights: 5, binds: 'stay_through' }] })).toEqual([])
  expect(of({ restrictions: [{ ...added, minNights: 5, binds: 'stay_through' }] })).toEqual([
    'stay_too_short',
  ])
  expect(of({ closures: [held] })).toEqual([])
  expect(of({ closures: [added] })).toEqual(['property_closed'])
  const shorter = { ...room, checkIn: '2027-12-10', checkOut: '2027-12-11' }
  expect(of({ closures: [held] }, shorter, { ...before, keepsArrival: false })).toEqual([])
})

const day = fc.integer({ min: 0, max: 20 }).map((n) => addDays('2027-12-10', n))
const span = fc
  .tuple(
    day,
    fc.integer({ min: 1, max: 9 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  )
  .map(([from, length, weekdays]) => ({ from, until: addDays(from, length), weekdays }))
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })
const nights = fc.integer({ min: 1, max: 7 })
const rarely = fc.integer({ min: 0, max: 7 }).map((n) => n === 0)
const restriction = fc
  .tuple(
    span,
    fc.record({
      roomType: fc.constantFrom('*', 'coral-suite', 'courtyard-room'),
      plan: fc.constantFrom('*', standardPlan),
      binds: fc.constantFrom('arrival', 'stay_through'),
      minNights: some(nights),
      maxNights: some(nights),
      closedToArrival: rarely,
      closedToDeparture: rarely,
      minDaysAhead: fc.constantFrom(undefined, undefined, 15),
      maxDaysAhead: fc.constantFrom(undefined, undefined, 20),
    }),
  )
  .map(([days, rule]) => ({ ...days, ...rule }))
const closure = fc
  .tuple(day, fc.integer({ min: 1, max: 3 }))
  .map(([from, length]) => ({ from, until: addDays(from, length) }))
const randomRates = fc
  .record({
    restrictions: fc.array(restriction, { maxLength: 4 }),
    closures: fc.array(closure, { maxLength: 1 }),
  })
  .map(ratesWith)
const randomStay = fc
  .tuple(day, fc.integer({ min: 1, max: 9 }))
  .map(([checkIn, length]) => ({ ...room, checkIn, checkOut: addDays(checkIn, length) }))

/** Returns whether a calendar refuses a stay by the days that it received. */
const isRefusedByDays = (rates: Rates, { checkIn, checkOut }: { checkIn: string; checkOut: string }) => {
  const priced = { roomTypeId: room.roomTypeId, baseCents: 10_000, guests: 2, today }
  const days = dayPricesOf(rates, { ...priced, from: checkIn, to: addDays(checkOut, 1) })
  const first = days[0]
  const last = days.at(-1)
  const held = days.slice(0, -1)
  const length = held.length
  return (
    held.some(
      ({ closed, minNightsThrough = 1, maxNightsThrough = length }) =>
        closed || length < minNightsThrough || length > maxNightsThrough,
    ) ||
    first?.closedToArrival === true ||
    last?.closedToDeparture === true ||
    length < (first?.minNights ?? 1) ||
    length > (first?.maxNights ?? length)
  )
}

it('R-restrictions: refuses a stay with a closed night, or with too few or too many nights, for any rates', () => {
  fc.assert(
    fc.property(randomRates, randomStay, (rates, stay) => {
      const { checkIn, checkOut } = stay
      const length = nightsBetween(checkIn, checkOut)
      const errors = restrictionsOf(rates, stay, today)
      expect(errors.length > 0).toBe(isRefusedByDays(rates, stay))
      if (errors.length === 0)
        for (const night of nightsOf(checkIn, checkOut)) {
          expect(rates.closures.some(({ from, until }) => from <= night && night < until)).toBe(false)
          for (const one of rates.restrictions) {
            const isBound = one.binds === 'stay_through' || night === checkIn
            if (!concerns(one, stay) || !isBound || !holdsOn(one, night)) continue
            expect(length).toBeGreaterThanOrEqual(one.minNights ?? 1)
            expect(length).toBeLessThanOrEqual(one.maxNights ?? length)
          }
        }
      const tooShort = errors.find(({ code }) => code === 'stay_too_short')
      if (!tooShort?.nights) return
      expect(tooShort.nights).toBeGreaterThan(length)
      const asLong = restrictionsOf(rates, { ...stay, checkOut: addDays(checkIn, tooShort.nights) }, today)
      expect(asLong.map(({ code }) => code)).not.toContain('stay_too_short')
    }),
    { numRuns: 3000 },
  )
})
