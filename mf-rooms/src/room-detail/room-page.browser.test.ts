import type { Room } from '@calm-rest/contract/api'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { startPages } from '../testing/pages.fixture.ts'

const { open } = startPages()

let page: Page
let room: Room

beforeAll(async () => {
  page = (await open('/rooms/turtle-bay-room')).page
  room = await (await page.request.get(new URL('/api/rooms/turtle-bay-room', page.url()).href)).json()
  await page.getByRole('heading', { level: 1, name: room.name }).waitFor()
})

it('shows name, size in m², bed type and description', async () => {
  for (const text of [`${room.size} m²`, room.bed, room.description]) {
    expect(await page.getByRole('article').getByText(text, { exact: true }).count()).toBe(1)
  }
})

it("shows the price with '/ 1 nights'", async () => {
  const price = `$${room.discountPrice ?? room.price}`
  expect(await page.getByRole('article').getByText(price, { exact: true }).count()).toBe(1)
  expect(await page.getByText('/ 1 nights', { exact: true }).count()).toBe(1)
})

it('lists every amenity, each with an icon', async () => {
  const amenities = page
    .getByRole('heading', { name: 'Amenities', exact: true })
    .locator('xpath=..')
    .getByRole('listitem')
  expect(await amenities.allTextContents()).toEqual(room.amenities)
  expect(await amenities.locator('svg').count()).toBe(room.amenities.length)
})

it('says that cancelling is free until today and not refunded from tomorrow, which is 24 hours', async () => {
  await page.getByText('Free cancellation until today, no refund from tomorrow', { exact: true }).waitFor()
  await page.getByText(/24 hours from the moment you book/).waitFor()
})

it.each([
  [
    'the single image of a room that has no list',
    { image: '/media/scenes/coral-suite-2.svg' },
    'coral-suite-2.svg',
  ],
  ['the placeholder for a room without any', {}, 'placeholder.svg'],
])('shows %s', async (_what, given, file) => {
  const { pictures: _pictures, ...bare } = room
  const opened = await open('/rooms/turtle-bay-room', {
    before: (page) =>
      page.route('**/api/rooms/turtle-bay-room*', (route) =>
        route.fulfill({ json: { ...bare, images: [], ...given } }),
      ),
  })
  const carousel = opened.page.getByRole('region', { name: `Pictures of ${room.name}` })
  await carousel.locator(`img[src$="/${file}"]`).waitFor()
  expect(await carousel.locator('img').count()).toBe(1)
})
