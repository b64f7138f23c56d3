import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "brochure-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "brochure-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "brochure-zh" */ './locales/zh.json'),
}
