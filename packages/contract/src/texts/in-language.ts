import { type Lang, langs } from '../lang.ts'
import type { LocalText } from './content.ts'

/**
 * The language in which guests read a text: that of the page, else one of the property in their order, else any.
 * Undefined for a text without words.
 */
export const languageOf = (
  text: LocalText | undefined,
  lang: Lang,
  languages: readonly Lang[] = langs,
): Lang | undefined => text && [lang, ...languages, ...langs].find((one) => text[one])
