import { fetchPage } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { linkOf, sectionOf, textsOf } from '../../testing/read-page.ts'

let page: Document

beforeAll(async () => {
  page = (await fetchPage('/')).document
})

it.each(['10+ Rooms', '15+ Years Experience', '9/10 Guest Satisfaction', '24/7 Concierge Service'])(
  'R-home-rooms-figure, R-home-years, R-home-satisfaction, R-home-concierge: speaks of %s',
  (highlight) => {
    expect(textsOf(page, 'main li').filter((text) => text === highlight)).toHaveLength(1)
  },
)

it('R-home-badge: bears the badge 4.9/5 Guest rating', () => {
  expect(textsOf(page, 'main p').filter((text) => text.startsWith('4.9/5'))).toEqual(['4.9/5Guest rating'])
})

it('R-home-services: has the service tiles Free Wi-Fi, Airport Shuttle, 24/7 Service and Parking Space', () => {
  expect(textsOf(sectionOf(page, 'Looked after, without a fuss'), 'h3')).toEqual([
    'Free Wi-Fi',
    'Airport Shuttle',
    '24/7 Service',
    'Parking Space',
  ])
})

it('R-home-featured, R-const-featured: has the first three rooms that the API names', async () => {
  const { html } = await fetchPage('/api/rooms/')
  const rooms = JSON.parse(html) as { _id: string; name: string }[]
  const featured = sectionOf(page, 'Three rooms to begin with')
  expect(textsOf(featured, 'h3')).toEqual(rooms.slice(0, 3).map(({ name }) => name))
  const details = [...featured.querySelectorAll('[aria-label^="Details: "]')]
  expect(details.map((link) => link.getAttribute('href'))).toEqual(
    rooms.slice(0, 3).map(({ _id }) => `/rooms/${_id}`),
  )
})

it('quotes one guest, and leads to all reviews', () => {
  const guests = sectionOf(page, 'From the guest book')
  expect(textsOf(guests, 'blockquote')).toEqual([expect.stringContaining('We planned two nights and stayed')])
  expect(linkOf(guests, 'Read More Reviews').getAttribute('href')).toBe('/testimonials')
})

it('R-book-now-login: leads from every Book Now to sign-in', () => {
  const targets = [...page.querySelectorAll('a')]
    .filter((link) => link.textContent === 'Book Now')
    .map((link) => link.getAttribute('href'))
  // the bar, the hero, three rooms and the end of the page
  expect(targets).toHaveLength(6)
  for (const target of targets) expect(target).toMatch(/^\/login(\?room=[a-z-]+)?$/)
})

it('R-home-learn-more: leads from Learn More to the listing, in a new tab', () => {
  const more = linkOf(page, 'Learn More')
  expect(more.getAttribute('target')).toBe('_blank')
  expect(more.getAttribute('href')).toMatch(/^https:/)
})

it('leads from View All to the rooms, where no script runs', () => {
  expect(linkOf(page, 'View All').getAttribute('href')).toBe('/rooms')
})
