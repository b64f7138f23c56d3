import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "desk-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "desk-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "desk-zh" */ './locales/zh.json'),
}
