import { expect, it } from 'vitest'
import { review } from '../testing/render.fixture.tsx'
import { pullQuotesOf, quoteOf } from './pull-quotes.ts'

it.each([
  [
    'Lovely. By the third morning we were still on the balcony. We left late, and came back again.',
    'By the third morning we were still on the balcony.',
  ],
  ['“Is that the sea?” our daughter asked on every one of five mornings.', undefined],
  [
    `${'Long '.repeat(30)}. Breakfast came when we had slept enough, and not before!`,
    'Breakfast came when we had slept enough, and not before!',
  ],
  ['很好。第一天就在阳台上看到了三只海龟慢慢游过去。', '第一天就在阳台上看到了三只海龟慢慢游过去。'],
  ['No full stop at all in this one, however long it goes on and on', undefined],
  ['', undefined],
])('quotes the first short sentence of %j', (text, quote) => {
  expect(quoteOf(text)).toBe(quote)
})

const sentence = 'The fan was broken and nobody came to mend it.'
const written = (count: number, lang = 'en') =>
  Array.from({ length: count }, (_, at) =>
    review({ _id: `${lang}${at}`, lang, rating: (at % 5) + 1, review: sentence }),
  )
const idsOf = (reviews: ReturnType<typeof written>) =>
  pullQuotesOf(reviews, 'en').map((one) => one.review._id)

it('quotes the newest three, whatever their stars', () => {
  expect(idsOf(written(9))).toEqual(['en0', 'en1', 'en2'])
})

it('quotes those in the language of the reader first', () => {
  expect(idsOf([...written(5, 'de'), ...written(2)])).toEqual(['en0', 'en1', 'de0'])
})

it.each([
  ['few reviews', written(5)],
  [
    'too few sentences',
    [...written(2), ...written(4, 'de').map((one) => review({ _id: one._id, review: 'Fine.' }))],
  ],
])('quotes nobody of %s', (_, reviews) => {
  expect(idsOf(reviews)).toEqual([])
})
