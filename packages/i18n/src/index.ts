export { formatDate, formatDateTime, formatNumber, formatPrice, localeOf } from './format.ts'
export { createWordsInstance, type Words, type WordsByLang, type WordsInstance } from './words.ts'
