import { mountView } from '@calm-rest/federation/testing/mount-view'
import type { Loaded } from '@calm-rest/federation/widget'
import { expect, it, vi } from 'vitest'
import { networkFailure, review } from '../testing/render.fixture.tsx'
import { words } from '../words.ts'
import type { ReviewPage } from './load.ts'
import { ReviewListView } from './view.tsx'

const mount = async (loaded: Loaded<ReviewPage>, page?: number) => {
  const reload = vi.fn()
  const view = await mountView(
    <ReviewListView
      props={page === undefined ? {} : { page }}
      lang="en"
      loaded={loaded}
      reload={reload}
      submitted={undefined}
    />,
    words,
    'en',
  )
  return { ...view, reload }
}

const ready = (count: number, ...reviews: ReturnType<typeof review>[]): Loaded<ReviewPage> => {
  const average = count > 0 ? 4.5 : null
  return { status: 'ready', data: { reviews, summary: { count, average, unverified: 1 } } }
}

const long = review({
  _id: 'two',
  rating: 4,
  lang: 'de',
  verified: true,
  review: `${'a'.repeat(120)} and more`,
})

it('lists reviews below their average, with the ways to write one and to book', async () => {
  const { outline, press, control } = await mount(ready(36, review(), long), 2)
  expect(outline()).toMatchInlineSnapshot(`
    "span '4.5 out of 5' role=img
    p: 36 reviews
    p: 1 more, not in the average
    a href=/write-review: Write a Review
    a href=/login: Book Your Stay
    p: “Verified stay” marks reviews written through the link we mail after a stay. Anybody may write the others; new ones of these do not change the average.
    ul 'All reviews, newest first'
      li
        article 'Turtles at noon'
          span '5 out of 5' role=img
          time dateTime=2027-01-31T20:00:00.000Z: 1 February 2027
          h2: Turtles at noon
          We stayed in bed and watched them.
          p: Ingrid SolheimNorway
          p: Sea view7 NightsNot verified
      li
        article 'Turtles at noon'
          span '4 out of 5' role=img
          Verified stay
          time dateTime=2027-01-31T20:00:00.000Z: 1 February 2027
          h2 lang=de: Turtles at noon
          blockquote lang=de: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
          button aria-expanded=false type=button described='Turtles at noon': Read more
          p: Ingrid SolheimNorway
          p: Sea view7 NightsWritten in German
    nav 'Pages of reviews'
      a href=/reviews: Newer Reviews"
  `)
  await press(control('Read more'))
  expect(outline()).toContain(`${'a'.repeat(120)} and more`)
  expect(control('Read less').getAttribute('aria-expanded')).toBe('true')
  expect(control('Read less').getAttribute('aria-controls')).toBe(
    control('Read less').previousElementSibling?.id,
  )
  await press(control('Read less'))
  expect(outline()).not.toContain('and more')
})

it('says that there is none on the first page alone', async () => {
  expect((await mount(ready(0))).outline()).toMatchInlineSnapshot(`
    "a href=/write-review: Write a Review
    a href=/login: Book Your Stay
    p: “Verified stay” marks reviews written through the link we mail after a stay. Anybody may write the others; new ones of these do not change the average."
  `)
  expect((await mount(ready(0), 2)).outline()).not.toContain('Be the first!')
})

it('says that reviews are loading, with nothing else to read', async () => {
  const { outline, page } = await mount({ status: 'loading' })
  expect(outline()).toMatchInlineSnapshot(`
    "p role=status: Loading reviews...
    a href=/write-review: Write a Review
    a href=/login: Book Your Stay
    p: “Verified stay” marks reviews written through the link we mail after a stay. Anybody may write the others; new ones of these do not change the average."
  `)
  expect(page.querySelector('[aria-hidden="true"]')?.children).toHaveLength(4)
})

it('asks for them again where they did not load', async () => {
  const { outline, press, control, reload } = await mount({ status: 'failed', failure: networkFailure })
  expect(outline()).toMatchInlineSnapshot(`
    "a href=/write-review: Write a Review
    a href=/login: Book Your Stay
    p: “Verified stay” marks reviews written through the link we mail after a stay. Anybody may write the others; new ones of these do not change the average.
    div role=alert: Could not load reviews. Please try again later.
    button type=button: Try again"
  `)
  await press(control('Try again'))
  expect(reload).toHaveBeenCalledOnce()
})
