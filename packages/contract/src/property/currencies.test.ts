import { expect, it } from 'vitest'
import { currencies, decimalsOf, smallestCents } from './currencies.ts'

const intl = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

it('has every currency of Intl with no or two decimals, as Intl writes it', () => {
  const known = Intl.supportedValuesOf('currency').filter((code) => [0, 2].includes(intl(code)))
  expect(currencies).toEqual(known)
  expect(currencies.filter((code) => decimalsOf(code) !== intl(code))).toEqual([])
  expect([smallestCents('JPY'), smallestCents('EUR')]).toEqual([100, 1])
})
