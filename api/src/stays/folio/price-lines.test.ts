import type { Lang } from '@calm-rest/contract/widget'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Rates } from '../../property/index.ts'
import { priceStay } from '../../property/rates/price-stay.ts'
import { randomRates, randomStay } from '../../property/rates/random-rates.fixture.ts'
import { quotedLines } from '../bookings/price-lines.ts'
import type { StoredBooking } from '../bookings/stored-booking.ts'
import { costOf } from './cent-line.ts'
import { earnedBy } from './earned.ts'
import { priceLines } from './price-lines.ts'

const booking = (given: object) =>
  ({
    reference: 'CR-1',
    status: 'confirmed',
    refund: null,
    checkIn: '2027-07-01',
    checkOut: '2027-07-05',
    ...given,
  }) as StoredBooking

const named = {
  lang: 'en' as Lang,
  nameLine: ({ name, id }: { name: string; id?: string }) => ({ name, id: id ?? null }),
}

const linesOf = (stay: StoredBooking) =>
  priceLines(stay, stay.priceLines === null ? undefined : JSON.parse(stay.priceLines), named)

it('R-folio: lines cost what the stay costs, and are earned by rooms, extras and taxes, whatever the rates', () => {
  const stays = randomRates.chain((rates) => randomStay(rates).map((stay) => ({ rates, stay })))
  fc.assert(
    fc.property(stays, ({ rates, stay }) => {
      const { planId, code, extras, ...priced } = stay
      const plan = rates.plans.find(({ id }) => id === planId) as Rates['plans'][number]
      const promotion = rates.promotionCodes.find((one) => one.code === code)
      const chosen = extras.flatMap(({ id, quantity }) => {
        const extra = rates.extras.find((one) => one.id === id)
        return extra ? [{ extra, quantity }] : []
      })
      const checkOut = new Date(Date.parse(stay.checkIn) + stay.nights * 86_400_000)
        .toISOString()
        .slice(0, 10)
      const price = priceStay(rates, { ...priced, checkOut }, { plan, promotion, extras: chosen })
      const stored = quotedLines(price, { rates: 1, breakfast: true }, 'en')
      const lines = linesOf(booking({ totalCents: price.totalCents, priceLines: JSON.stringify(stored) }))
      expect(costOf(lines)).toBe(price.totalCents)
      expect(lines.some(({ key }) => key.endsWith('difference'))).toBe(false)
      const { rooms, other, taxes } = earnedBy(lines)
      expect(Math.round((rooms + other + taxes) * 100)).toBe(price.totalCents)
      expect(taxes).toBeCloseTo(
        price.lines.reduce((sum, { kind, cents }) => (kind === 'tax' ? sum + cents : sum), 0) / 100,
      )
    }),
    { numRuns: 300 },
  )
})

const night = (day: number, price: number) => ({ night: `2027-07-0${day}`, price })

it.each([
  [
    'joins nights at the same price',
    {
      totalCents: 50_000,
      priceLines: { nights: [night(1, 120), night(2, 120), night(3, 140), night(4, 120)], lines: [] },
    },
    ['2 nights × $120 240', '1 night × $140 140', '1 night × $120 120'],
  ],
  [
    'names no price for nights that cost an average',
    { totalCents: 50_001, priceLines: { nights: [], nightsCents: 50_001, lines: [] } },
    ['4 nights 500.01'],
  ],
  [
    'has one line for a price that no rule gave',
    { totalCents: 40_000, priceLines: null },
    ['4 nights × $100 400'],
  ],
  [
    'says what stored lines lack',
    { totalCents: 41_000, priceLines: { nights: [], nightsCents: 40_000, lines: [] } },
    ['4 nights × $100 400', 'Difference from the agreed price 10'],
  ],
  [
    'has none for a stay that was cancelled in time',
    { totalCents: 1, priceLines: null, status: 'cancelled', refund: 'full' },
    [],
  ],
  [
    'has all of them for one that was cancelled too late',
    { totalCents: 40_000, priceLines: null, status: 'cancelled', refund: 'none' },
    ['4 nights × $100 400'],
  ],
])('%s', (_, { priceLines: stored, ...given }, expected) => {
  const lines = linesOf(booking({ ...given, priceLines: stored && JSON.stringify(stored) }))
  expect(lines.map(({ name, cents }) => `${name} ${cents / 100}`)).toEqual(expected)
})
