import type { Lang } from '@calm-rest/contract/widget'
import { localeOf } from './format.ts'

/** Names countries by ISO 3166 code. The platform knows the names, so that no list is sent. */
export const countryNamer = (lang: Lang): ((code: string) => string) => {
  const names = new Intl.DisplayNames(localeOf(lang), { type: 'region' })
  return (code) => names.of(code) ?? code
}

/** Names of countries in a language, in its own order. */
export const sortedCountryNames = (lang: Lang, codes: readonly string[]): string[] =>
  codes.map(countryNamer(lang)).sort(new Intl.Collator(localeOf(lang)).compare)
