import type { Lang } from '@calm-rest/contract/widget'

/** Name of each language in that language, for readers who do not know the others. */
export const languageNames: Record<Lang, string> = { en: 'English', de: 'Deutsch', zh: '中文' }
