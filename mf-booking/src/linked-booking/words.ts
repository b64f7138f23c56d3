import { joinWords, type WordsByLang } from '@calm-rest/i18n'
import { words } from '../words.ts'

/** Texts of the remote, and those of the ticket, which no other widget loads. */
export const linkedWords: WordsByLang = {
  en: () => joinWords(words.en(), import(/* webpackChunkName: "ticket-en" */ './locales/en.json')),
  de: () => joinWords(words.de(), import(/* webpackChunkName: "ticket-de" */ './locales/de.json')),
  zh: () => joinWords(words.zh(), import(/* webpackChunkName: "ticket-zh" */ './locales/zh.json')),
}
