import { describe, expect, it } from 'vitest'
import { readTypedDate } from './typed-date.ts'

describe('a typed date', () => {
  it.each([
    ['en', '01/07/2027'],
    ['en', '1/7/2027'],
    ['en', '1.7.27'],
    ['en', ' 1 7 2027 '],
    ['en', '01072027'],
    ['en', '20270701'],
    ['de', '01.07.2027'],
    ['de', '1. 7. 2027'],
    ['de', '1.7.27'],
    ['de', '01072027'],
    ['zh', '2027/07/01'],
    ['zh', '2027年7月1日'],
    ['zh', '２０２７/７/１'],
    ['zh', '27/7/1'],
    ['zh', '1/7/2027'],
    ['zh', '20270701'],
    ['en', '2027-07-01'],
    ['de', '2027-07-01'],
    ['zh', '2027-07-01'],
  ] as const)('in %s is read from %s', (lang, text) => {
    expect(readTypedDate(lang, text)).toEqual({ date: '2027-07-01' })
  })

  it.each(['', '  '])('is empty for %j', (text) => {
    expect(readTypedDate('en', text)).toEqual({ date: '' })
  })

  it('may be 29 February in a leap year only', () => {
    expect(readTypedDate('de', '29.2.2028')).toEqual({ date: '2028-02-29' })
    expect(readTypedDate('de', '29.2.2027')).toEqual({ problem: 'invalid_date' })
  })

  it.each(['31/02/2027', '00/01/2027', '1/13/2027', '31042027', '2027-02-30', '01/07/0002'])(
    'that does not exist is named so: %s',
    (text) => {
      expect(readTypedDate('en', text)).toEqual({ problem: 'invalid_date' })
    },
  )

  it.each(['tomorrow', '1/7', '1/7/202', '202/7/1', '1 July 2027', '1/7/2027/3'])(
    'is not guessed from %s',
    (text) => {
      expect(readTypedDate('en', text)).toEqual({ problem: 'unreadable' })
    },
  )

  it('of two digits has a year of this century, and of six digits in a row none', () => {
    expect(readTypedDate('en', '01/07/20')).toEqual({ date: '2020-07-01' })
    expect(readTypedDate('en', '010727')).toEqual({ problem: 'unreadable' })
  })
})
