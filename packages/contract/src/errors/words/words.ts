import type { Lang } from '../../widget/lang.ts'

/** A sentence in each language. */
export type Words = Record<Lang, string>
