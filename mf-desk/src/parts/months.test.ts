import { expect, it } from 'vitest'
import { monthBeside, monthOf } from './months.ts'

it.each([
  ['2027-01-31', '2027-01-01', '2027-02-01'],
  ['2028-02-29', '2028-02-01', '2028-03-01'],
  ['2027-12-05', '2027-12-01', '2028-01-01'],
])('%s is in the month from %s until %s', (day, from, until) => {
  expect(monthOf(day)).toEqual({ from, until })
})

it('goes over the years', () => {
  expect(monthBeside('2027-01-01', -1)).toEqual({ from: '2026-12-01', until: '2027-01-01' })
  expect(monthBeside('2027-12-01', 1).from).toBe('2028-01-01')
  expect(monthBeside('2027-02-01', 1).from).toBe('2027-03-01')
})
