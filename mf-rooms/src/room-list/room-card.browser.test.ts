import type { Room } from '@calm-rest/contract/api'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { startPages } from '../testing/pages.fixture.ts'

const { open } = startPages()

let page: Page
let rooms: Room[]

beforeAll(async () => {
  page = (await open('/rooms')).page
  rooms = await (await page.request.get(new URL('/api/rooms/', page.url()).href)).json()
  await page.getByRole('tabpanel').locator('> ul > li').first().waitFor()
})

const cardOf = ({ name }: Room) =>
  page
    .getByRole('tabpanel')
    .locator('> ul > li')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

it('there is one for each room', async () => {
  const headings = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
  expect(await headings.allTextContents()).toEqual(rooms.map(({ name }) => name))
})

it('has an image, the price per night, the rating, name, description, bed, guests and size', async () => {
  for (const room of rooms) {
    const card = cardOf(room)
    expect(await card.locator('img').first().getAttribute('src')).toContain(room.images[0])
    const text = await card.textContent()
    for (const fact of [
      `$${room.discountPrice ?? room.price}`,
      'per night',
      room.rating.toFixed(1),
      room.description,
      room.bed,
      room.guests === 1 ? '1 guest' : `${room.guests} guests`,
      `${room.size} m²`,
    ]) {
      expect(text).toContain(fact)
    }
  }
})

it('lists every feature, the first 3 amenities, and how many more there are', async () => {
  for (const room of rooms) {
    const inList = (name: string) =>
      cardOf(room).getByRole('list', { name }).getByRole('listitem').allTextContents()
    expect(await inList('Features')).toEqual(room.features.map(({ name }) => name))
    expect(await inList('Amenities')).toEqual([
      ...room.amenities.slice(0, 3),
      `+${room.amenities.length - 3} more`,
    ])
  }
})

it('has a button Book Now to sign-in and a button Details to the room', async () => {
  for (const room of rooms) {
    const href = (name: string) => cardOf(room).getByRole('link', { name }).getAttribute('href')
    expect(await href(`Book Now: ${room.name}`)).toBe(`/login?room=${room._id}`)
    expect(await href(`Details: ${room.name}`)).toBe(`/rooms/${room._id}`)
  }
})

it('each category of the data has a tab, after All', async () => {
  const tabs = await page.getByRole('tab').allTextContents()
  const categories = new Set(rooms.map(({ category }) => category.toLowerCase()))
  expect(tabs.map((tab) => tab.toLowerCase())).toEqual(['all', ...categories])
})
