import { blankFacts, setHotel } from '@calm-rest/contract/hotel'
import type { SiteFacts } from '../../src/site/site-facts.ts'
import type { ContentApi } from './content-api.ts'

export interface CurrentFacts {
  facts: SiteFacts
  /** False if the API did not respond, and these are the last known facts. */
  isCurrent: boolean
}

/**
 * Reads the facts for one page, and sets `hotel` to them. Old facts are better than none, which would leave visitors
 * without a telephone number.
 */
export const createReadFacts = (contentApi: Pick<ContentApi, 'readFacts'>) => {
  let last: SiteFacts = blankFacts
  const read = async (): Promise<CurrentFacts> => {
    const answer = await contentApi.readFacts()
    if (answer.status !== 'found') return { facts: last, isCurrent: false }
    last = answer.value
    setHotel(last)
    return { facts: last, isCurrent: true }
  }
  let reading: Promise<CurrentFacts> | undefined
  // a flood of pages asks an API on another machine once at a time
  return (): Promise<CurrentFacts> => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
}

export type ReadFacts = ReturnType<typeof createReadFacts>
