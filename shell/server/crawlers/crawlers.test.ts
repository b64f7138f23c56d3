import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { aContentApi } from '../content-api/content-api.fixture.ts'
import { surfaceColors, themeColors } from '../head/theme-colors.ts'
import { aSite } from '../site.fixture.ts'
import { sitemapXml } from './sitemap.ts'

const get = aSite({ contentApi: aContentApi(), publicUrl: 'https://calmrest.example' })

it('lets robots read everything but the steps of a visit, and shows them the map', async () => {
  const response = await get('/robots.txt')
  expect(response.headers.get('content-type')).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines.filter((line) => line.startsWith('Disallow')).sort()).toEqual([
    'Disallow: /book',
    'Disallow: /booking',
    'Disallow: /confirm-email',
    'Disallow: /desk',
    'Disallow: /forgot-password',
    'Disallow: /imprint',
    'Disallow: /login',
    'Disallow: /profile',
    'Disallow: /register',
    'Disallow: /reset-password',
    'Disallow: /widgets/',
  ])
  expect(lines).toContain('Sitemap: https://calmrest.example/sitemap.xml')
})

it('maps every public screen and every room in every language', async () => {
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('application/xml')
  const xml = await response.text()
  const places = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
  for (const place of [
    '/',
    '/?lang=de',
    '/testimonials?lang=zh',
    '/rooms/horizon-room',
    '/rooms/loft?lang=de',
  ]) {
    expect(places).toContain(`https://calmrest.example${place}`)
  }
  expect(places.length).toBe(3 * (13 + 2))
  expect(new Set(places).size).toBe(places.length)
  expect(xml).not.toMatch(/login|register|profile|book|404|:id|lastmod/)
  expect([...xml.matchAll(/hreflang="x-default"/g)].length).toBe(places.length)
})

it('only maps pages that are there', async () => {
  const xml = await (await get('/sitemap.xml')).text()
  for (const [, path = ''] of xml.matchAll(/<loc>https:\/\/calmrest\.example(.*?)<\/loc>/g)) {
    expect([path, (await get(path)).status]).toEqual([path, 200])
  }
})

it('writes addresses so that XML can carry them', () => {
  expect(sitemapXml({ origin: 'https://a.example', roomIds: ["a&b<'"], languages: ['en'] })).toContain(
    '/rooms/a%26b%3C&apos;',
  )
})

it('says to come back later where the rooms are not known, since a map without them would say that they are gone', async () => {
  const response = await aSite()('/sitemap.xml')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('600')
})

it('has a manifest in the colours of the tokens', async () => {
  const response = await get('/site.webmanifest')
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  expect(await response.json()).toMatchObject({ name: 'Calm Rest', theme_color: themeColors.light })
  const tokens = readFileSync(new URL('../../../packages/ui/src/base/tokens.css', import.meta.url), 'utf8')
  expect(tokens).toContain(`--cr-sea-deep: light-dark(${themeColors.light}, ${themeColors.dark})`)
  expect(tokens).toMatch(new RegExp(`--cr-surface: .*light-dark\\(${surfaceColors.light},`))
})
