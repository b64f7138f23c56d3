import { type Lang, langs } from '@calm-rest/contract/widget'
import { countryNamer, sortedCountryNames } from '@calm-rest/i18n'

/** Countries of our guests: 45 ISO 3166 codes (specification, §5). */
export const countryCodes = [
  ...'AE AT AU BD BE BR CA CH CN CZ DE DK ES FI FR GB GR ID IE IL IN IT JP'.split(' '),
  ...'KR LK MV MY NL NO NZ PH PK PL PT RO RU SA SE SG TH TR UA US VN ZA'.split(' '),
]

export const countryNames = (lang: Lang): string[] => sortedCountryNames(lang, countryCodes)

/**
 * Translates a stored country into the reader's language. Countries are stored as guests typed them, in any
 * language; a name that is not one of the 45 is shown as it is.
 */
export const createCountryTranslator = (lang: Lang): ((stored: string) => string) => {
  const shown = countryNamer(lang)
  const codes = new Map(
    langs.flatMap((one) => {
      const name = countryNamer(one)
      return countryCodes.map((code) => [name(code).toLowerCase(), code] as const)
    }),
  )
  return (stored) => {
    const code = codes.get(stored.trim().toLowerCase())
    return code ? shown(code) : stored
  }
}
