import { createWordsIn, type Words } from '../../core/words-in.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

export type { Words }

export const wordsIn = createWordsIn('Mail', { en, de, zh })
