import type { Lang } from '../../lang.ts'

/** A sentence in each language. */
export type Words = Record<Lang, string>
