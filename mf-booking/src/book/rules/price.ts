import type { Failure, Quote, QuoteInput, Result } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'

/**
 * Price of the stay. Only the API computes it: a page's own price would be wrong on the first day of a
 * season.
 */
export type Price =
  /** Dates or a room are missing. */
  | { status: 'open' }
  | { status: 'asking' }
  | { status: 'quoted'; quote: Quote }
  | { status: 'refused'; failure: Extract<Failure, { kind: 'api' }> }
  | { status: 'unreachable' }

/** Response to a request for a price. */
export interface AskedPrice {
  /** Key by `questionOf`. */
  question: string
  result: Result<Quote>
}

/** Key of a quote; `changes` counts how often the API named another price for the same input. */
export const questionOf = (input: QuoteInput, lang: Lang, changes = 0): string =>
  JSON.stringify([input, lang, changes])

export const toPrice = (result: Result<Quote>): Price => {
  if (result.ok) return { status: 'quoted', quote: result.value }
  const { failure } = result
  return failure.kind === 'api' && failure.status < 500
    ? { status: 'refused', failure }
    : { status: 'unreachable' }
}
