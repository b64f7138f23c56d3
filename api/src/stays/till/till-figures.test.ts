import { expect, it } from 'vitest'
import { type TillEntry, tillFigures } from './till-figures.ts'

const entry = (given: Partial<TillEntry>): TillEntry => ({
  id: 1,
  amountCents: 10_000,
  method: 'cash',
  tendered: null,
  ...given,
})

it('sums cash by currency, the own one first, with the change in the currency that it was given in', () => {
  const rupees = { currency: 'LKR', cents: 4_000_000, rate: 300 }
  const entries = [
    entry({ tendered: { ...rupees, change: { currency: 'LKR', cents: 1_000_000 } } }),
    entry({ tendered: { ...rupees, change: { currency: 'USD', cents: 3333 } } }),
    entry({ tendered: { ...rupees, cents: -3_000_000, change: null }, amountCents: -10_000 }),
    entry({ amountCents: 500 }),
    entry({ method: 'card', amountCents: 700 }),
    entry({ method: 'card', amountCents: -200 }),
  ]
  expect(tillFigures(entries, [{ currency: 'EUR', cents: 50 }], 'USD')).toEqual({
    cash: [
      { currency: 'USD', openingCents: 0, takenCents: -2833 },
      { currency: 'EUR', openingCents: 50, takenCents: 0 },
      { currency: 'LKR', openingCents: 0, takenCents: 4_000_000 },
    ],
    others: [{ method: 'card', totalCents: 500 }],
  })
})
