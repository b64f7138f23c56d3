import type { Testimonial } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'

/** Width of a sentence in Latin letters: long enough to say something, short enough to be read at a glance. */
const width = { min: 40, max: 110 }

/** A Chinese character says as much as about three letters. */
const lettersOf = (sentence: string) =>
  [...sentence].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 3 : 1), 0)

const sentence = /[^.!?。！？]+[.!?。！？]+["”“’»」]?/gu

/** The first sentence of a text that is short, but not too short. */
export const quoteOf = (text: string): string | undefined =>
  text
    .match(sentence)
    ?.map((one) => one.trim())
    .find((one) => {
      const letters = lettersOf(one)
      // what goes on in small letters is the rest of a sentence
      return letters >= width.min && letters <= width.max && !/^\p{Ll}/u.test(one)
    })

export interface PullQuote {
  quote: string
  review: Testimonial
}

/** Fewer reviews are read as quickly as their quotes. */
const fewReviews = 6
const mostQuotes = 3

/**
 * The first short sentence of each of the newest reviews, those in the reader's language before the others. Stars do not
 * matter: displeased guests are quoted, too.
 */
export const pullQuotesOf = (newest: readonly Testimonial[], lang: Lang): PullQuote[] => {
  if (newest.length < fewReviews) return []
  const isOwn = (review: Testimonial) => review.lang === lang
  const inOrder = [...newest.filter(isOwn), ...newest.filter((review) => !isOwn(review))]
  const quotes = inOrder.flatMap((review) => {
    const quote = quoteOf(review.review)
    return quote === undefined ? [] : [{ quote, review }]
  })
  return quotes.length < mostQuotes ? [] : quotes.slice(0, mostQuotes)
}
