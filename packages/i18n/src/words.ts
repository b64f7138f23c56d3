import type { Lang } from '@calm-rest/contract/widget'
import { createInstance, type i18n } from 'i18next'

/** i18next with the words of one language. */
export type WordsInstance = i18n

/** The words of one language: nested keys, i18next's plural suffixes and {{placeholders}}. */
export interface Words {
  [key: string]: string | Words
}

/** How a widget gets its words: one chunk a language, so that a page sends only what it speaks. */
export type WordsByLang = Record<Lang, () => Promise<{ default: Words }>>

/** Words of several files as those of one. */
export const joinWords = async (...parts: Promise<{ default: Words }>[]): Promise<{ default: Words }> => ({
  default: Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default)),
})

/**
 * One i18next instance for one widget: sharing one across remotes would couple their keys and their releases.
 * Ready at once, since the words are at hand.
 */
export const createWordsInstance = (lang: string, words: Words): WordsInstance => {
  const instance = createInstance()
  void instance.init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: { translation: words } },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    // i18next asks of each key whether it looks like a text, with a regular expression, unless somebody chose these
    keySeparator: '.',
    nsSeparator: ':',
  })
  return instance
}
