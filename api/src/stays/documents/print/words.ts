import { createWordsIn } from '../../../core/words-in.ts'
import de from '../locales/de.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import zh from '../locales/zh.json' with { type: 'json' }

/** Words of bills, receipts, invoices and credit notes. */
export const documentWordsIn = createWordsIn('A document', { en, de, zh })
