import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stayBalances } from './stay-balances.ts'

const taxIdOf = ({ name }: { name: string }) => name
const tax = (name: string, amount: number, included: boolean) =>
  ({ kind: 'tax', name, amount, included }) as const

it('splits a stay into room, extras and taxes, without the taxes that prices contain', () => {
  // 3 nights at 100, breakfast for 59, 18 % contained in both, and a city tax on top
  const lines = [
    { kind: 'extra', name: 'Breakfast', amount: 59, quantity: 2 },
    tax('vat', 54.76, true),
    tax('city', 12, false),
  ] as const
  expect([...stayBalances({ chargedCents: 37_100, lines, isFee: false, taxIdOf })]).toEqual([
    ['guests', 37_100],
    ['tax:vat', -5_476],
    ['tax:city', -1_200],
    ['extras', -5_000],
    ['rooms', -25_424],
  ])
})

it('has a fee apart from rooms, and nothing for a stay that costs nothing', () => {
  expect([...stayBalances({ chargedCents: 20_000, lines: [], isFee: true, taxIdOf })]).toEqual([
    ['guests', 20_000],
    ['fees', -20_000],
  ])
  expect(stayBalances({ chargedCents: 0, lines: [tax('vat', 5, true)], isFee: true, taxIdOf }).size).toBe(0)
})

it('adds up to zero, whatever the lines', () => {
  const cents = fc.integer({ min: -50_000, max: 50_000 }).map((value) => value / 100)
  const line = fc.record({
    kind: fc.constantFrom('length_discount', 'promotion', 'extra', 'tax', 'kept'),
    name: fc.constantFrom('vat', 'city', 'service'),
    amount: cents,
    included: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 500_000 }),
      fc.array(line),
      fc.boolean(),
      (chargedCents, lines, isFee) => {
        const balances = [...stayBalances({ chargedCents, lines, isFee, taxIdOf }).values()]
        expect(balances.reduce((sum, one) => sum + one, 0)).toBe(0)
        expect(balances.every((one) => Number.isInteger(one) && one !== 0)).toBe(true)
      },
    ),
  )
})
