export { countryNamer, sortedCountryNames } from './country-names.ts'
export { formatDate, formatDateTime, formatNumber, formatPrice, localeOf, localesOf } from './format.ts'
export { personName } from './person-name.ts'
export { createWordsInstance, type Words, type WordsByLang, type WordsInstance } from './words.ts'
