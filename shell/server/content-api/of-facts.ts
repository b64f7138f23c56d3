import type { SiteFacts } from '../../src/site/site-facts.ts'
import type { ContentVersion } from '../document/page-cache.ts'
import type { ReadFacts } from './current-facts.ts'

/** What every page takes of the facts, made once for each version of the content. */
export const createOfFacts = <Taken>(
  readFacts: ReadFacts,
  version: Pick<ContentVersion, 'now'> | undefined,
  take: (facts: SiteFacts) => Taken,
) => {
  let known: { taken: Taken; at: string } | undefined
  return async (): Promise<Taken> => {
    const at = version?.now()
    if (known && known.at === at) return known.taken
    const { facts, isCurrent } = await readFacts()
    const taken = take(facts)
    known = isCurrent && at !== undefined ? { taken, at } : undefined
    return taken
  }
}
