import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "words-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "words-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "words-zh" */ './locales/zh.json'),
}
