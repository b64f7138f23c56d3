import { defaultFacts } from '@calm-rest/contract/hotel'
import type { SiteFacts } from '../../src/site/site-facts.ts'
import type { ContentApi } from './content-api.ts'

export interface CurrentFacts {
  facts: SiteFacts
  /** False where the API did not answer, and these are the last that it told. */
  isCurrent: boolean
}

/** Reads the facts for one page: without them nobody could call the property, so old ones are better than none. */
export const createReadFacts = (contentApi: Pick<ContentApi, 'readFacts'>) => {
  let last = defaultFacts
  return async (): Promise<CurrentFacts> => {
    const answer = await contentApi.readFacts()
    if (answer.status !== 'found') return { facts: last, isCurrent: false }
    last = answer.value
    return { facts: last, isCurrent: true }
  }
}

export type ReadFacts = ReturnType<typeof createReadFacts>
