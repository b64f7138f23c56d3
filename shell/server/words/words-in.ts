import type { PropertyFacts } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance } from '@calm-rest/i18n'
import type { TFunction } from 'i18next'
import headDe from '../../src/head/locales/de.json' with { type: 'json' }
import headEn from '../../src/head/locales/en.json' with { type: 'json' }
import headZh from '../../src/head/locales/zh.json' with { type: 'json' }
import { placeWords } from '../../src/hotel/place-words.ts'
import de from '../../src/locales/de.json' with { type: 'json' }
import en from '../../src/locales/en.json' with { type: 'json' }
import zh from '../../src/locales/zh.json' with { type: 'json' }

/** The shell's own words, the same that the browser gets, and those of the head. */
const instances = {
  en: createWordsInstance('en', { ...en, ...headEn }),
  de: createWordsInstance('de', { ...de, ...headDe }),
  zh: createWordsInstance('zh', { ...zh, ...headZh }),
}

/** Words about a property: `{{name}}`, `{{town}}` and `{{country}}` in them are its own. */
export const wordsOf = (facts: PropertyFacts, lang: Lang): TFunction => {
  const own = placeWords(facts, lang)
  const { t } = instances[lang]
  return ((key: string, values?: object) => t(key, { ...own, ...values })) as unknown as TFunction
}
