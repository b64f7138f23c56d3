import { localesOf } from './format.ts'

/** Names countries by ISO 3166 code. The platform has the names, so no list is loaded. */
export const countryNamer = (lang: string): ((code: string) => string) => {
  const names = new Intl.DisplayNames(localesOf(lang), { type: 'region' })
  return (code) => names.of(code) ?? code
}

/** Names of countries in a language, sorted by its rules. */
export const sortedCountryNames = (lang: string, codes: readonly string[]): string[] =>
  codes.map(countryNamer(lang)).sort(new Intl.Collator(localesOf(lang)).compare)
