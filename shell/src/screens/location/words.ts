import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "location-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "location-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "location-zh" */ './locales/zh.json'),
}
