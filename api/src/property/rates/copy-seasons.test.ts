import { expect, it } from 'vitest'
import { copiesOf } from './copy-seasons.ts'
import { firstRates, ratesSchema } from './rates.ts'

const copies = (rules: object[], by: 'dates' | 'weekdays' = 'dates', year = 2027) =>
  copiesOf(ratesSchema.parse({ ...firstRates, prices: rules }), year, by).map(({ copy }) => [
    copy.from,
    copy.until,
    copy.weekdays,
  ])

it.each([
  [
    'a season over the new year',
    { from: '2027-12-15', until: '2028-01-16' },
    ['2028-12-15', '2029-01-16', []],
  ],
  [
    'weekends of a season',
    { from: '2027-02-01', until: '2027-04-01', weekdays: [5, 6] },
    ['2028-02-01', '2028-04-01', [5, 6]],
  ],
  // 24 December is a Friday in 2027, and a Sunday in 2028
  [
    'each night of a few days',
    { from: '2027-12-24', until: '2027-12-27', weekdays: [5, 6, 7] },
    ['2028-12-24', '2028-12-27', [1, 2, 7]],
  ],
])('copies %s to the same dates', (_, rule, copy) => {
  expect(copies([{ ...rule, percent: 20 }])).toEqual([copy])
})

it('copies a leap day to 1 March, and to the same weekday where weekdays are kept', () => {
  const rule = { from: '2028-02-28', until: '2028-02-29', percent: 20 }
  expect(copies([rule], 'dates', 2028)).toEqual([['2029-02-28', '2029-03-01', []]])
  expect(copies([{ ...rule, until: '2028-03-01', weekdays: [1, 2] }], 'weekdays', 2028)).toEqual([
    ['2029-02-26', '2029-02-28', [1, 2]],
  ])
})

it('copies nothing twice, and nothing that begins in another year', () => {
  const rule = { from: '2027-12-15', until: '2028-01-16', percent: 20 }
  const next = { ...rule, from: '2028-12-15', until: '2029-01-16' }
  expect(copies([rule, next])).toEqual([])
  expect(copies([rule, { ...next, percent: 30 }])).toHaveLength(1)
  expect(copies([{ ...rule, from: '2026-12-15' }])).toEqual([])
})
