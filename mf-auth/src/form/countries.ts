import type { Lang } from '@calm-rest/contract/widget'
import { sortedCountryNames } from '@calm-rest/i18n'

/** Countries of our guests: 46 ISO 3166 codes (specification, §5). */
export const countryCodes = [
  ...'AE AT AU BD BE BR CA CH CN CZ DE DK ES FI FR GB GR HU ID IE IL IN IT'.split(' '),
  ...'JP KR LK MV MY NL NO NZ PH PK PL PT RO RU SA SE SG TH TR UA US VN ZA'.split(' '),
]

export const countryNames = (lang: Lang): string[] => sortedCountryNames(lang, countryCodes)
