import { expect, it } from 'vitest'
import { figure, spread, table } from './markdown.ts'

it.each([
  [1234.5, '1,235'],
  [12.345, '12.3'],
  [0.1234, '0.12'],
  [0, '0'],
  [Number.NaN, '–'],
])('writes %d as %s', (value, text) => {
  expect(figure(value)).toBe(text)
})

it('says between which values the middle half was', () => {
  expect(spread({ median: 2, low: 1, high: 3.25, rounds: 9 })).toBe('2 (1–3.25)')
  expect(spread(undefined)).toBe('–')
})

it('makes a table with its figures to the right', () => {
  expect(table(['', 'ms'], [['shell', '12']])).toBe('|  | ms |\n| --- | --: |\n| shell | 12 |')
})
