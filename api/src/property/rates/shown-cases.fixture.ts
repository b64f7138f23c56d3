import type { CancellationRule } from '@calm-rest/contract/schemas'
import { addDays, type CalendarDate, nightlyPriceCents, nightsOf, toCents } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { expect } from 'vitest'
import { freeUntilOf } from './cancellation-terms.ts'
import { dayPricesOf } from './day-prices.ts'
import { priceStay } from './price-stay.ts'
import { hasBreakfast, propertyTermsOf } from './property-terms.ts'
import { randomRates } from './random-rates.fixture.ts'
import { planOrStandard, type Rates, ratesSchema, standardPlan } from './rates.ts'
import { shownPriceOf } from './shown-price.ts'

const cancellation: fc.Arbitrary<CancellationRule> = fc.oneof(
  fc.integer({ min: 0, max: 72 }).map((hours) => ({ kind: 'hours_after_booking', hours }) as const),
  fc.integer({ min: 0, max: 30 }).map((days) => ({ kind: 'days_before_arrival', days }) as const),
  fc.constant({ kind: 'non_refundable' } as const),
)
const maybe = fc.constantFrom(undefined, true, false)
const breakfastExtra = {
  id: 'fruehstueck',
  name: { en: 'Breakfast', de: 'Frühstück', zh: '早餐' },
  amountCents: 800,
  per: 'person_night',
  max: 8,
}

/** Random rates with every kind of term. */
export const randomTerms: fc.Arbitrary<Rates> = fc
  .tuple(
    randomRates,
    fc.tuple(cancellation, cancellation),
    fc.tuple(maybe, maybe),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([rates, rules, breakfasts, isSold, hasOther]) => ({
    ...rates,
    plans: rates.plans.slice(0, hasOther ? 2 : 1).map((plan, i) => ({
      ...plan,
      cancellation: rules[i] ?? plan.cancellation,
      breakfast: breakfasts[i],
    })),
    extras: [...rates.extras, ...(isSold ? [breakfastExtra] : [])],
  }))
  .map((rates) => ratesSchema.parse(rates))

/** A room and nights that random rules apply to. */
export const randomRoom = fc
  .record({
    roomTypeId: fc.constantFrom('coral-suite', 'courtyard-room', 'lagoon-family-room'),
    priceCents: fc.integer({ min: 1, max: 60_000 }),
    percentOff: fc.integer({ min: 0, max: 99 }),
    hasDiscount: fc.boolean(),
    guests: fc.integer({ min: 1, max: 6 }),
    from: fc.integer({ min: 0, max: 40 }).map((n) => addDays('2027-12-10', n)),
    count: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ percentOff, hasDiscount, from, count, priceCents, ...room }) => ({
    ...room,
    priceCents,
    discountPriceCents: hasDiscount ? Math.floor((priceCents * (100 - percentOff)) / 100) : undefined,
    nights: nightsOf(from, addDays(from, count)),
  }))

/** Compares the prices on pages without a quote with the quotes of these nights, and of a stay in each plan. */
export const checkShown = (numRuns: number) =>
  fc.assert(
    fc.property(randomTerms, randomRoom, (rates, { nights, guests, ...own }) => {
      const baseCents = nightlyPriceCents(own)
      const plan = planOrStandard(rates, standardPlan)
      const quoted = (night: CalendarDate, ofCents: number) => {
        const days = { checkIn: night, checkOut: addDays(night, 1) }
        const stay = { ...days, roomTypeId: own.roomTypeId, baseCents: ofCents, guests, children: [] }
        return priceStay(rates, stay, { plan }).totalCents
      }
      const prices = nights.map((night) => ({
        now: quoted(night, baseCents),
        regular: quoted(night, own.priceCents),
      }))
      const cheapest = Math.min(...prices.map(({ now }) => now))

      const shown = shownPriceOf(rates, own, { guests }, nights)
      expect(toCents(shown.discountPrice ?? shown.price)).toBe(cheapest)
      expect(shown.priceVaries ?? false).toBe(prices.some(({ now }) => now > cheapest))
      const struck = shown.discountPrice === undefined ? undefined : toCents(shown.price)
      const ofCheapest = prices.filter(({ now }) => now === cheapest)
      if (struck === undefined)
        expect(cheapest === 0 || ofCheapest.some((one) => one.regular <= one.now)).toBe(true)
      else for (const one of ofCheapest) expect(one.regular).toBeGreaterThanOrEqual(struck)

      const [from = '', until = addDays(nights.at(-1) ?? '', 1)] = nights.slice(0, 1)
      const days = dayPricesOf(rates, { roomTypeId: own.roomTypeId, baseCents, guests, from, to: until })
      expect(days.map(({ price }) => toCents(price))).toEqual(prices.map(({ now }) => now))

      checkTerms(rates, from)
    }),
    { numRuns },
  )

/** Compares the terms for every stay with those of a booking in each plan. */
const checkTerms = (rates: Rates, checkIn: CalendarDate) => {
  const terms = propertyTermsOf(rates)
  expect(terms.plans[0]?.id).toBe(standardPlan)
  expect(terms.plans.map(({ id }) => id).toSorted()).toEqual(rates.plans.map(({ id }) => id).toSorted())
  const bookedAt = new Date('2027-06-01T08:00:00Z')
  for (const told of terms.plans) {
    const booked = planOrStandard(rates, told.id)
    expect(freeUntilOf(told, checkIn, bookedAt)).toBe(freeUntilOf(booked, checkIn, bookedAt))
  }
  const withBreakfast = rates.plans.filter((plan) => hasBreakfast(rates, plan, []))
  expect(terms.breakfast === 'included').toBe(withBreakfast.length === rates.plans.length)
  expect(terms.breakfast === 'some_plans').toBe(
    withBreakfast.length > 0 && withBreakfast.length < rates.plans.length,
  )
  expect(terms.addedCharges).toHaveLength(rates.taxes.filter(({ included }) => !included).length)
}
