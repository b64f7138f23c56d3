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

it('suggests nothing for an empty field or blanks', () => {
  expect(suggest(countries, '', 5)).toEqual([])
  expect(suggest(countries, '  ', 5)).toEqual([])
})
