import { countOf, fetchPage, textOf } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { linkOf } from '../testing/read-page.ts'

const read = async (path: string) => (await fetchPage(path)).document

describe('titles', () => {
  it.each([
    ['/', 'Calm Rest · Guesthouse in Mirissa, Sri Lanka'],
    ['/rooms', 'Rooms · Calm Rest'],
    ['/rooms?lang=de', 'Zimmer · Calm Rest'],
    ['/location?lang=zh', '位置与交通 · Calm Rest'],
    ['/rooms/horizon-room', 'Horizon Room · Calm Rest'],
    ['/booking?lang=de', 'Ihre Buchung · Calm Rest'],
    ['/nowhere?lang=de', 'Seite nicht gefunden · Calm Rest'],
  ])('R-language-default: %s is called %s', async (path, title) => {
    expect(textOf(await read(path), 'head title')).toBe(title)
  })
})

describe('screens that stand alone', () => {
  it.each(['/login', '/Login', '/register', '/forgot-password', '/404', '/no/such/page'])(
    'R-bare-login, R-bare-register, R-bare-404: %s has no header and no footer',
    async (path) => {
      const page = await read(path)
      expect(countOf(page, 'main')).toBe(1)
      expect(countOf(page, 'header:has(nav), nav, footer')).toBe(0)
    },
  )

  it('R-dressed: the others have both', async () => {
    const page = await read('/services')
    expect(countOf(page, 'header nav[aria-label=Main]')).toBe(1)
    expect(countOf(page, 'footer')).toBe(1)
  })
})

it.each(['/nowhere', '/404'])(
  'R-route-unknown, R-404-text, R-404-home: %s answers 404, says why and leads home',
  async (path) => {
    const { status, document } = await fetchPage(path)
    expect(status).toBe(404)
    expect(textOf(document, 'main h1')).toBe('Page Not Found')
    expect(textOf(document, 'main')).toContain(
      'Sorry, the page you’re looking for doesn’t exist or has been removed.',
    )
    expect(linkOf(document, 'Return Home').getAttribute('href')).toBe('/')
  },
)

it('has no frame and nothing of Google in the location before somebody asks for it', async () => {
  const { html, document } = await fetchPage('/location')
  expect(countOf(document, 'iframe')).toBe(0)
  expect(countOf(document, '[src*="google"], link[href*="google"]')).toBe(0)
  expect(html).toContain('Show Google map')
})

it.each([
  ['en', 'Open in Google Maps', 'Open in Amap', 'Copy address'],
  ['de', 'In Google Maps öffnen', 'In Amap öffnen', 'Adresse kopieren'],
  ['zh', '在谷歌地图中打开', '在高德地图中打开', '复制地址'],
])(
  'leads in %s from the location to Google Maps and Amap, in Chinese to Amap first',
  async (lang, google, amap, copy) => {
    const { document } = await fetchPage(`/location?lang=${lang}`)
    const ways = [...document.querySelectorAll('main a[target=_blank]')]
      .map((link) => [link.querySelector('span')?.textContent, new URL(link.getAttribute('href') ?? '').host])
      .filter(([, host]) => /google|amap/.test(host ?? ''))
    const known = [
      [google, 'www.google.com'],
      [amap, 'uri.amap.com'],
    ]
    expect(ways).toEqual(lang === 'zh' ? known.toReversed() : known)
    expect(textOf(document, 'main')).toContain(copy)
    expect(textOf((await fetchPage(`/contact?lang=${lang}`)).document, 'main')).toContain(copy)
  },
)
