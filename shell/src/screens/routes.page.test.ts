import { type Lang, langs } from '@calm-rest/contract/widget'
import { fetchPage, seededTextAt, textOf, wordsAt } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { matchScreen } from '../routes/screens.ts'

const shell = 'shell/src'
const screen = (name: string) => `shell/src/screens/${name}`
const auth = 'mf-auth/src'
/** The owner's, by screen, section and field. */
const texts = 'texts'

/** Words of the translators, as [folder, key]. */
type Key = readonly [folder: string, key: string]

/** Content at a selector: words in one of the elements, how many there are, or what each of them has. */
type Content = Readonly<Record<string, Key | number | RegExp>>

const saidAt = (folder: string, key: string, lang: Lang) =>
  folder === texts ? seededTextAt(key, lang) : wordsAt(folder, key, lang)

const price = /\$\s?\d+|\d+\s\$/
const card = 'main li[part=room-card]'

/** By requirement: what the server sends of every route that it may show to everybody, the content of widgets included. */
const routes: readonly (readonly [ids: string, path: string, heading: string, Key, Content])[] = [
  [
    'R-route-home',
    '/',
    'The sea is two minutes down the lane',
    [texts, 'home.hero.title'],
    { 'main h2': [texts, 'home.closing.title'], [card]: price, [`${card} a[href^="/rooms/"]`]: 6 },
  ],
  [
    'R-route-rooms',
    '/rooms',
    'Our Rooms',
    [shell, 'rooms.title'],
    { [`${card} h2`]: 13, [card]: price, 'main [role=tab]': 5 },
  ],
  [
    'R-route-room',
    '/rooms/horizon-room',
    'Horizon Room',
    ['', ''],
    {
      'main h2': ['mf-rooms/src', 'detail.about'],
      'main a[href*="room=horizon-room"]': ['mf-rooms/src', 'detail.book'],
    },
  ],
  [
    'R-route-about',
    '/about',
    'About Calm Rest',
    [texts, 'about.header.title'],
    { 'main h2': [texts, 'about.story.title'] },
  ],
  [
    'R-route-location',
    '/location',
    'Location',
    [texts, 'location.header.title'],
    { 'main h3': [texts, 'location.near.items.2.name'], 'main img[src="/art/map.svg"]': 1 },
  ],
  [
    'R-route-testimonials',
    '/testimonials',
    'Guest Reviews',
    [shell, 'reviews.title'],
    { 'main article blockquote': /\S{2}/, 'main article time': /\d/ },
  ],
  [
    'R-route-testimonials-case',
    '/Testimonials',
    'Guest Reviews',
    [shell, 'reviews.title'],
    { 'main article h2': /\S/ },
  ],
  [
    'R-route-write-review',
    '/write-review',
    'Write a Review',
    [shell, 'writeReview.title'],
    {
      'main form [type=submit]': ['mf-reviews/src', 'write.submit'],
      'main [name=rating]': 5,
      'main [name=review]': 1,
    },
  ],
  [
    'R-route-contact',
    '/contact',
    'Contact Us',
    [screen('contact'), 'title'],
    { 'main form [type=submit]': [screen('contact'), 'form.send'], 'main [name=message]': 1 },
  ],
  [
    'R-route-book',
    '/book',
    'Book Your Stay',
    ['mf-booking/src', 'title'],
    {
      'main [name=firstName], main [name=lastName], main [name=email]': 3,
      'main [name=checkInTyped], main [name=checkOutTyped], main [name=guests]': 3,
      'main [name=roomType] option': 13,
      'main form [type=submit]:not([name]):not([tabindex])': ['mf-booking/src', 'submit.idle'],
    },
  ],
  [
    'R-route-login, R-login-heading',
    '/login',
    'Welcome Back to Calm Rest',
    [auth, 'login.title'],
    { 'main [name=email], main [name=password]': 2, 'main form [type=submit]': [auth, 'login.submit'] },
  ],
  [
    'R-route-login-case',
    '/Login',
    'Welcome Back to Calm Rest',
    [auth, 'login.title'],
    { 'main [name=password]': 1 },
  ],
  [
    'R-route-register, R-register-heading',
    '/register',
    'Create Your Account',
    [auth, 'register.title'],
    { 'main form input:not([type=hidden])': 6, 'main form [type=submit]': [auth, 'register.submit'] },
  ],
  [
    'R-password-reset',
    '/forgot-password',
    'Forgot your password?',
    [auth, 'forgot.title'],
    { 'main [name=email]': 1, 'main form [type=submit]': [auth, 'forgot.submit'] },
  ],
  [
    'R-route-404, R-404-title',
    '/404',
    'Page Not Found',
    [shell, 'notFound.title'],
    { 'main p': [shell, 'notFound.text'] },
  ],
  [
    'R-route-unknown',
    '/nowhere',
    'Page Not Found',
    [shell, 'notFound.title'],
    { 'main a[href^="/"]': [shell, 'notFound.home'] },
  ],
  [
    'R-route-services',
    '/services',
    'Services',
    [texts, 'services.header.title'],
    { 'main h3': [texts, 'services.included.items.4.title'] },
  ],
  [
    'R-manager-exists',
    '/manager',
    'Nirosha Wickramasinghe',
    ['', ''],
    { 'main h2': [texts, 'manager.philosophy.title'], 'main p': [texts, 'manager.header.role'] },
  ],
  [
    'R-manager-brochure',
    '/brochure',
    'Calm Rest',
    ['', ''],
    { 'main h2': [texts, 'brochure.sections.items.3.title'] },
  ],
  [
    'R-route-legal',
    '/privacy',
    'Privacy Policy',
    [screen('privacy'), 'title'],
    { 'main h2': [screen('privacy'), 'parts.browser.title'] },
  ],
  [
    'R-route-legal',
    '/terms',
    'Terms of Service',
    [screen('terms'), 'title'],
    { 'main h2': [screen('terms'), 'parts.cancellation.title'] },
  ],
  [
    'R-route-imprint',
    '/imprint',
    'Imprint',
    [screen('imprint'), 'title'],
    { 'main h2': [screen('imprint'), 'parts.operator'] },
  ],
  [
    'R-partners-screen',
    '/partners',
    'For Partners',
    [screen('partners'), 'title'],
    { 'main p': [screen('partners'), 'lead'], 'main pre': /\S/ },
  ],
]

