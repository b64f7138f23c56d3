import { langs } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { countryCodes, countryNames } from './countries.ts'

it('R-rule-register-46, R-const-countries-register: lists 46 countries, each once', () => {
  expect(countryCodes).toHaveLength(46)
  expect(new Set(countryCodes).size).toBe(46)
})

it('names every country in every language', () => {
  for (const lang of langs) {
    const names = countryNames(lang)
    expect(new Set(names).size).toBe(46)
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
  }
})
