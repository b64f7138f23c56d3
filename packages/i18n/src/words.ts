import type { Lang } from '@calm-rest/contract/widget'
import { createInstance, type i18n } from 'i18next'

/** i18next with the words of one language. */
export type WordsInstance = i18n

/** The words of one language: nested keys, i18next's plural suffixes and {{placeholders}}. */
export interface Words {
  [key: string]: string | Words
}

/** Loads the words of a widget: one chunk for each language, so that a page loads only its own. */
export type WordsByLang = Record<Lang, () => Promise<{ default: Words }>>

/** Words of several files as those of one. */
export const joinWords = async (...parts: Promise<{ default: Words }>[]): Promise<{ default: Words }> => ({
  default: Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default)),
})

/** A build for guests has not a byte of it. */
const isDevelopment = process.env.NODE_ENV === 'development' && 'addEventListener' in globalThis

/**
 * One i18next instance for each widget: sharing one across remotes would couple their keys and their
 * releases. Synchronous, since the words are loaded. `values` are what every text may name, such as `{{name}}`.
 */
export const createWordsInstance = (
  lang: string,
  words: Words,
  values?: Readonly<Record<string, string>>,
): WordsInstance => {
  const instance = createInstance()
  void instance.init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: { translation: words } },
    initAsync: false,
    interpolation: { escapeValue: false, ...(values && { defaultVariables: values }) },
    returnNull: false,
    // i18next tests each key with a regular expression whether it is a text, unless these are set
    keySeparator: '.',
    nsSeparator: ':',
  })
  if (isDevelopment) {
    // sent by packages/build/src/rspack/words-in-development.ts; views render again as for another language
    addEventListener('calm-rest-words', () => instance.emit('languageChanged', lang))
  }
  return instance
}
