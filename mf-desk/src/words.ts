import type { Lang } from '@calm-rest/contract/widget'
import type { Words, WordsByLang } from '@calm-rest/i18n'

interface Language {
  /** In itself, since whoever looks for it reads that. */
  name: string
  words: () => Promise<{ default: Words }>
}

/**
 * The languages of the desk, the site's and others: the only list of them. One more is a line here, and its file in
 * `locales` (README.md).
 */
export const languages = {
  en: { name: 'English', words: () => import(/* webpackChunkName: "words-en" */ './locales/en.json') },
  de: { name: 'Deutsch', words: () => import(/* webpackChunkName: "words-de" */ './locales/de.json') },
  zh: { name: '中文', words: () => import(/* webpackChunkName: "words-zh" */ './locales/zh.json') },
} satisfies Record<Lang, Language> & Record<string, Language>

export type DeskLang = keyof typeof languages

export const deskLangs = Object.keys(languages) as DeskLang[]

/** Those that the site speaks, too: the host asks for no others. */
export const words: WordsByLang = {
  en: languages.en.words,
  de: languages.de.words,
  zh: languages.zh.words,
}
