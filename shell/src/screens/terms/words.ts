import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "terms-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "terms-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "terms-zh" */ './locales/zh.json'),
}
