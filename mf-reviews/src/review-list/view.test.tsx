import type { Lang } from '@calm-rest/contract/widget'
import { describe, expect, it } from 'vitest'
import { networkFailure, renderView, review } from '../testing/render.fixture.tsx'
import { ReviewListView } from './view.tsx'

const ready = (...reviews: ReturnType<typeof review>[]) => {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  const average = reviews.length > 0 ? sum / reviews.length : null
  const summary = { count: reviews.length, average, unverified: 0 }
  return { status: 'ready', data: { reviews, summary } } as const
}

describe('rendered on a server', () => {
  it.each([
    ['en', 'Book Your Stay', 'Norway', 'Sea view', '7 Nights', '1 February 2027', '5.0', '1 review<'],
    [
      'de',
      'Aufenthalt buchen',
      'Norwegen',
      'Meerblick',
      '7 Nächte',
      '1. Februar 2027',
      '5,0',
      '1 Bewertung<',
    ],
    ['zh', '预订住宿', '挪威', '海景房', '7 晚', '2027年2月1日', '5.0', '1 条点评<'],
  ] satisfies [Lang, ...string[]][])('speaks %s', async (lang, ...expected) => {
    const html = await renderView(ReviewListView, lang, ready(review()))
    // the date is that of the property's time zone: 20:00 UTC is 1:30 in Mirissa
    for (const words of expected) expect(html).toContain(words)
  })

  it('shows one night as singular', async () => {
    const html = await renderView(ReviewListView, 'en', ready(review({ stayDuration: 1 })))
    expect(html).toContain('>1 Night<')
    expect(await renderView(ReviewListView, 'de', ready(review({ stayDuration: 1 })))).toContain('>1 Nacht<')
  })

  it('cuts a long review after 120 characters and offers the rest', async () => {
    const html = await renderView(ReviewListView, 'en', ready(review({ review: `${'a'.repeat(120)}tail` })))
    expect(html).toContain(`${'a'.repeat(120)}…<`)
    expect(html).not.toContain('tail')
    expect(html).toContain('>Read more<')
  })

  it('shows a short review whole, with nothing to unfold', async () => {
    const html = await renderView(ReviewListView, 'en', ready(review({ review: 'a'.repeat(120) })))
    expect(html).toContain(`${'a'.repeat(120)}<`)
    expect(html).not.toContain('Read more')
  })

  it('leads to older reviews where there are more than on one page, and says what all come to', async () => {
    const data = { reviews: [review()], summary: { count: 36, average: 3.25, unverified: 5 } }
    const html = await renderView(ReviewListView, 'en', { status: 'ready', data })
    expect(html).toContain('36 reviews')
    expect(html).toContain('5 more, not in the average')
    expect(html).toContain('3.3 out of 5')
    expect(html).toMatch(/<a[^>]*>[^<]*(<span[^>]*>)?Older Reviews/)
    expect(html).not.toContain('Newer Reviews')
  })

  it('has no other pages where all reviews are on one', async () => {
    expect(await renderView(ReviewListView, 'en', ready(review()))).not.toContain('Older Reviews')
  })

  it('says average and count', async () => {
    const html = await renderView(ReviewListView, 'en', ready(review(), review({ _id: 'two', rating: 4 })))
    expect(html).toContain('4.5 out of 5')
    expect(html).toContain('2 reviews')
  })

  it.each([
    [
      'en',
      'Verified stay',
      'Not verified',
      'Anybody may write the others; new ones of these do not change the average.',
    ],
    [
      'de',
      'Bestätigter Aufenthalt',
      'Nicht bestätigt',
      'Die anderen darf jeder schreiben; neue von ihnen ändern den Durchschnitt nicht.',
    ],
    ['zh', '真实入住', '未经核实', '其他点评任何人都可以写，新增的这类点评不计入平均分。'],
  ] satisfies [Lang, ...string[]][])(
    'R-verified-review: says in %s which reviews are of a stay, which are not, and what that means',
    async (lang, yes, no, meaning) => {
      const entries = async (verified: boolean) =>
        (await renderView(ReviewListView, lang, ready(review({ verified })))).split('<article')[1]
      expect(await entries(true)).toContain(`${yes}</span>`)
      expect(await entries(true)).not.toContain(no)
      expect(await entries(false)).toContain(`${no}</span>`)
      expect(await entries(false)).not.toContain(yes)
      expect(await renderView(ReviewListView, lang, ready(review()))).toContain(meaning)
    },
  )

  it.each([['zh'], ['']])('says the language of the words of a guest: %j', async (lang) => {
    const html = await renderView(ReviewListView, 'de', ready(review({ lang })))
    expect(html).toMatch(RegExp(`<h2[^>]* lang="${lang}"[^>]*>Turtles at noon<`))
    expect(html).toMatch(RegExp(`<blockquote[^>]* lang="${lang}"[^>]*>We stayed`))
  })

  it.each([
    ['周敏', 'zh', ' lang="zh"'],
    ['周敏', 'en', ' lang=""'],
    ['Ana', 'zh', ''],
  ])('says the language of the name %s beside words in %s', async (name, lang, said) => {
    const html = await renderView(ReviewListView, 'de', ready(review({ name, lang })))
    expect(html).toContain(`<strong${said}>${name}<`)
  })

  it('says no language of an API that does not know it', async () => {
    expect(await renderView(ReviewListView, 'de', ready(review()))).not.toContain('lang=')
  })

  it('never reads markup in what a guest wrote', async () => {
    const html = await renderView(ReviewListView, 'en', ready(review({ reviewTitle: '<img src=x>' })))
    expect(html).toContain('&lt;img src=x&gt;')
  })
})

describe('without reviews to show', () => {
  it.each([
    ['en', 'Could not load reviews. Please try again later.', 'Try again'],
    [
      'de',
      'Die Bewertungen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
      'Erneut',
    ],
    ['zh', '点评加载失败，请稍后再试。', '重试'],
  ] satisfies [Lang, ...string[]][])('says in %s that they did not load', async (lang, ...expected) => {
    const html = await renderView(ReviewListView, lang, { status: 'failed', failure: networkFailure })
    for (const words of expected) expect(html).toContain(words)
  })

  it.each([
    ['en', 'No reviews yet. Be the first!'],
    ['de', 'Noch keine Bewertungen. Schreiben Sie die erste!'],
    ['zh', '暂无点评，欢迎您写下第一条！'],
  ] satisfies [Lang, string][])('says in %s that there are none yet', async (lang, expected) => {
    const html = await renderView(ReviewListView, lang, ready())
    expect(html).toContain(expected)
    expect(html).not.toContain('out of')
  })

  it('says that they are loading', async () => {
    expect(await renderView(ReviewListView, 'en', { status: 'loading' })).toContain('Loading reviews...')
  })
})
