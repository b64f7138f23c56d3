import { expect, it } from 'vitest'
import { countryNamer, sortedCountryNames } from './country-names.ts'

it('names a country in the language of the page', () => {
  expect(countryNamer('de')('LK')).toBe('Sri Lanka')
  expect(countryNamer('zh')('DE')).toBe('德国')
})

it('sorts as the language does: Ö stands with O', () => {
  expect(sortedCountryNames('en', ['BD', 'AT', 'AU'])).toEqual(['Australia', 'Austria', 'Bangladesh'])
  expect(sortedCountryNames('de', ['PL', 'AT', 'NL'])).toEqual(['Niederlande', 'Österreich', 'Polen'])
})
