import type { Lang } from '@calm-rest/contract/widget'

/** Each language by its own name, since whoever looks for it reads that. */
export const langNames: Record<Lang, string> = { en: 'English', de: 'Deutsch', zh: '中文' }
