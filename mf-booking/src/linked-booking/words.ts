import type { Words, WordsByLang } from '@calm-rest/i18n'
import { words } from '../words.ts'

/** Words of the remote, with those of the ticket, which no other widget loads. */
const withTicket = async (all: Promise<{ default: Words }>, ticket: Promise<{ default: Words }>) => ({
  default: { ...(await all).default, ...(await ticket).default },
})

export const linkedWords: WordsByLang = {
  en: () => withTicket(words.en(), import(/* webpackChunkName: "ticket-en" */ './locales/en.json')),
  de: () => withTicket(words.de(), import(/* webpackChunkName: "ticket-de" */ './locales/de.json')),
  zh: () => withTicket(words.zh(), import(/* webpackChunkName: "ticket-zh" */ './locales/zh.json')),
}
