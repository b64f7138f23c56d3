import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countryOfPhone, formatPhone, parsePhone } from './guest-phone.ts'

it.each([
  ['077 123 4567', '+94771234567'],
  ['+94 77 123 4567', '+94771234567'],
  ['0094 77 123 4567', '+94771234567'],
  ['041 555 0142', '+94415550142'],
  ['+49 (0) 151 2345-6789', '+4915123456789'],
  ['0049 151 23456789', '+4915123456789'],
  ['+1 (415) 555-2671', '+14155552671'],
  [' +86 138 1234 5678 ', '+8613812345678'],
  ['＋８６１３８１２３４５６７８', '+8613812345678'],
])('R-booking-contact: reads %s as %s', (typed, e164) => {
  expect(parsePhone(typed, 'LK')).toBe(e164)
})

it.each([
  ['a German mobile number without its country code', '0151 23456789'],
  ['an American one', '(415) 555-2671'],
  ['a Chinese one', '13812345678'],
  ['a French one, as long as one of ours', '06 12 34 56 78'],
  ['one with a digit too few', '+94 77 123 456'],
  ['one with digits too many', '+49 151 2345678901234'],
  ['a country that does not exist', '+999 123456'],
  ['a number for emergencies', '119'],
  ['an extension, which E.164 has no room for', '+1 415 555 2671 ext. 12'],
  ['a text around a number', 'call 077 123 4567'],
  ['an address of a mail', 'amara@example.com'],
])('R-booking-contact: treats %s as no number', (_, typed) => {
  expect(parsePhone(typed, 'LK')).toBeUndefined()
})

it('returns E.164 or nothing for every text, and the same number when that is read again', () => {
  const digits = fc.stringMatching(/^[+0]?[0-9 ()-]{3,20}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string(), digits), (typed) => {
      const number = parsePhone(typed, 'LK')
      if (number === undefined) return
      expect(number).toMatch(/^\+[1-9]\d{4,16}$/)
      expect(parsePhone(number, 'LK')).toBe(number)
      expect(parsePhone(formatPhone(number), 'LK')).toBe(number)
    }),
    { numRuns: 2000 },
  )
})

it('reads a number without a country code as one of the property’s country, or not at all', () => {
  expect(parsePhone('0151 23456789', 'DE')).toBe('+4915123456789')
  expect([parsePhone('077 123 4567', ''), parsePhone('+94 77 123 4567', '')]).toEqual([
    undefined,
    '+94771234567',
  ])
})

it('shows a number in groups, and one of unknown groups as it is', () => {
  expect(formatPhone('+94771234567')).toBe('+94 77 123 4567')
  expect(formatPhone('+999123456')).toBe('+999123456')
})

it.each([
  ['+94771234567', 'LK'],
  ['+4915123456789', 'DE'],
  // satellites, and Kosovo, which ISO does not list
  ['+870773111632', undefined],
  ['+38344123456', undefined],
  ['+999123456', undefined],
  [null, undefined],
])('knows the country of %s: %s', (number, country) => {
  expect(countryOfPhone(number)).toBe(country)
})
