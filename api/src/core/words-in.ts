import { type Lang, langs } from '@calm-rest/contract/widget'
import { createInstance, type TFunction } from 'i18next'

export type Words = TFunction

/** Returns the server's words by language. A missing word or value throws, so that no text with a gap is sent. */
export const createWordsIn = (what: string, words: Record<Lang, object>): ((lang: Lang) => Words) => {
  const missing = (key: string): never => {
    throw new Error(`${what} has no words for ${key}. Did you forget to add them to every language?`)
  }
  const speak = (lang: Lang): Words => {
    const instance = createInstance()
    void instance.init({
      lng: lang,
      fallbackLng: false,
      resources: { [lang]: { translation: words[lang] } },
      initAsync: false,
      // plain text until it is rendered
      interpolation: { escapeValue: false },
      returnNull: false,
      parseMissingKeyHandler: (key) => missing(`${key} in ${lang}`),
      missingInterpolationHandler: (_text, match) => missing(match[0]),
    })
    return instance.t
  }
  const speakers = new Map(langs.map((lang) => [lang, speak(lang)]))
  return (lang) => speakers.get(lang) ?? missing(lang)
}
