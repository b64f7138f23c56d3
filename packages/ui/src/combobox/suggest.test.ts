import { expect, it } from 'vitest'
import { suggest } from './suggest.ts'

const countries = ['Germany', 'Iran', 'Malaysia', 'Österreich', 'Sri Lanka']

it('finds a part of a name in any case', () => {
  expect(suggest(countries, 'AN', 5)).toEqual(['Germany', 'Iran', 'Sri Lanka'])
  expect(suggest(countries, 'öster', 5)).toEqual(['Österreich'])
})

it('stops at the largest number of suggestions', () => {
  expect(suggest(countries, 'a', 2)).toEqual(['Germany', 'Iran'])
})

it('R-rule-review-50, R-rule-register-5, R-const-suggestions-review: stops at 50 of 60 and at 5 of 46', () => {
  const named = (count: number) => Array.from({ length: count }, (_, place) => `Country ${place + 1}`)
  expect(suggest(named(60), 'country', 50)).toEqual(named(50))
  expect(suggest(named(46), 'country', 5)).toEqual(named(5))
})

it('suggests nothing for an empty field or blanks', () => {
  expect(suggest(countries, '', 5)).toEqual([])
  expect(suggest(countries, '  ', 5)).toEqual([])
})
