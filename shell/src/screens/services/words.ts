import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "services-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "services-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "services-zh" */ './locales/zh.json'),
}
