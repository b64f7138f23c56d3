import type { PagePlaces } from '@calm-rest/contract/releases'
import { expect, it } from 'vitest'
import { renderPage } from '../testing/page.fixture.ts'

it('has contact, languages, way in and menu above each screen', async () => {
  const { outline } = await renderPage('/rooms?category=family&guests=2')
  expect(outline('header')).toMatchInlineSnapshot(`
    "a href=tel:+94415550142
      +94 41 555 0142
    a href=mailto:stay@calmrest.example
      stay@calmrest.example
    a href=/login
      Sign in
    form method=get
      input name=category type=hidden value=family
      input name=guests type=hidden value=2
      div 'Language' role=group
        button aria-pressed=true lang=en name=lang type=submit: English
        button aria-pressed=false lang=de name=lang type=submit: Deutsch
        button aria-pressed=false lang=zh name=lang type=submit: 中文
    a href=/
      Calm Rest
    nav 'Main'
      button aria-expanded=false data-early=toggle type=button
        Menu
      li
        a href=/: Home
      li
        a aria-current=page href=/rooms: Rooms
      li
        a href=/about: About
      li
        a href=/location: Location
      li
        a href=/Testimonials: Reviews
      li
        a href=/contact: Contact
      a href=/login
        Sign in
    a href=/login: Book Now"
  `)
})

it('has addresses and legal pages below each screen', async () => {
  const { outline } = await renderPage('/rooms')
  expect(outline('footer')).toMatchInlineSnapshot(`
    "p
      Calm Rest
    p: A small guesthouse with a long veranda, two minutes from the sea.
    li
      a href=https://www.instagram.com/explore/locations/mirissa/ rel=noopener noreferrer target=_blank
        Instagram
        (opens in a new tab)
    h2: Contact
    li
      a href=tel:+94415550142
        +94 41 555 0142
    li
      a href=mailto:stay@calmrest.example
        stay@calmrest.example
    li
      27 Lighthouse LaneMirissa 81740Southern ProvinceSri Lanka
    nav 'Quick links'
      h2: Quick links
      li
        a aria-current=page href=/rooms: Rooms
      li
        a href=/services: Services
      li
        a href=/about: About
      li
        a href=/contact: Contact
    © Calm Rest
    a href=/privacy: Privacy Policy
    a href=/terms: Terms of Service
    a href=/partners: For partners"
  `)
})

it('keeps the language of the address in every link, and says which it is', async () => {
  const { part } = await renderPage('/about?lang=de', { lang: 'de' })
  const own = [...part('body').querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href'))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((href) => !href?.endsWith('lang=de'))).toEqual([])
  expect(part('button[aria-pressed="true"]').textContent).toBe('Deutsch')
})

it('marks the link of the page, and of one that the page is below', async () => {
  const currentAt = async (address: string) =>
    [...(await renderPage(address)).part('header nav').querySelectorAll('[aria-current]')].map(
      (link) => `${link.textContent} ${link.getAttribute('aria-current')}`,
    )
  expect(await currentAt('/')).toEqual(['Home page'])
  expect(await currentAt('/Rooms/')).toEqual(['Rooms page'])
  expect(await currentAt('/rooms/horizon-room')).toEqual(['Rooms true'])
  expect(await currentAt('/terms')).toEqual([])
})

it('has the menu entries of remotes behind its own, in the language of the page', async () => {
  const titles = { en: 'Spa', de: 'Bad', zh: '水疗' }
  const at = { remote: 'mf-spa', widget: 'treatments', titles }
  const routes = [
    { ...at, path: '/spa', menu: { labels: titles } },
    { ...at, path: '/spa/new' },
  ] as unknown as PagePlaces['routes']
  const { part } = await renderPage('/about', { lang: 'de', places: { routes, slots: {} } })
  const links = [...part('header nav ul').querySelectorAll('a')]
  expect(links.slice(6).map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Bad /spa',
  ])
})

/** A page with this many entries of remotes in its menu. */
const withEntries = (count: number, lang: 'en' | 'de' | 'zh' = 'en') => {
  const routes = Array.from({ length: count }, (_, at) => {
    const titles = { en: `Sauna ${at}`, de: `Badehaus ${at}`, zh: `水疗 ${at}` }
    return {
      remote: `mf-r${at}`,
      widget: 'page',
      titles,
      path: `/r${at}`,
      menu: { labels: titles, order: at },
    }
  })
  return renderPage('/about', { lang, places: { routes, slots: {} } })
}

it.each(['en', 'de', 'zh'] as const)(
  'has all entries of twelve remotes at each width, once, in %s',
  async (lang) => {
    const { part } = await withEntries(12, lang)
    const links = [...part('header nav ul').querySelectorAll('a')]
    const isShownAt = (width: number, element: Element): boolean => {
      const from = element.getAttribute('data-from')
      const until = element.getAttribute('data-until')
      const isShown = (!from || width >= Number(from)) && (!until || width < Number(until))
      return isShown && (!element.parentElement || isShownAt(width, element.parentElement))
    }
    for (const width of [390, 1040, 1139, 1140, 1339, 1440]) {
      const shown = links.filter((link) => isShownAt(width, link)).map((link) => link.getAttribute('href'))
      expect([width, shown.slice(6)]).toEqual([width, Array.from({ length: 12 }, (_, at) => `/r${at}`)])
    }
    const more = part('header [data-more] > button')
    expect(more.textContent).toBe({ en: 'More', de: 'Mehr', zh: '更多' }[lang])
    expect(part('header [data-more] > #more').getAttribute('popover')).toBe('auto')
  },
)

it('has no More for three entries', async () => {
  const { part } = await withEntries(3)
  expect(part('header nav ul').querySelectorAll('a')).toHaveLength(9)
  expect(part('header nav').querySelector('[popover], [data-from]')).toBeNull()
})

it('leaves header, footer and the link to the screen out where a screen stands alone', async () => {
  const { part, outline } = await renderPage('/login')
  expect(part('body').querySelector('header, footer, nav')).toBeNull()
  expect(outline('body')).toMatchInlineSnapshot(`
    "main tabindex=-1
      div data-slot"
  `)
})

it('begins with a link to the screen, and ends with the footer', async () => {
  const { part, outline } = await renderPage('/rooms')
  const frame = part('#main').parentElement?.children ?? []
  expect([...frame].map((one) => `${one.localName} ${one.id}`)).toMatchInlineSnapshot(`
    [
      "a ",
      "header ",
      "main main",
      "footer ",
    ]
  `)
  expect(outline('body').split('\n')[0]).toBe('a href=#main: Skip to content')
})

it.each([
  ['/nobody-has-this', { routes: [], slots: {} }, 'Page Not Found'],
  ['/spa/mud', undefined, 'Mud'],
] as const)('shows at %s a page of a remote, or none', async (address, given, heading) => {
  const titles = { en: 'Mud', de: 'Schlamm', zh: '泥' }
  const routes = [{ remote: 'mf-spa', widget: 'treatment', titles, path: '/spa/:id' }]
  const places = given ?? ({ routes, slots: {} } as unknown as PagePlaces)
  const { part } = await renderPage(address, { places })
  expect(part('main h1').textContent).toBe(heading)
})
