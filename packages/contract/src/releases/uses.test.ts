import { expect, it } from 'vitest'
import { declaresUses, uses } from './uses.ts'

it.each([
  ['1.17.0', false],
  ['1.18.0', true],
  ['1.18.3', true],
  ['2.0.0', true],
])('a release for contract %s declares its uses: %s', (contract, declares) => {
  expect(declaresUses(contract)).toBe(declares)
})

it.each(['offers', 'offers.list.all', 'Offers.list', ' offers.list', 'mf-spa/offers.list'])(
  'refuses %j as the name of a call',
  (name) => {
    expect(uses.safeParse({ calls: [name] }).success).toBe(false)
  },
)
