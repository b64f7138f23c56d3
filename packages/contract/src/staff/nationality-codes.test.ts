import { expect, it } from 'vitest'
import { langs } from '../lang.ts'
import { nationalityCodes } from './nationality-codes.ts'

it('has each country of ISO 3166-1 once, and the platform names it in every language', () => {
  expect(new Set(nationalityCodes).size).toBe(249)
  for (const lang of langs) {
    const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' })
    expect(nationalityCodes.filter((code) => names.of(code) === undefined)).toEqual([])
  }
})
