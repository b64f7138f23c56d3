import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance } from '@calm-rest/i18n'
import headDe from '../../src/head/locales/de.json' with { type: 'json' }
import headEn from '../../src/head/locales/en.json' with { type: 'json' }
import headZh from '../../src/head/locales/zh.json' with { type: 'json' }
import de from '../../src/locales/de.json' with { type: 'json' }
import en from '../../src/locales/en.json' with { type: 'json' }
import zh from '../../src/locales/zh.json' with { type: 'json' }

/** The shell's own words, the same that the browser gets, and those of the head. */
const instances = {
  en: createWordsInstance('en', { ...en, ...headEn }),
  de: createWordsInstance('de', { ...de, ...headDe }),
  zh: createWordsInstance('zh', { ...zh, ...headZh }),
}

export const wordsIn = (lang: Lang) => instances[lang].t
