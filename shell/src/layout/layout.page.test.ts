import { fetchPage, textOf } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { linkOf, linksIn, sectionOf, textsOf } from '../testing/read-page.ts'

let page: Document

beforeAll(async () => {
  page = (await fetchPage('/about')).document
})

const part = (selector: string): Element => {
  const found = page.querySelector(selector)
  if (!found) throw new Error(`This page has no ${selector}.`)
  return found
}

describe('the navigation bar', () => {
  it('R-nav-links: leads to Home, Rooms, About, Location, Reviews and Contact', () => {
    expect(linksIn(part('nav[aria-label=Main] ul'))).toEqual([
      ['Home', '/'],
      ['Rooms', '/rooms'],
      ['About', '/about'],
      ['Location', '/location'],
      ['Reviews', '/Testimonials'],
      ['Contact', '/contact'],
    ])
  })

  it('R-route-testimonials-case: marks the current page, in whatever letter case its address is', async () => {
    const { document } = await fetchPage('/Testimonials')
    expect(textsOf(document, 'nav[aria-label=Main] [aria-current=page]')).toEqual(['Reviews'])
  })

  it('leads to sign-in by Book Now', () => {
    expect(linkOf(part('header'), 'Book Now').getAttribute('href')).toBe('/login')
  })
})

describe('the footer', () => {
  it('R-footer-links: has quick links to Rooms, Services, About and Contact', () => {
    expect(linksIn(sectionOf(page, 'Quick links'))).toEqual([
      ['Rooms', '/rooms'],
      ['Services', '/services'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ])
  })

  it('R-footer-contact, R-const-contact: says how to reach the guesthouse', () => {
    const links = Object.fromEntries(linksIn(part('footer')))
    expect(links['+94 41 555 0142']).toBe('tel:+94415550142')
    expect(links['stay@calmrest.example']).toBe('mailto:stay@calmrest.example')
    expect(textOf(page, 'footer address')).toContain('27 Lighthouse Lane')
  })

  it('R-footer-social: has an icon for each social network where the guesthouse has an address', () => {
    const social = linksIn(part('footer')).filter(([text]) => text.endsWith('(opens in a new tab)'))
    expect(social).toEqual([
      [expect.stringMatching(/^Instagram/), expect.stringMatching(/^https:\/\/www\.instagram\.com\//)],
    ])
  })

  it.each([
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['For partners', '/partners'],
  ])(
    'R-footer-privacy, R-footer-terms, R-partners-screen: has %s, a page that is there',
    async (name, path) => {
      expect(linkOf(part('footer'), name).getAttribute('href')).toBe(path)
      const { status, document } = await fetchPage(path)
      expect(status).toBe(200)
      expect(textOf(document, 'main h1').toLowerCase()).toBe(name.toLowerCase())
    },
  )
})

it('R-footer-links: every link of header and footer leads to a page that is there', async () => {
  const links = [...linksIn(part('header')), ...linksIn(part('footer'))]
  const own = new Set(links.map(([, href]) => href ?? '').filter((href) => href.startsWith('/')))
  expect(own.size).toBeGreaterThan(9)
  for (const path of own) expect([path, (await fetchPage(path)).status]).toEqual([path, 200])
})

describe('the language', () => {
  it('R-language-default: is English at first, whatever the browser prefers', async () => {
    const { document } = await fetchPage('/about', { headers: { 'accept-language': 'de' } })
    expect(document.documentElement.lang).toBe('en')
    expect(textOf(document, 'main h1')).toBe('About Calm Rest')
  })

  it('R-languages, R-language-picker, R-const-languages: is offered in its own words, with the one in use marked', async () => {
    const { document } = await fetchPage('/about?lang=zh')
    expect(textsOf(document, '[role=group][aria-label=语言] button')).toEqual(['English', 'Deutsch', '中文'])
    expect(textsOf(document, 'button[aria-pressed=true]')).toEqual(['中文'])
  })
})
