import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "partners-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "partners-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "partners-zh" */ './locales/zh.json'),
}
