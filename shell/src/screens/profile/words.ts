import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "profile-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "profile-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "profile-zh" */ './locales/zh.json'),
}
