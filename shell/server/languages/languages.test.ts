import type { Lang } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { facts } from '../../src/testing/facts.fixture.ts'
import { aContentApi } from '../content-api/content-api.fixture.ts'
import { parseEmbedQuery } from '../embed/embed-query.ts'
import { aSite } from '../site.fixture.ts'

const siteIn = (...languages: Lang[]) =>
  aSite({
    contentApi: aContentApi({ readFacts: async () => ({ status: 'found', value: { ...facts, languages } }) }),
    publicUrl: 'https://calmrest.example',
  })

it.each([
  ['/rooms?lang=zh', '/rooms'],
  [
    '/rooms?category=sea%20view&lang=zh&partner=alpin%2Dtours',
    '/rooms?category=sea%20view&partner=alpin%2Dtours',
  ],
  ['//evil.example/rooms?lang=zh', '//evil.example/rooms'],
  ['/book?%6Cang=zh&checkIn=2027-05-01', '/book?checkIn=2027-05-01'],
])('leads %s to the main language, and keeps the rest of the address', async (asked, led) => {
  const answer = await siteIn('de', 'en')(asked)
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, `https://calmrest.example${led}`])
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

it('shows the main language at an address without one, and every language of the property', async () => {
  const get = siteIn('de', 'en')
  for (const [address, lang] of [
    ['/about', 'de'],
    ['/about?lang=en', 'en'],
    ['/about?lang=fr', 'de'],
  ] as const) {
    const answer = await get(address)
    expect([address, answer.status, await answer.text()]).toEqual([
      address,
      200,
      expect.stringContaining(`<html lang="${lang}">`),
    ])
  }
})

it('tells search engines of the languages of the property alone', async () => {
  const get = siteIn('de', 'en')
  const page = await (await get('/about')).text()
  const links = [...page.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...link]) => link)
  expect(links).toEqual([
    ['de', 'https://calmrest.example/about'],
    ['en', 'https://calmrest.example/about?lang=en'],
    ['x-default', 'https://calmrest.example/about'],
  ])
  expect(page).toContain('rel="canonical" href="https://calmrest.example/about"')
  expect(page).not.toContain('zh_CN')
  const map = await (await get('/sitemap.xml')).text()
  expect(map).toContain('<loc>https://calmrest.example/rooms?lang=en</loc>')
  expect(map).not.toMatch(/lang=(zh|de)"/)
})

it('leaves the languages of the front desk to its staff, and of single widgets to the gate', async () => {
  expect((await siteIn('de')('/widgets/mf-rooms/room-list?lang=zh')).status).not.toBe(302)
  const answer = await siteIn('de')('/desk?lang=zh')
  expect(await answer.text()).toContain('<html lang="zh">')
})

it('gives a partner’s element the main language for one that the property does not have', () => {
  expect(parseEmbedQuery('rooms', { lang: 'zh' }, ['de', 'en'])).toMatchObject({
    lang: 'de',
    languages: ['de', 'en'],
  })
  expect(parseEmbedQuery('rooms', { lang: 'zh' })).toMatchObject({ lang: 'zh', languages: undefined })
})
