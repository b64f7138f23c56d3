import { expect, it } from 'vitest'
import { isNumberPattern, numberOf, seriesOf } from './document-number.ts'

const numbered = { day: '2026-11-28', placeCode: 'MIR1' }

it('writes the number of Gazette 2481/22, and leaves the part of a place without code out', () => {
  expect(numberOf('YYMMM_QQQQ_XXXXX', numbered, 1)).toBe('26NOV_MIR1_1')
  expect(numberOf('YYMMM_QQQQ_XXXXX', { day: '2026-11-28', placeCode: '' }, 12)).toBe('26NOV_12')
  expect(numberOf('R-YYYY/MM/X', numbered, 1234567)).toBe('R-2026/11/1234567')
})

it('begins again with 1 in each month, each year, or never', () => {
  const series = (pattern: string) =>
    ['2026-11-01', '2026-11-30', '2026-12-01', '2027-11-01'].map((day) =>
      seriesOf(pattern, { day, placeCode: 'A' }),
    )
  expect(new Set(series('YYMMM_X')).size).toBe(3)
  expect(new Set(series('YYYY-X')).size).toBe(2)
  expect(new Set(series('INV-X')).size).toBe(1)
})

it.each(['YYMMM', 'MMM_X', 'YY_X_X', 'Y Y_X', 'YYMMMMM_X', '<b>X', 'YYYY-YY-X', ''])(
  'refuses the pattern %j',
  (pattern) => {
    expect(isNumberPattern(pattern)).toBe(false)
  },
)
