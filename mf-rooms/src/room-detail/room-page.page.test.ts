import type { Room } from '@calm-rest/contract/api'
import { fetchPage, sharedSite, textOf } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'

const path = '/rooms/turtle-bay-room'

let document: Document
let room: Room

beforeAll(async () => {
  room = await (await fetch(new URL(`/api${path}`, sharedSite().url))).json()
  document = (await fetchPage(path)).document
})

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').trim())

it('R-room-facts: shows name, size in m², bed type and description', () => {
  expect(textOf(document, 'main h1')).toBe(room.name)
  for (const text of [`${room.size} m²`, room.bed, room.description]) {
    expect(textsOf('article *').filter((one) => one === text)).not.toEqual([])
  }
})

it("R-room-price, R-const-nights: shows the price with '/ 1 nights'", () => {
  expect(room).toMatchObject({ price: 142, discountPrice: 124 })
  const article = textOf(document, 'article')
  expect(article).toContain('$124')
  expect(article.split('/ 1 nights')).toHaveLength(2)
  expect(textOf(document, 'article del')).toBe('$142')
})

it('R-room-amenities: lists every amenity, each with an icon', () => {
  const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Amenities')
  const amenities = [...(heading?.parentElement?.querySelectorAll('li') ?? [])]
  expect(amenities.map(({ textContent }) => textContent)).toEqual(room.amenities)
  expect(amenities.map((item) => item.querySelectorAll('svg').length)).toEqual(room.amenities.map(() => 1))
})

it('R-room-cancellation: says that cancelling is free until today and not refunded from tomorrow, which is 24 hours', () => {
  const main = textOf(document, 'main')
  expect(main).toContain('Free cancellation until today, no refund from tomorrow')
  expect(main).toContain('24 hours from the moment you book')
})

it.each(['en', 'de', 'zh'] as const)('says in %s what each of its pictures shows', async (lang) => {
  const page = (await fetchPage(`${path}?lang=${lang}`)).document
  const told: Room = await (await fetch(new URL(`/api${path}?lang=${lang}`, sharedSite().url))).json()
  const alts = [...page.querySelectorAll('[aria-roledescription] button img')].map((img) =>
    img.getAttribute('alt'),
  )
  expect(alts).toEqual(told.pictures?.map(({ alt }) => alt))
  expect(new Set(alts).size).toBe(4)
  for (const alt of alts) expect(alt).toMatch(RegExp(`^${told.name}[:：].+(, drawing|, Zeichnung|（插画）)$`))
})

it('names the tab after the room, and leads to the sign-in with it', () => {
  expect(textOf(document, 'title')).toContain('Turtle Bay Room')
  const book = [...document.querySelectorAll('main a')].find(
    ({ textContent }) => textContent?.trim() === 'Book',
  )
  expect(book?.getAttribute('href')).toBe('/login?room=turtle-bay-room')
})

it.each([
  ['en', 'Turtle Bay Room', '/ 1 nights', 'Book'],
  ['de', 'Zimmer über der Schildkrötenbucht', '/ Nacht', 'Buchen'],
  ['zh', '海龟湾客房', '/ 晚', '预订'],
])('speaks %s', async (lang, name, per, book) => {
  const page = (await fetchPage(`${path}?lang=${lang}`)).document
  expect(textOf(page, 'main h1')).toBe(name)
  expect(textOf(page, 'article')).toContain(per)
  expect([...page.querySelectorAll('main a')].map(({ textContent }) => textContent?.trim())).toContain(book)
})

it('is not found if it does not exist, with a link to all rooms', async () => {
  const page = await fetchPage('/rooms/no-such-room')
  expect(page.status).toBe(404)
  expect(textOf(page.document, 'main')).toContain('Room not found')
  const all = [...page.document.querySelectorAll('main a')].find(
    ({ textContent }) => textContent?.trim() === 'See all rooms',
  )
  expect(all?.getAttribute('href')).toBe('/rooms')
})

it.each([
  ['en', 'Availability', 'Book dates'],
  ['de', 'Verfügbarkeit', 'Diesen Zeitraum buchen'],
  ['zh', '可订日期', '预订所选日期'],
])(
  'R-room-calendar: takes dates in %s without a script, and leads to the booking with them',
  async (lang, title, book) => {
    const query = 'checkIn=2027-07-01&checkOut=2027-07-04&guests=3'
    const page = (await fetchPage(`${path}?${query}&lang=${lang}`)).document
    const form = page.querySelector('main form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/login'])
    expect(form?.parentElement?.querySelector('h2')?.textContent).toBe(title)
    expect(form?.querySelector('button')?.textContent).toBe(book)
    const sent = [...(form?.querySelectorAll<HTMLInputElement>('input') ?? [])].map((one) => [
      one.getAttribute('name'),
      one.getAttribute('value'),
    ])
    expect(sent).toEqual([
      ['room', 'turtle-bay-room'],
      ['lang', lang],
      ['checkIn', '2027-07-01'],
      ['checkOut', '2027-07-04'],
    ])
    const options = [...(form?.querySelectorAll('option') ?? [])]
    expect(options).toHaveLength(room.guests)
    expect(options.filter((one) => one.hasAttribute('selected')).map((one) => one.value)).toEqual([
      String(Math.min(3, room.guests)),
    ])
  },
)

it.each([
  [
    'en',
    'Floor plan',
    'Schematic, not to scale.',
    'Floor plan: 28 m², 1 king bed with canopy, Bath, Private balcony',
    'Drawing',
  ],
  [
    'de',
    'Grundriss',
    'Schematisch, nicht maßstabsgetreu.',
    'Grundriss: 28 m², 1 Kingsize-Himmelbett, Bad, Eigener Balkon',
    'Zeichnung',
  ],
  ['zh', '房间平面图', '示意图，未按比例绘制', '房间平面图：28 m²、1 张四柱特大床、浴室、私人阳台', '手绘图'],
])('shows a plan in %s, and says that its pictures are drawn', async (lang, title, note, alt, caption) => {
  const page = (await fetchPage(`${path}?lang=${lang}`)).document
  const plan = page.querySelector('figure img')
  expect([plan?.getAttribute('alt'), plan?.getAttribute('loading')]).toEqual([alt, 'lazy'])
  expect(plan?.closest('section')?.querySelector('h2')?.textContent).toBe(title)
  expect(plan?.closest('figure')?.textContent).toContain(note)
  const svg = await fetch(new URL(plan?.getAttribute('src') ?? '', sharedSite().url))
  expect([svg.status, svg.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  const pictures = [...page.querySelectorAll('section[aria-roledescription] picture')]
  expect(pictures.map(({ nextSibling }) => nextSibling?.textContent)).toEqual(Array(4).fill(caption))
})
