import { langs } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { countryCodes, countryNames, createCountryTranslator } from './countries.ts'

it('R-rule-review-countries: lists 45 countries, each once', () => {
  expect(countryCodes).toHaveLength(45)
  expect(new Set(countryCodes).size).toBe(45)
})

it('names every country in every language', () => {
  for (const lang of langs) {
    const names = countryNames(lang)
    expect(new Set(names).size).toBe(45)
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
  }
})

it('shows a stored country in the language of the reader', () => {
  expect(createCountryTranslator('de')('Germany')).toBe('Deutschland')
  expect(createCountryTranslator('en')('德国')).toBe('Germany')
})

it('shows an unknown country as it was typed', () => {
  expect(createCountryTranslator('zh')('Atlantis')).toBe('Atlantis')
})
