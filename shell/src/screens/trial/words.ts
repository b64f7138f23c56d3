import type { WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "trial-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "trial-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "trial-zh" */ './locales/zh.json'),
}
