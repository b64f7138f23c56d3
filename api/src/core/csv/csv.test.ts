import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('writes rows as RFC 4180 defines them, marked as UTF-8', () => {
  expect(
    toCsv([
      ['plain', 'a, b', 'say "hi"', 'two\nlines', null, 0],
      ['客房', '', 'ä', -5, 2.5, 'x'],
    ]),
  ).toBe('\ufeffplain,"a, b","say ""hi""","two\nlines",,0\r\n客房,,ä,-5,2.5,x\r\n')
})

it.each(['=1+1', '+1', '-2_for_1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '＋1', '－1', '＠A1'])(
  'lets no spreadsheet run %j',
  (text) => {
    expect(toCsv([[text]])).toMatch(/^\ufeff"?'/)
  },
)

it('writes semicolons and decimal commas for a German spreadsheet', () => {
  expect(toCsv([['a; b', 'a, b', 2.5, 1000]], 'de')).toBe('\ufeff"a; b";a, b;2,5;1000\r\n')
})