/** A room is called by its name, every other page by its title. */
const titleOf = (path: string, lang: Lang, heading: string) => {
  const { name } = matchScreen(path)
  if (name === 'home') return seededTextAt('home.head.title', lang)
  const title = name === 'room' ? heading : wordsAt(shell, `titles.${name}`, lang)
  return `${title} · Calm Rest`
}

it.each(routes)('%s: %s shows %s', async (_ids, path, english, [folder, key], content) => {
  for (const lang of langs) {
    const { status, document } = await fetchPage(`${path}?lang=${lang}`)
    expect(status).toBe(english === 'Page Not Found' ? 404 : 200)
    expect(document.documentElement.lang).toBe(lang)
    expect(document.title).toBe(titleOf(path, lang, textOf(document, 'main h1')))
    expect(document.querySelectorAll('h1').length).toBe(1)
    if (lang === 'en') expect(textOf(document, 'main h1')).toBe(english)
    if (folder) {
      const said = saidAt(folder, key, lang).replace('{{property}}', 'Calm Rest')
      expect(textOf(document, 'main h1')).toBe(said)
    }
    for (const [selector, expected] of Object.entries(content)) {
      const found = [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '')
      if (typeof expected === 'number') expect([selector, found.length]).toEqual([selector, expected])
      else if (expected instanceof RegExp) {
        expect(found.length).toBeGreaterThan(0)
        expect(found.filter((text) => !expected.test(text))).toEqual([])
      } else expect(found).toContainEqual(expect.stringContaining(saidAt(expected[0], expected[1], lang)))
    }
  }
})

it('R-role-book: /book is open to a guest without an account', async () => {
  const { status, headers, document } = await fetchPage('/book')
  expect([status, headers.get('location')]).toEqual([200, null])
  expect(document.querySelectorAll('main form [name=firstName]').length).toBe(1)
})

it("R-404-title, R-404-text: /404 says '404' and why, and leads home", async () => {
  const { document } = await fetchPage('/404')
  const main = textOf(document, 'main')
  expect(main).toMatch(/^404/)
  expect(main).toContain('Sorry, the page you’re looking for doesn’t exist or has been removed.')
  expect(textOf(document, 'main a[href="/"]')).toBe('Return Home')
})
