import type { Lang } from '@calm-rest/contract/widget'

/** Plain texts of one language, to be translated into another. */
export interface Translation {
  texts: readonly string[]
  from: Lang
  to: Lang
}

/**
 * Port for machine translation. It gets texts that guests read anyway, and nothing else; what it returns is a draft that
 * somebody reads before guests do.
 */
export interface Translator {
  /** Host to which the texts are sent. */
  host: string
  /** Returns as many texts, in the same order. Rejects if the service does not return them in time. */
  translate: (translation: Translation) => Promise<string[]>
}
