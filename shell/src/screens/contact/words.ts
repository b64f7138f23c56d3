import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "contact-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "contact-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "contact-zh" */ './locales/zh.json'),
}
