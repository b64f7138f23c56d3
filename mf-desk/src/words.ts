import type { Lang } from '@calm-rest/contract/widget'
import { joinWords, type Words, type WordsByLang } from '@calm-rest/i18n'

interface Language {
  /** Untranslated name of the language, for readers who look for it. */
  name: string
  words: () => Promise<{ default: Words }>
}

/**
 * The languages of the desk, the site's and others: the only list of them. One more is a line here, and its file in
 * `locales` (README.md).
 */
export const languages = {
  en: {
    name: 'English',
    words: () =>
      joinWords(
        import(/* webpackChunkName: "words-en" */ './locales/en.json'),
        import(/* webpackChunkName: "words-en" */ '@calm-rest/contract/guest-texts/en.json'),
      ),
  },
  de: {
    name: 'Deutsch',
    words: () =>
      joinWords(
        import(/* webpackChunkName: "words-de" */ './locales/de.json'),
        import(/* webpackChunkName: "words-de" */ '@calm-rest/contract/guest-texts/de.json'),
      ),
  },
  zh: {
    name: '中文',
    words: () =>
      joinWords(
        import(/* webpackChunkName: "words-zh" */ './locales/zh.json'),
        import(/* webpackChunkName: "words-zh" */ '@calm-rest/contract/guest-texts/zh.json'),
      ),
  },
} satisfies Record<Lang, Language> & Record<string, Language>

export type DeskLang = keyof typeof languages

export const deskLangs = Object.keys(languages) as DeskLang[]

/** Those that the site speaks, too: the host asks for no others. */
export const words: WordsByLang = {
  en: languages.en.words,
  de: languages.de.words,
  zh: languages.zh.words,
}
