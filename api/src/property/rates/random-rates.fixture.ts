import { addDays } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { type Rates, ratesSchema } from './rates.ts'
import type { ReferenceStay } from './reference.fixture.ts'

const rooms = ['coral-suite', 'courtyard-room', 'lagoon-family-room']
const roomType = fc.constantFrom('*', ...rooms)
/** Few days, so that rules overlap. */
const day = fc.integer({ min: 0, max: 40 }).map((n) => addDays('2027-12-10', n))
const span = fc
  .tuple(
    day,
    fc.integer({ min: 1, max: 30 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  )
  .map(([from, length, weekdays]) => ({ from, until: addDays(from, length), weekdays }))
const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100)
const cents = fc.integer({ min: 0, max: 90_000 })
const name = { en: 'Name', de: 'Name', zh: '名称' }
const per = fc.constantFrom('stay', 'night', 'person', 'person_night')
const amountOrPercent = fc.oneof(
  cents.map((amountCents) => ({ amountCents })),
  hundredths(1, 40).map((percent) => ({ percent })),
)

const prices = fc.array(
  fc
    .tuple(
      span,
      roomType,
      fc.oneof(
        cents.map((priceCents) => ({ priceCents })),
        hundredths(-60, 90).map((percent) => ({ percent })),
      ),
    )
    .map(([days, room, price]) => ({ ...days, ...price, roomType: room })),
  { maxLength: 8 },
)
const guestPrices = fc.uniqueArray(
  fc.record({
    roomType,
    guests: fc.integer({ min: 1, max: 6 }),
    perNightCents: fc.integer({ min: -20_000, max: 9000 }),
  }),
  { selector: (one) => `${one.roomType} ${one.guests}`, maxLength: 8 },
)
const childPrices = fc.constantFrom(
  [],
  [{ fromAge: 0, toAge: 3, perNightCents: 0 }],
  [
    { fromAge: 0, toAge: 5, perNightCents: 501 },
    { fromAge: 6, toAge: 12, perNightCents: 1203 },
  ],
)
const plans = hundredths(-40, 40).map((percent) => [
  { id: 'standard', name, cancellation: { kind: 'hours_after_booking', hours: 24 } },
  { id: 'other', name, percent, cancellation: { kind: 'non_refundable' } },
])
const taxIds = ['a', 'b', 'c', 'd']
/** A tax that prices contain may be due only on others of its kind, and none on itself. */
const withRightBases = <T extends { id: string; included: boolean; of: { taxes: string[] } }>(
  all: T[],
): T[] =>
  all.map((tax) => ({
    ...tax,
    of: {
      ...tax.of,
      taxes: tax.of.taxes.filter(
        (id) => id < tax.id && (!tax.included || all.some((other) => other.id === id && other.included)),
      ),
    },
  }))
const taxes = fc
  .uniqueArray(
    fc
      .record({
        id: fc.constantFrom(...taxIds),
        amount: amountOrPercent,
        per,
        included: fc.boolean(),
        fromAge: fc.integer({ min: 0, max: 12 }),
        of: fc.record({
          room: fc.boolean(),
          extras: fc.oneof(fc.constant('all' as const), fc.subarray(['x', 'y'])),
          taxes: fc.subarray(taxIds),
        }),
        from: fc.option(day, { nil: undefined }),
        changes: fc.uniqueArray(fc.record({ from: day, figure: hundredths(0, 40) }), {
          selector: ({ from }) => from,
          maxLength: 2,
        }),
      })
      .map(({ amount, changes, from, ...tax }) => ({
        ...tax,
        ...amount,
        name,
        ...(from !== undefined && { from }),
        changes: changes.map(({ from: since, figure }) => ({
          from: since,
          ...('percent' in amount ? { percent: figure } : { amountCents: Math.round(figure * 100) }),
        })),
      })),
    { selector: ({ id }) => id },
  )
  .map(withRightBases)
const extras = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('x', 'y'),
    name: fc.constant(name),
    amountCents: cents,
    per,
    max: fc.constant(10),
  }),
  { selector: ({ id }) => id },
)
const lengthDiscounts = fc.uniqueArray(
  fc.record({ nights: fc.integer({ min: 2, max: 9 }), percent: hundredths(1, 30) }),
  { selector: ({ nights }) => nights, maxLength: 3 },
)
const promotionCodes = fc.array(
  amountOrPercent.map((amount) => ({ code: 'CALM2027', ...amount })),
  { maxLength: 1 },
)

/** Rates of every kind, with lists in random order. */
export const randomRates: fc.Arbitrary<Rates> = fc
  .record({
    plans,
    prices,
    guestPrices,
    childPrices,
    lengthDiscounts,
    promotionCodes,
    taxes,
    extras,
    rounding: fc.constantFrom(undefined, 'to_5', 'to_99'),
  })
  .map((rates) => ratesSchema.parse(rates))

/** Stays that these rates can price. */
export const randomStay = (rates: Rates): fc.Arbitrary<ReferenceStay> =>
  fc
    .record({
      roomTypeId: fc.constantFrom(...rooms),
      baseCents: fc.integer({ min: 1, max: 60_000 }),
      checkIn: day,
      nights: fc.integer({ min: 1, max: 12 }),
      guests: fc.integer({ min: 1, max: 6 }),
      ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 }),
      planId: fc.constantFrom('standard', 'other'),
      code: fc.constantFrom(undefined, ...rates.promotionCodes.map(({ code }) => code)),
      extras: fc.subarray(rates.extras.map(({ id }) => id)),
      quantity: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ ages, extras: chosen, quantity, ...stay }) => ({
      ...stay,
      children: ages.slice(0, stay.guests - 1),
      extras: chosen.map((id) => ({ id, quantity })),
    }))
