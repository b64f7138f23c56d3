import { fileURLToPath } from 'node:url'
import { ownMapOf } from '@calm-rest/contract/drawings'
import { blankFacts } from '@calm-rest/contract/hotel'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { SiteFacts } from '../../src/site/site-facts.ts'
import { facts as siteFacts } from '../../src/testing/facts.fixture.ts'
import { aContentApi } from '../content-api/content-api.fixture.ts'
import { aSite } from '../site.fixture.ts'
import { lookRoutes } from './look-routes.ts'
import { recolour } from './recolour.ts'

/** Its folder `public` is as in its build. */
const shell = fileURLToPath(new URL('../../', import.meta.url))

const siteOf = (look: SiteFacts['look'], facts: SiteFacts = siteFacts) =>
  aSite({
    contentApi: aContentApi({ readFacts: async () => ({ status: 'found', value: { ...facts, look } }) }),
  })

const styleIn = (html: string) => /<style data-address="look">(.*?)<\/style>/.exec(html)?.[1]

it('gives a page the colours of the property in its head, which the policy names, and the desk none', async () => {
  const get = siteOf({ drawings: 'plain', accent: '#10214b' })
  const answer = await get('/about')
  const html = await answer.text()
  expect(styleIn(html)).toContain('--cr-sea-deep:')
  const hash = Buffer.from(
    await crypto.subtle.digest('SHA-384', new TextEncoder().encode(styleIn(html))),
  ).toString('base64')
  expect(answer.headers.get('Content-Security-Policy')).toContain(`'sha384-${hash}'`)
  expect(html).toContain('<link rel="icon" href="/art/own/10214b/icon.svg"')
  expect(html).toContain('<meta name="theme-color" content="#10214b" media="(prefers-color-scheme: light)">')
})

it('gives the page of a property with the design’s colours nothing more than before', async () => {
  const html = await (await siteOf({ drawings: 'coast' })('/about')).text()
  expect(styleIn(html)).toBeUndefined()
  expect(html).toContain('<link rel="icon" href="/art/favicon.svg"')
  expect(html).toContain('content="#0b3440"')
})

it('has the logo as its icons, and without a logo a house in the property’s colour', async () => {
  const logo = { src: '/media/logos/a/logo.webp', width: 3, height: 1, icon: '/media/logos/a/icon-512.png' }
  const manifestOf = async (get: ReturnType<typeof aSite>) => (await get('/site.webmanifest')).json()
  const own = await manifestOf(siteOf({ drawings: 'plain', logo }))
  expect(own.icons.map(({ src }: { src: string }) => src)).toEqual([
    '/media/logos/a/icon-192.png',
    '/media/logos/a/icon-512.png',
  ])
  const get = siteOf(undefined, blankFacts)
  const [{ src }] = (await manifestOf(get)).icons
  expect(src).toBe('/art/own/plain/icon-192.png')
})

it('changes the hue of a drawing and not how light it is, and leaves warm light and paper', () => {
  const svg = '<path fill="#0f4c5c"/><path fill="#fff6dc"/><path fill="#0f4c5c"/>'
  const [first, light, second] = recolour(svg, '#a3123a').match(/#[0-9a-f]{6}/g) ?? []
  expect(first).toBe(second)
  expect(first).not.toBe('#0f4c5c')
  expect(light).toBe('#fff6dc')
})

it('refuses an address that is no colour or no drawing', async () => {
  const get = siteOf(undefined)
  for (const path of [
    'zzzzzz/hero.svg',
    '10214b/..%2f..%2fbuild.svg',
    '10214b/map.svg',
    '10214b/icon-9.png',
    '10214B/hero.svg',
  ])
    expect([path, (await get(`/art/own/${path}`)).status]).toEqual([path, 404])
})

it('draws the icon of a phone as a PNG, filled to its edges', async () => {
  const answer = await lookRoutes(shell, async () => ({ facts: siteFacts, isCurrent: true })).request(
    '/10214b/icon-180.png',
  )
  const { width, height, channels } = await sharp(await answer.arrayBuffer()).metadata()
  expect([answer.status, width, height, channels]).toEqual([200, 180, 180, 4])
})

it('draws the map of the property’s own place alone, at most 15 KB, and escapes its words', async () => {
  const address = { ...siteFacts.address, town: '</title><script>alert(1)</script>&' }
  const facts = { ...siteFacts, address, townNames: {}, geo: { latitude: 60.39, longitude: 5.32 } }
  const routes = lookRoutes(shell, async () => ({ facts, isCurrent: true }))
  const own = ownMapOf(facts, 'en')?.replace('/art/own', '') ?? ''
  const answer = await routes.request(own)
  const svg = await answer.text()
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
  expect(svg.length).toBeLessThan(15 * 1024)
  expect(svg).toContain('&#60;script&#62;')
  expect(svg).not.toMatch(/<script|NaN|undefined/)
  const other = await routes.request('/map.svg?at=0,0&in=plain&lang=en')
  expect([await other.text(), other.headers.get('Cache-Control')]).toEqual([svg, 'no-cache'])
})

it('has no map of a place that nobody knows', async () => {
  const routes = lookRoutes(shell, async () => ({ facts: blankFacts, isCurrent: true }))
  expect((await routes.request('/map.svg')).status).toBe(404)
})
