import type { ReviewSummary } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import type { Loaded } from '@calm-rest/federation/widget'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderView, review } from '../testing/render.fixture.tsx'
import { words } from '../words.ts'
import type { ReviewListProps, ReviewPage } from './load.ts'
import { ReviewListView } from './view.tsx'

const summary: ReviewSummary = {
  count: 10,
  average: 4.5,
  unverified: 2,
  matching: 3,
  ratings: [
    { rating: 5, count: 9 },
    { rating: 2, count: 3 },
  ],
  languages: [
    { lang: 'en', count: 8 },
    { lang: 'de', count: 4 },
  ],
  roomTypes: [
    { roomType: 'family', count: 7 },
    { roomType: 'sea view', count: 5 },
  ],
}

const ready = (given: Partial<ReviewSummary> = {}): Loaded<ReviewPage> => ({
  status: 'ready',
  data: { reviews: [review({ lang: 'de' })], summary: Object.assign({}, summary, given) },
})

const view = (search: ReviewListProps, loaded: Loaded<ReviewPage>) => (
  <ReviewListView props={search} lang="en" loaded={loaded} reload={() => {}} submitted={undefined} />
)

/** Another filter, whose reviews are on their way once a button is pressed. */
const Switched = () => {
  const [isNext, setNext] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setNext(true)}>
        Next
      </button>
      {isNext ? view({ rating: 2 }, { status: 'loading' }) : view({}, ready())}
    </>
  )
}

const mount = (search: ReviewListProps, loaded = ready()) => mountView(view(search, loaded), words, 'en')

it('has a link for each filter, to the same list on its first page', async () => {
  const { outline } = await mount({ page: 2, rating: 2, sort: 'lowest' })
  expect(outline()).toMatchInlineSnapshot(`
    "span '4.5 out of 5' role=img
    p: 10 reviews
    p: 2 more, not in the average
    ul 'Stars'
      li
        a data-keeps-place href=/reviews/5/lowest
          5 stars: 9 reviews
      li
        4 stars: 0 reviews
      li
        3 stars: 0 reviews
      li
        a aria-current=true data-keeps-place href=/reviews/lowest
          2 stars: 3 reviews
      li
        1 star: 0 reviews
    a href=/write-review: Write a Review
    a href=/login: Book Your Stay
    p: “Verified stay” marks reviews written through the link we mail after a stay. Anybody may write the others; new ones of these do not change the average.
    nav 'Filter and order of the reviews'
      p: Language
      ul 'Language'
        li
          a aria-current=true data-keeps-place href=/reviews/2/lowest: All
        li
          a data-keeps-place href=/reviews/2/en/lowest: English 8
        li
          a data-keeps-place href=/reviews/2/de/lowest: German 4
      p: Room type
      ul 'Room type'
        li
          a aria-current=true data-keeps-place href=/reviews/2/lowest: All
        li
          a data-keeps-place href=/reviews/2/family/lowest: Family 7
        li
          a data-keeps-place href=/reviews/2/sea view/lowest: Sea view 5
      p: Order
      ul 'Order'
        li
          a data-keeps-place href=/reviews/2: Newest
        li
          a data-keeps-place href=/reviews/2/highest: Highest rated
        li
          a aria-current=true data-keeps-place href=/reviews/2/lowest: Lowest rated
    p role=status: 3 of 12 reviews
    a data-keeps-place href=/reviews/lowest: Show all reviews
    ul 'Reviews in this choice'
      li
        article 'Turtles at noon'
          span '5 out of 5' role=img
          time dateTime=2027-01-31T20:00:00.000Z: 1 February 2027
          h2 lang=de: Turtles at noon
          blockquote lang=de: We stayed in bed and watched them.
          p: Ingrid SolheimNorway
          p: Sea view7 NightsWritten in GermanNot verified
    nav 'Pages of reviews'
      a href=/reviews/2/lowest: Previous Reviews"
  `)
})

it('says how many reviews are shown, and leads back to all of them', async () => {
  const { page, control } = await mount({ rating: 2, sort: 'lowest' })
  expect(page.querySelector('[role=status]')?.textContent).toBe('3 of 12 reviews')
  expect(control('Show all reviews').getAttribute('href')).toContain('lowest')
  expect(page.querySelector('ul[aria-label="Reviews in this choice"] article')).not.toBe(null)
})

it('says so where no review matches, and still offers the filters', async () => {
  const loaded = ready({ matching: 0, ratings: [] })
  if (loaded.status === 'ready') loaded.data.reviews = []
  const { page } = await mount({ rating: 1 }, loaded)
  expect(page.querySelector('[role=status]')?.textContent).toBe('No review matches these filters.')
  expect(page.textContent).not.toContain('Be the first!')
  expect(page.querySelector('a[aria-current]')?.textContent).toContain('1 star: 0 reviews')
})

it.each([
  ['four reviews', ready({ count: 4, unverified: 0 })],
  ['an older API', ready({ matching: undefined, ratings: undefined })],
])('neither distributes nor filters %s', async (_, loaded) => {
  const { page } = await mount({}, loaded)
  expect(page.querySelector('[data-keeps-place]')).toBe(null)
})

it('keeps what is shown, and the filters, while others load', async () => {
  const { page, press, control } = await mountView(<Switched />, words, 'en')
  await press(control('Next'))
  expect(page.querySelector('[aria-busy=true] article')).not.toBe(null)
  expect(page.querySelector('a[aria-current]')?.textContent).toContain('2 stars: 3 reviews')
  expect(page.textContent).not.toContain('Loading reviews')
})

it.each([
  ['en', 'Written in German'],
  ['zh', '原文：德语'],
] satisfies [Lang, string][])('says in %s which language a review is in', async (lang, text) => {
  expect(await renderView(ReviewListView, lang, ready())).toContain(text)
})

it('says nothing of the language of the page', async () => {
  expect(await renderView(ReviewListView, 'de', ready())).not.toContain('Auf Deutsch')
})
