export { countryNamer, sortedCountryNames } from './country-names.ts'
export {
  currencyName,
  formatAmount,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPrice,
  localeOf,
  localesOf,
} from './format.ts'
export { personName } from './person-name.ts'
export { formatStay, stayDates } from './stay-dates.ts'
export { createWordsInstance, joinWords, type Words, type WordsByLang, type WordsInstance } from './words.ts'
