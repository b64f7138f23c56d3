import { expect, it } from 'vitest'
import { matchScreen } from '../../src/routes/screens.ts'
import { facts } from '../../src/testing/facts.fixture.ts'
import type { PageBody, Piece } from '../rendering/page-body.ts'
import { describeRoute } from './describe-route.ts'
import type { DescribedPage } from './head.ts'

const words = { en: 'Spa', de: 'Spa', zh: '水疗' }
const route = { remote: 'mf-spa', widget: 'treatment', path: '/spa/:id', titles: words }
const screen = matchScreen('/spa/massage', { routes: [route], slots: {} })
const described: DescribedPage = {
  status: 200,
  isPartial: true,
  head: {
    siteName: 'Calm Rest',
    languages: ['en', 'de', 'zh'],
    title: 'Spa · Calm Rest',
    description: 'What we have.',
    addresses: { canonical: 'https://calmrest.example/spa/massage', alternates: [] } as never,
    image: { url: 'https://calmrest.example/a.png', text: 'The house' },
    data: undefined,
  },
}
const bodyWith = (page: Piece['page']): PageBody => ({
  pieces: [{ html: '<main>' }, Promise.resolve({ html: '<p>', page }), { html: '</main>' }],
  search: '',
})
const headBy = (page: Piece['page']) =>
  describeRoute(described, { screen, lang: 'en', facts }, bodyWith(page))

it('takes title and description of the widget that knows what the address names', async () => {
  expect(await headBy({ title: 'Massage', description: 'An hour.' })).toEqual({
    status: 200,
    isPartial: true,
    head: { ...described.head, title: 'Massage · Calm Rest', description: 'An hour.' },
  })
  expect((await headBy({ title: 'Massage' })).head.description).toBe('What we have.')
  expect((await headBy({ description: 'An hour.' })).head.title).toBe('Spa · Calm Rest')
})

it('is 404, and offered to no search engine, where the widget knows no such thing', async () => {
  expect(await headBy({ missing: true })).toEqual({
    status: 404,
    head: { ...described.head, title: 'Page Not Found · Calm Rest', addresses: undefined },
  })
})

it('stays general without a word of the widget, or where the address has no parameter', async () => {
  expect(await headBy(undefined)).toBe(described)
  expect(await describeRoute(described, { screen, lang: 'en', facts }, undefined)).toBe(described)
  const about = { screen: matchScreen('/about'), lang: 'en', facts } as const
  expect(await describeRoute(described, about, bodyWith({ title: 'Massage' }))).toBe(described)
})
