import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ReviewSummary } from '@calm-rest/contract/api'
import { langs } from '@calm-rest/contract/widget'
import { fetchPage, startSite } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { linkOf, sectionOf, textsOf } from '../../testing/read-page.ts'

let page: Document

beforeAll(async () => {
  page = (await fetchPage('/')).document
})

it.each(['10+ Rooms', '15+ Years Experience', '9/10 Guest Satisfaction', '24/7 Concierge Service'])(
  'R-home-rooms-figure, R-home-years, R-home-satisfaction, R-home-concierge: speaks of %s',
  (highlight) => {
    expect(textsOf(page, 'main li').filter((text) => text.startsWith(highlight))).toHaveLength(1)
  },
)

const badgesOf = (document: Document) =>
  textsOf(document, 'main p').filter((text) => /^\d[.,]\d\/5/.test(text))

it('R-home-badge: bears the mean of the reviews that /testimonials says, in the numbers of each language', async () => {
  const { average } = JSON.parse((await fetchPage('/api/testimonials/summary')).html) as ReviewSummary
  const mean = Number(average).toFixed(1)
  expect(badgesOf(page)).toEqual([`${mean}/5Guest rating`])
  const reviews = (await fetchPage('/testimonials')).document
  const labels = [...reviews.querySelectorAll('main [role=img]')].map((one) => one.getAttribute('aria-label'))
  expect(labels).toContain(`${mean} out of 5`)
  const german = (await fetchPage('/?lang=de')).document
  expect(badgesOf(german)).toEqual([expect.stringMatching(`^${mean.replace('.', ',')}/5`)])
})

it('R-home-badge: bears none where there is no review', async () => {
  const empty = await startSite()
  const database = new DatabaseSync(join(empty.dataDir, 'calm-rest.db'))
  database.exec('DELETE FROM testimonials')
  database.close()
  const { document } = await fetchPage(empty.url)
  expect(badgesOf(document)).toEqual([])
  expect(textsOf(document, '[type="application/json"]').join()).toContain('"meanRating":null')
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

describe('R-home-search: the search on the home page', () => {
  const formOf = (document: Document) => document.querySelector('main form[method=get]')
  const fieldsOf = (form: Element | null) =>
    [...(form?.querySelectorAll('label, input:not([type=hidden]), select, option, button') ?? [])].map(
      (one) => [one.tagName, one.getAttribute('type') ?? '', one.getAttribute('name') ?? one.textContent],
    )
  const hiddenOf = (form: Element | null) =>
    [...(form?.querySelectorAll('input[type=hidden]') ?? [])].map((one) => [
      one.getAttribute('name'),
      one.getAttribute('value'),
    ])

  it.each(langs)('has in %s the same fields as /rooms, and leads there without a script', async (lang) => {
    const own = formOf((await fetchPage(`/?lang=${lang}`)).document)
    const there = formOf((await fetchPage(`/rooms?lang=${lang}`)).document)
    expect(fieldsOf(own)).toHaveLength(3 + 3 + 8 + 1)
    expect(fieldsOf(own)).toEqual(fieldsOf(there))
    expect(own?.getAttribute('action')).toBe('/rooms')
    expect(hiddenOf(own)).toEqual([['lang', lang]])
  })

  it('is the first thing that a guest can do, and shows no mistake of its own', () => {
    const form = formOf(page)
    const [first] = page.querySelectorAll('main :is(a, button, input, select)')
    expect(form?.contains(first ?? null)).toBe(true)
    expect(hiddenOf(form)).toEqual([])
    expect(page.querySelectorAll('main form [aria-invalid=true]')).toHaveLength(0)
  })
})
