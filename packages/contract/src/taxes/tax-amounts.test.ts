import { expect, it } from 'vitest'
import known from './bills.json' with { type: 'json' }
import { type HeldTax, taxAmounts } from './tax-amounts.ts'
import { taxOnDay } from './tax-on-day.ts'

const room = { room: true, extras: 'all' as const, taxes: [] }
const tax = (id: string, hundredths: number, more: Partial<HeldTax> = {}): HeldTax => ({
  id,
  hundredths,
  amountCents: 0,
  included: false,
  of: room,
  ...more,
})
const once = () => 1

it.each(known.bills)(
  'comes to the cents of $totalCents for $baseCents with $levies, from the net price and from the total',
  (bill) => {
    const levies = known.levies[bill.levies as keyof typeof known.levies].map(({ id, hundredths, on }) =>
      tax(id, hundredths, { of: { ...room, taxes: on } }),
    )
    const of = (roomCents: number) => ({ roomCents, extras: [], timesOf: once, stepCents: 1 })
    const added = taxAmounts(levies, of(bill.baseCents))
    expect(added).toEqual(bill.addedCents)
    expect(added.reduce((total, cents) => total + cents, bill.baseCents)).toBe(bill.totalCents)
    const contained = levies.map((levy) => ({ ...levy, included: true }))
    expect(taxAmounts(contained, of(bill.totalCents))).toEqual(bill.containedCents)
  },
)

it('takes each tax of its own bases, whatever the order', () => {
  const taxes = [
    tax('vat', 1800, { of: { room: false, extras: ['dinner'], taxes: ['service'] } }),
    tax('service', 1000),
    tax('city', 0, { hundredths: undefined, amountCents: 150 }),
  ]
  const extras = [
    { id: 'dinner', cents: 2000 },
    { id: 'shuttle', cents: 4500 },
  ]
  // service: 10 % of 100 + 20 + 45; VAT: 18 % of 20 + 16.50
  expect(taxAmounts(taxes, { roomCents: 10_000, extras, timesOf: () => 4, stepCents: 1 })).toEqual([
    657, 1650, 600,
  ])
})

it('finds an amount that the price of the room contains before the percentage of the rest', () => {
  const taxes = [
    tax('city', 0, { hundredths: undefined, amountCents: 200, included: true }),
    tax('vat', 1800, { included: true }),
  ]
  expect(taxAmounts(taxes, { roomCents: 12_000, extras: [], timesOf: once, stepCents: 1 })).toEqual([
    200, 1800,
  ])
  expect(taxAmounts(taxes, { roomCents: 100, extras: [], timesOf: once, stepCents: 1 })).toEqual([200, 0])
})

it('knows what a tax is on a day: not yet due, as it began, changed, ended', () => {
  const vat = {
    id: 'vat',
    percent: 15,
    included: false,
    of: room,
    from: '2027-01-01',
    changes: [
      { from: '2029-01-01', percent: 0 },
      { from: '2028-01-01', percent: 18 },
    ],
  }
  const days = ['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01', '2029-01-01']
  expect(days.map((day) => taxOnDay(vat, day)?.hundredths)).toEqual([undefined, 1500, 1500, 1800, undefined])
})

it('rounds to what can be paid: whole yen', () => {
  const parts = { roomCents: 1_234_500, extras: [], timesOf: once, stepCents: 100 }
  // 10 % of 12,345 yen
  expect(taxAmounts([tax('service', 1000)], parts)).toEqual([123_500])
})
