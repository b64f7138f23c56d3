import { type DeskLang, deskLangs, siteLangOf } from '@calm-rest/contract/staff'
import { isLang, type Lang } from '@calm-rest/contract/widget'
import { joinWords, type Words, type WordsByLang } from '@calm-rest/i18n'

interface Language {
  /** Untranslated name of the language, for readers who look for it. */
  name: string
  /** Locale for Intl and the attribute `lang`, where it is not the language alone. */
  locale?: string
  /** Sections with words in this language; undefined: all of them. The others are in English. */
  sections?: readonly string[]
  words: () => Promise<{ default: Words }>
}

/** What housekeeping sees. Sign-in, invitation, navigation and errors have words, too. */
const forHousekeeping = ['rooms', 'me', 'phone'] as const

/** Words that a language has, over the English ones. */
const overEnglish = async (own: Promise<{ default: Words }>): Promise<{ default: Words }> => {
  const [english, { default: words }] = await Promise.all([languages.en.words(), own])
  return { default: over(english.default, words) }
}

const over = (below: Words, above: Words): Words => {
  const joined: Words = Object.assign({}, below)
  for (const [key, word] of Object.entries(above)) {
    const other = below[key]
    joined[key] = typeof word === 'object' && typeof other === 'object' ? over(other, word) : word
  }
  return joined
}

/**
 * The languages of the desk, the site's and others: the only list of them. One more is a line here, and its file in
 * `locales` (README.md).
 */
export const languages: Record<DeskLang, Language> = {
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
  si: {
    name: 'සිංහල',
    locale: 'si-LK',
    sections: forHousekeeping,
    words: () => overEnglish(import(/* webpackChunkName: "words-si" */ './locales/partial/si.json')),
  },
  ta: {
    name: 'தமிழ்',
    locale: 'ta-LK',
    sections: forHousekeeping,
    words: () => overEnglish(import(/* webpackChunkName: "words-ta" */ './locales/partial/ta.json')),
  },
}

/** The language of a locale. */
export const deskLangOf = (locale: string): DeskLang | undefined =>
  deskLangs.find((lang) => lang === locale.split('-')[0])

/** Language of what the API writes for the desk, where that is not the language of the locale. */
export const languageOfApi = (locale: string): Lang | undefined => {
  const lang = deskLangOf(locale)
  return lang === undefined || isLang(lang) ? undefined : siteLangOf(lang)
}

/** Whether a section has words in the language of a locale. */
export const isTranslated = (locale: string, section: string): boolean => {
  const lang = deskLangOf(locale)
  return lang === undefined || (languages[lang].sections?.includes(section) ?? true)
}

/** Those that the site speaks, too: the host asks for no others. */
export const words: WordsByLang = {
  en: languages.en.words,
  de: languages.de.words,
  zh: languages.zh.words,
}
