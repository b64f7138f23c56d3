import deTexts from '@calm-rest/contract/guest-texts/de.json' with { type: 'json' }
import enTexts from '@calm-rest/contract/guest-texts/en.json' with { type: 'json' }
import zhTexts from '@calm-rest/contract/guest-texts/zh.json' with { type: 'json' }
import type { Lang } from '@calm-rest/contract/widget'
import { type Placed, placeWords } from '../../core/place-names.ts'
import { createWordsIn, type Words } from '../../core/words-in.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

export type { Words }

export const wordsIn = createWordsIn('Mail', {
  en: { ...en, ...enTexts },
  de: { ...de, ...deTexts },
  zh: { ...zh, ...zhTexts },
})

/** Words of mail about a property: `{{property}}`, `{{town}}` and `{{country}}` in them are its own. */
export const wordsOf = (property: Placed, lang: Lang): Words => {
  const t = wordsIn(lang)
  const own = placeWords(property, lang)
  return ((key: string, values?: object) => t(key, { ...own, ...values })) as unknown as Words
}
