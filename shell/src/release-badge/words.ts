import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "release-badge-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "release-badge-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "release-badge-zh" */ './locales/zh.json'),
}
