import { describe, expect, it } from 'vitest'
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
