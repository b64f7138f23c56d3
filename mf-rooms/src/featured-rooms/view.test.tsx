import { describe, expect, it, vi } from 'vitest'
import { mountRooms } from '../testing/mount.fixture.tsx'
import { renderView } from '../testing/render.fixture.tsx'
import { aRoom } from '../testing/room.fixture.ts'
import { featuredOf } from './featured-of.ts'
import { FeaturedRooms } from './view.tsx'

const rooms = ['a', 'b', 'c', 'd', 'e'].map((_id) =>
  aRoom({ _id, category: 'bd'.includes(_id) ? 'family' : 'standard' }),
)

describe('featured rooms', () => {
  const ids = (props: Parameters<typeof featuredOf>[1]) => featuredOf(rooms, props).map(({ _id }) => _id)

  it('are the first three, or as many as the page wants, of a category where it names one', () => {
    expect(ids({})).toEqual(['a', 'b', 'c'])
    expect(ids({ limit: 2 })).toEqual(['a', 'b'])
    expect(ids({ category: 'family', limit: 2 })).toEqual(['b', 'd'])
  })

  it('come with what a card shows of them', async () => {
    const [first] = featuredOf(rooms, {})
    expect([first?.pictures?.length, first?.images, first?.amenityIcons]).toEqual([1, [], []])
    const data = featuredOf(rooms, {})
    const html = await renderView(FeaturedRooms, 'en', {}, { status: 'ready', data })
    expect(html.match(/<li /g)).toHaveLength(3)
    expect(html).toContain('href="/room/c"')
  })

  it('say so where there are none, so that the home page can leave them out', async () => {
    const html = await renderView(FeaturedRooms, 'en', {}, { status: 'ready', data: [] })
    expect(html).toContain('<p data-no-rooms="">There are no rooms to show at the moment.')
    expect(html).not.toContain('<ul')
  })

  it.each([
    ['en', 'Loading rooms...'],
    ['de', 'Zimmer werden geladen …'],
    ['zh', '正在加载客房……'],
  ] as const)('R-home-loading: says in %s that they are loading', async (lang, words) => {
    expect(await renderView(FeaturedRooms, lang, {}, { status: 'loading' })).toContain(`>${words}<`)
  })

  it.each([
    ['en', 'Loading rooms...', 'Try again'],
    ['de', 'Zimmer werden geladen …', 'Erneut versuchen'],
    ['zh', '正在加载客房……', '重试'],
  ] as const)('keeps the words in %s after a failure and offers another try', async (lang, ...expected) => {
    const failed = { status: 'failed', failure: { kind: 'network' } } as const
    const html = await renderView(FeaturedRooms, lang, {}, failed)
    for (const words of expected) expect(html).toContain(`>${words}<`)
    expect(html).toContain('role="alert"')
  })
})

describe('featured rooms in a browser', () => {
  const mount = async (loaded: object, props = {}) => {
    const reload = vi.fn()
    const view = await mountRooms(
      <FeaturedRooms
        props={props}
        lang="en"
        loaded={loaded as never}
        reload={reload}
        submitted={undefined}
      />,
    )
    return { ...view, reload }
  }

  it('are cards below a heading of the page, and report the one that is chosen', async () => {
    const data = featuredOf(rooms, { limit: 1 })
    const { outline, press, control, did } = await mount({ status: 'ready', data }, { headingLevel: 4 })
    expect(outline()).toMatchInlineSnapshot(`
      "div tabindex=-1
        li data-value=standard
          p: Standard
          h4: Horizon Room
          p: $128 per night
          span 'Rated 4.6 out of 5' role=img
          p: The bed faces a window as wide as the wall.
          a 'Book Now: Horizon Room' href=/login/a: Book Now
          a 'Details: Horizon Room' href=/room/a: Details"
    `)
    await press(control('Details: Horizon Room'))
    expect(did.report.mock.calls).toMatchInlineSnapshot(`
      [
        [
          {
            "roomId": "a",
            "total": undefined,
            "type": "room-chosen",
          },
        ],
      ]
    `)
  })

  it('keep the focus where one asks for them again, without a scroll', async () => {
    const focus = vi.fn()
    const { press, control, reload, outline, page } = await mount({
      status: 'failed',
      failure: { kind: 'network' },
    })
    expect(outline()).toMatchInlineSnapshot(`
      "div tabindex=-1
        p: Loading rooms...
        p role=alert: We could not load the rooms just now.
        button type=button: Try again"
    `)
    const frame = page.querySelector('[tabindex="-1"]') as HTMLElement
    Object.assign(frame, { focus })
    await press(control('Try again'))
    expect(reload).toHaveBeenCalledOnce()
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  })
})
