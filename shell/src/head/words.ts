import type { WordsByLang } from '@calm-rest/i18n'

/** Words that only search engines and previews read: a page in a browser fetches them after its first change of screen. */
export const headWords: WordsByLang = {
  en: () => import(/* webpackChunkName: "head-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "head-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "head-zh" */ './locales/zh.json'),
}
