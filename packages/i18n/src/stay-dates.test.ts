import { expect, it } from 'vitest'
import { formatStay, stayDates } from './stay-dates.ts'

const may = { checkIn: '2027-05-10', checkOut: '2027-05-18' }
const june = { checkIn: '2027-05-28', checkOut: '2027-06-03' }
const newYear = { checkIn: '2027-12-28', checkOut: '2028-01-03' }

it.each([
  ['en', may, '10–18 May', '10–18 May 2027'],
  ['de', may, '10.–18. Mai', '10.–18. Mai 2027'],
  ['zh', may, '5月10日至18日', '2027年5月10日至18日'],
  ['en', june, '28 May – 3 Jun', '28 May – 3 Jun 2027'],
  ['de', june, '28. Mai – 3. Juni', '28. Mai – 3. Juni 2027'],
  ['zh', june, '5月28日至6月3日', '2027年5月28日至6月3日'],
  ['en', newYear, '28 Dec – 3 Jan', '28 Dec 2027 – 3 Jan 2028'],
  ['de', newYear, '28. Dez. – 3. Jan.', '28. Dez. 2027 – 3. Jan. 2028'],
  ['zh', newYear, '12月28日至1月3日', '2027年12月28日至2028年1月3日'],
] as const)('in %s a stay is written as short as it can be', (lang, stay, short, withYear) => {
  expect(formatStay(lang, stay)).toBe(short)
  expect(formatStay(lang, stay, { year: true })).toBe(withYear)
})

it('names each date for a sentence around it', () => {
  expect(stayDates('en', may, { year: true })).toEqual({ from: '10', until: '18 May 2027' })
  expect(stayDates('zh', may, { year: true })).toEqual({ from: '2027年5月10日', until: '18日' })
})
