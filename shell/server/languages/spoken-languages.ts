import { type Lang, langs } from '@calm-rest/contract/widget'
import type { ReadFacts } from '../content-api/current-facts.ts'
import { createOfFacts } from '../content-api/of-facts.ts'
import type { ContentVersion } from '../document/page-cache.ts'

/** Languages in which an address answers, the one that it needs no name for first. */
export type SpokenLanguages = (path: string) => Promise<readonly Lang[]>

/** The front desk. */
export const isDesk = (path: string) => /^\/desk(?=\/|$)/.test(path)

/**
 * Languages of the property, read once for each version of the content. The front desk has those of the site, since its
 * staff need not speak as the guests do, and so have single widgets, which the gate judges in each.
 */
export const createSpokenLanguages = (
  readFacts: ReadFacts,
  contentVersion: Pick<ContentVersion, 'now'> | undefined,
): SpokenLanguages => {
  const ofProperty = createOfFacts(readFacts, contentVersion, ({ languages }) => languages)
  return async (path) => (isDesk(path) || path.startsWith('/widgets/') ? langs : ofProperty())
}
