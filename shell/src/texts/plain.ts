import type { ShownText } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'

/** A text for an attribute, whose element takes the language from `langOf`; empty where there is none. */
export const plainOf = (text: ShownText | undefined): string =>
  typeof text === 'object' ? text.text : (text ?? '')

/** The language of a text that lacks the page's. */
export const langOf = (text: ShownText | undefined): Lang | undefined =>
  typeof text === 'object' ? text.lang : undefined
