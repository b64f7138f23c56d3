import { expect, it } from 'vitest'
import { msText, valueText } from './vitals-text.ts'

it.each([
  ['en', 'failed', 0.01234, '12.3'],
  ['de', 'failed', 0.01234, '12,3'],
  ['en', 'cls', 0.12345, '0.123'],
  ['en', 'lcpMs', 999, '999ms'],
  ['en', 'lcpMs', 1000, '1s'],
  ['de', 'lcpMs', 1250, '1,3 Sek.'],
] as const)('writes in %s a value of %s, %d, as %s', (lang, charted, value, text) => {
  expect(valueText(lang, charted, value).replace(/\s/g, ' ')).toBe(text)
})

it('writes milliseconds without a fraction, and seconds with one digit', () => {
  expect([msText('en', 12.6), msText('en', 2449)]).toEqual(['13ms', '2.4s'])
})
