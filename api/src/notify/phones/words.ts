import { createWordsIn } from '../../core/words-in.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

export const wordsIn = createWordsIn('Push', { en, de, zh })
