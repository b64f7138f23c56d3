import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "privacy-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "privacy-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "privacy-zh" */ './locales/zh.json'),
}
