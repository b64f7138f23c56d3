import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "about-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "about-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "about-zh" */ './locales/zh.json'),
}
