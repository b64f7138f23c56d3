import type { Api } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { renderView } from '@calm-rest/federation/testing'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import type { Loaded } from '@calm-rest/federation/widget'
import { expect, it, onTestFinished } from 'vitest'
import { networkFailure, review } from '../testing/render.fixture.tsx'
import { words } from '../words.ts'
import type { ReviewsOfRoom } from './load.ts'
import { RoomReviewsView } from './view.tsx'

const room = { id: 'horizon-room' }
const render = (lang: Lang, loaded: Loaded<ReviewsOfRoom>) =>
  renderView({ View: RoomReviewsView, words, lang, props: room, loaded })
const ready = (count: number, ...reviews: ReturnType<typeof review>[]) => {
  const average = reviews.length > 0 ? 4.75 : null
  const summary = { room: room.id, count, average, unverified: 0 }
  return { status: 'ready', data: { reviews, summary } } as const
}

it.each([
  ['en', 'Reviews of this room', '4.8 out of 5', '4.8', '1 review<', 'Norway'],
  ['de', 'Bewertungen dieses Zimmers', '4,8 von 5', '4,8', '1 Bewertung<', 'Norwegen'],
  ['zh', '此房型的点评', '4.8 分', '4.8', '1 条点评<', '挪威'],
] satisfies [Lang, ...string[]][])(
  'R-room-reviews: says in %s what guests of the room say, how many they are and their average',
  async (lang, ...expected) => {
    const html = await render(lang, ready(1, review()))
    for (const words of expected) expect(html).toContain(words)
    expect(html).toMatch(/<h3[^>]*>Turtles at noon/)
    expect(html).not.toContain('<button')
  },
)

it('R-room-reviews: offers older ones if there are more, and all reviews of the property', async () => {
  const html = await render('en', ready(1200, review()))
  expect(html).toContain('1,200 reviews<')
  expect(html).toMatch(/<button[^>]*>(<span[^>]*>)?Older Reviews/)
  expect(html).toMatch(/<a[^>]*>All reviews of the house/)
})

it.each([
  ['there is none', ready(0)],
  ['they do not load', { status: 'failed', failure: networkFailure }],
  ['they are loading', { status: 'loading' }],
] as const)('R-room-reviews: says nothing where %s', async (_, loaded) => {
  expect(await render('en', loaded)).toMatch(/^<div[^>]*><\/div>$/)
})

it('tells that older reviews are on their way, and no more once they are there', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const view = await mountView(
    <RoomReviewsView
      props={room}
      lang="en"
      loaded={ready(2, review())}
      reload={() => {}}
      submitted={undefined}
    />,
    words,
    'en',
    { api: { reviews: { list: () => promise } } as unknown as Api },
  )
  const button = view.control('Older Reviews')
  expect(button.hasAttribute('aria-busy')).toBe(false)
  await view.press(button)
  await view.until(() => expect(view.control('Older Reviews').getAttribute('aria-busy')).toBe('true'))
  resolve({ ok: false, failure: { kind: 'network' } })
  await view.until(() => expect(view.page.textContent).toContain('Could not load reviews.'))
  expect(button.hasAttribute('aria-busy')).toBe(false)
})

it('adds older reviews below the newest, each once, and leads to the first that came', async () => {
  const asked: object[] = []
  const pages = [
    [review(), review({ _id: 'two', reviewTitle: 'Second' })],
    [review({ _id: 'two', reviewTitle: 'Second' }), review({ _id: 'three', reviewTitle: 'Third' })],
  ]
  const list = async (query: object) => {
    asked.push(query)
    return { ok: true, value: pages[asked.length - 1] }
  }
  const view = await mountView(
    <RoomReviewsView
      props={room}
      lang="en"
      loaded={ready(3, review())}
      reload={() => {}}
      submitted={undefined}
    />,
    words,
    'en',
    { api: { reviews: { list } } as unknown as Api },
  )
  const focused: (string | undefined)[] = []
  const { prototype } = window.HTMLElement
  // other files share the prototype
  onTestFinished(() => void Reflect.deleteProperty(prototype, 'focus'))
  Object.assign(prototype, {
    focus(this: Element) {
      focused.push(this.querySelector('h3')?.textContent ?? this.localName)
    },
  })
  const titles = () => [...view.page.querySelectorAll('h3')].map((one) => one.textContent)
  await view.press(view.control('Older Reviews'))
  await view.until(() => expect(titles()).toEqual(['Turtles at noon', 'Second']))
  await view.press(view.control('Older Reviews'))
  await view.until(() => expect(titles()).toEqual(['Turtles at noon', 'Second', 'Third']))
  expect(() => view.control('Older Reviews')).toThrow()
  expect(focused).toEqual(['Second', 'Third'])
  expect(asked).toMatchInlineSnapshot(`
    [
      {
        "lang": "en",
        "limit": 3,
        "page": 2,
        "room": "horizon-room",
      },
      {
        "lang": "en",
        "limit": 3,
        "page": 3,
        "room": "horizon-room",
      },
    ]
  `)
  expect(view.outline()).toMatchInlineSnapshot(`
    "section 'Reviews of this room'
      h2: Reviews of this room
      p
        span '4.8 out of 5' role=img
        3 reviews
      ul 'Reviews of this room, newest first'
        li
          article 'Turtles at noon'
            span '5 out of 5' role=img
            time dateTime=2027-01-31T20:00:00.000Z: 1 February 2027
            h3: Turtles at noon
            We stayed in bed and watched them.
            p: Ingrid SolheimNorway
            p: Sea view7 NightsNot verified
        li
          article 'Second' tabindex=-1
            span '5 out of 5' role=img
            time dateTime=2027-01-31T20:00:00.000Z: 1 February 2027
            h3: Second
            We stayed in bed and watched them.
            p: Ingrid SolheimNorway
            p: Sea view7 NightsNot verified
        li
          article 'Third' tabindex=-1
            span '5 out of 5' role=img
            time dateTime=2027-01-31T20:00:00.000Z: 1 February 2027
            h3: Third
            We stayed in bed and watched them.
            p: Ingrid SolheimNorway
            p: Sea view7 NightsNot verified
      a href=/reviews: All reviews of the house"
  `)
})
