import { defaultLang, type Lang } from '@calm-rest/contract/widget'
import type { StoredFacts } from './facts-row.ts'

/** The main language of the property: every text of the owner is in it before it is in others. */
export const mainOf = ({ languages }: Pick<StoredFacts, 'languages'>): Lang => languages[0] ?? defaultLang
