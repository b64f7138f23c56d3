import { type Lang, langs } from '@calm-rest/contract/widget'
import { createInstance, type TFunction } from 'i18next'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

const words: Record<Lang, object> = { en, de, zh }

/** A letter with a gap never goes out: what is missing is an error. */
const missing = (what: string) => {
  throw new Error(`Mail has no words for ${what}. Did you forget to add them to every language?`)
}

const speak = (lang: Lang): TFunction => {
  const instance = createInstance()
  void instance.init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: { translation: words[lang] } },
    initAsync: false,
    // letters are plain text until they are rendered
    interpolation: { escapeValue: false },
    returnNull: false,
    parseMissingKeyHandler: (key) => missing(`${key} in ${lang}`),
    missingInterpolationHandler: (_text, match) => missing(match[0]),
  })
  return instance.t
}

const speakers = new Map(langs.map((lang) => [lang, speak(lang)]))

export type Words = TFunction

export const wordsIn = (lang: Lang): Words => speakers.get(lang) ?? missing(lang)
