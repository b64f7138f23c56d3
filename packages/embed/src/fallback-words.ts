import type { Lang } from '@calm-rest/contract/widget'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }
import type { EmbedKind } from './protocol.ts'

const words = { en, de, zh }

/** Text of the link that replaces an element. */
export const fallbackWords = (kind: EmbedKind, lang: Lang): string => {
  const t = (key: keyof typeof en) => words[lang][key]
  return t('link')[kind]
}

/** Path of the link, below the site. */
export const fallbackPath = (kind: EmbedKind) => (kind === 'booking' ? '/book' : '/rooms')
