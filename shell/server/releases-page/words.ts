import { createWordsInstance } from '@calm-rest/i18n'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

/** Words of the page of releases, in each language. */
export const words = {
  en: createWordsInstance('en', en),
  de: createWordsInstance('de', de),
  zh: createWordsInstance('zh', zh),
}
