import { localesOf } from './format.ts'

/** Names countries by ISO 3166 code. The platform knows the names, so that no list is sent. */
export const countryNamer = (lang: string): ((code: string) => string) => {
  const names = new Intl.DisplayNames(localesOf(lang), { type: 'region' })
  return (code) => names.of(code) ?? code
}

/** Names of countries in a language, in its own order. */
export const sortedCountryNames = (lang: string, codes: readonly string[]): string[] =>
  codes.map(countryNamer(lang)).sort(new Intl.Collator(localesOf(lang)).compare)
