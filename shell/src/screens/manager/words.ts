import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "manager-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "manager-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "manager-zh" */ './locales/zh.json'),
}
