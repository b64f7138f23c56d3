import { joinWords, type WordsByLang } from '@calm-rest/i18n'

export const words: WordsByLang = {
  en: () =>
    joinWords(
      import(/* webpackChunkName: "words-en" */ './locales/en.json'),
      import(/* webpackChunkName: "words-en" */ '@calm-rest/contract/guest-texts/en.json'),
    ),
  de: () =>
    joinWords(
      import(/* webpackChunkName: "words-de" */ './locales/de.json'),
      import(/* webpackChunkName: "words-de" */ '@calm-rest/contract/guest-texts/de.json'),
    ),
  zh: () =>
    joinWords(
      import(/* webpackChunkName: "words-zh" */ './locales/zh.json'),
      import(/* webpackChunkName: "words-zh" */ '@calm-rest/contract/guest-texts/zh.json'),
    ),
}
