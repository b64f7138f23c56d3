import type { Room } from '@calm-rest/contract/api'
import { fetchPage, sharedSite } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'

let document: Document
let rooms: Room[]

beforeAll(async () => {
  rooms = await (await fetch(new URL('/api/rooms/', sharedSite().url))).json()
  document = (await fetchPage('/rooms')).document
})

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

const cardOf = ({ name }: Room) => {
  const cards = [...document.querySelectorAll('[role=tabpanel] > ul > li')]
  const card = cards.find((one) => one.querySelector('h2')?.textContent === name)
  if (!card) throw new Error(`There is no card of ${name}`)
  return card
}

it('R-state-rooms-loaded: there is one for each room', () => {
  expect(rooms).toHaveLength(13)
  expect(textsOf(document.querySelectorAll('[role=tabpanel] h2'))).toEqual(rooms.map(({ name }) => name))
})

it('R-price-night, R-card-facts, R-const-dollar: has an image, the price per night, the rating, name, description, bed, guests and size', () => {
  for (const room of rooms) {
    const card = cardOf(room)
    expect(card.querySelector('img')?.getAttribute('src')).toContain(room.images[0])
    for (const fact of [
      `$${room.discountPrice ?? room.price}`,
      'per night',
      room.rating.toFixed(1),
      room.description,
      room.bed,
      room.guests === 1 ? '1 guest' : `${room.guests} guests`,
      `${room.size} m²`,
    ]) {
      expect(card.textContent).toContain(fact)
    }
  }
})

it('R-card-features, R-card-amenities: lists every feature, the first 3 amenities, and how many more there are', () => {
  for (const room of rooms) {
    const inList = (name: string) => textsOf(cardOf(room).querySelectorAll(`ul[aria-label="${name}"] > li`))
    expect(inList('Features')).toEqual(room.features.map(({ name }) => name))
    expect(inList('Amenities')).toEqual([...room.amenities.slice(0, 3), `+${room.amenities.length - 3} more`])
  }
})

it('R-card-book-now, R-card-details: has a button Book Now to sign-in and a button Details to the room', () => {
  for (const room of rooms) {
    const href = (name: string) => cardOf(room).querySelector(`a[aria-label="${name}"]`)?.getAttribute('href')
    expect(href(`Book Now: ${room.name}`)).toBe(`/login?room=${room._id}`)
    expect(href(`Details: ${room.name}`)).toBe(`/rooms/${room._id}`)
  }
})

it('R-rooms-tabs: each category of the data has a tab, after All', () => {
  const tabs = textsOf(document.querySelectorAll('[role=tab]'))
  const categories = new Set(rooms.map(({ category }) => category.toLowerCase()))
  expect(tabs.map((tab) => tab?.toLowerCase())).toEqual(['all', ...categories])
})

describe('the room list', () => {
  it.each([
    ['en', 'Sea View', '$128', 'Book Now'],
    ['de', 'Meerblick', '128\u00a0$', 'Jetzt buchen'],
    ['zh', '海景房', '$128', '立即预订'],
  ])('speaks %s', async (lang, category, price, book) => {
    const page = (await fetchPage(`/rooms?lang=${lang}`)).document
    expect(textsOf(page.querySelectorAll('[role=tab]'))).toContain(category)
    expect(page.querySelector('[role=tabpanel]')?.textContent).toContain(price)
    expect(textsOf(page.querySelectorAll('[role=tabpanel] a')).filter((text) => text === book)).toHaveLength(
      13,
    )
  })

  it('begins with the category that the address says', async () => {
    const page = (await fetchPage('/rooms?category=family')).document
    expect(page.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Family')
    expect(page.querySelectorAll('[role=tabpanel] > ul > li').length).toBe(3)
    expect(page.querySelector('main')?.textContent).toContain('3 rooms')
  })
})

it('R-home-featured: the first three rooms of the list are featured on the home page, each with its ways on', async () => {
  const home = (await fetchPage('/')).document
  const named = (start: string) =>
    [...home.querySelectorAll(`a[aria-label^="${start}"]`)].map((link) => link.getAttribute('aria-label'))
  const first = rooms.slice(0, 3)
  expect(named('Details: ')).toEqual(first.map(({ name }) => `Details: ${name}`))
  expect(named('Book Now: ')).toEqual(first.map(({ name }) => `Book Now: ${name}`))
})
