import { describe, expect, it } from 'vitest'
import { renderView } from '../testing/render.fixture.tsx'
import { aRoom } from '../testing/room.fixture.ts'
import { FeaturedRooms } from './view.tsx'

const five = ['a', 'b', 'c', 'd', 'e'].map((_id) => aRoom({ _id }))
const ready = { status: 'ready', data: five } as const
const cards = (html: string) => html.match(/<li /g)?.length

describe('featured rooms on a server', () => {
  it('shows the first three', async () => {
    const html = await renderView(FeaturedRooms, 'en', {}, ready)
    expect(cards(html)).toBe(3)
    expect(html).toContain('href="/room/c"')
    expect(html).not.toContain('href="/room/d"')
  })

  it('shows as many as the page wants', async () => {
    expect(cards(await renderView(FeaturedRooms, 'en', { limit: 2 }, ready))).toBe(2)
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
