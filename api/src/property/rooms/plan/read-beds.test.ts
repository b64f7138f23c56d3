import { expect, it } from 'vitest'
import { readBeds } from './read-beds.ts'

it.each([
  ['1 king bed', [[{ kind: 'king', count: 1 }]]],
  ['1 queen bed or 2 single beds', [[{ kind: 'queen', count: 1 }], [{ kind: 'single', count: 2 }]]],
  [
    '1 king bed, 1 queen bed and 1 single bed',
    [
      [
        { kind: 'king', count: 1 },
        { kind: 'queen', count: 1 },
        { kind: 'single', count: 1 },
      ],
    ],
  ],
  ['1 queen four-poster bed', [[{ kind: 'queen', posts: 'four-poster', count: 1 }]]],
  ['A king-size bed with canopy', [[{ kind: 'king', posts: 'canopy', count: 1 }]]],
  [
    'Two twin beds + one sofa bed',
    [
      [
        { kind: 'single', count: 2 },
        { kind: 'sofa bed', count: 1 },
      ],
    ],
  ],
  ['2 x double bed', [[{ kind: 'double', count: 2 }]]],
])('reads the beds of %j', (text, beds) => {
  expect(readBeds(text)).toEqual(beds)
})

it.each(['', 'Large bed', '1 king bed and a hammock', '400 single beds', '0 king beds', 'king bed', 'or'])(
  'reads no beds of %j',
  (text) => {
    expect(readBeds(text)).toBeUndefined()
  },
)
