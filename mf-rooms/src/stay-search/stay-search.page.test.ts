import { addDays } from '@calm-rest/contract/stay'
import { fetchPage, sharedSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'

const site = sharedSite()
let checkIn: string
let checkOut: string

beforeAll(async () => {
  const { today } = await (await fetch(new URL('/api/hotel/day', site.url))).json()
  checkIn = addDays(today, 300)
  checkOut = addDays(today, 303)
})

const cardsOf = (page: Document) => [...page.querySelectorAll('[role=tabpanel] > ul > li')]
const hrefIn = (card: Element | undefined, name: string) =>
  card?.querySelector(`a[aria-label^="${name}"]`)?.getAttribute('href')

it('R-search: answers its own form: the address keeps category, language, dates and guests', async () => {
  const { document } = await fetchPage('/rooms?category=family&lang=de')
  const form = document.querySelector('main form[method=get]')
  const hidden = [...(form?.querySelectorAll('input[type=hidden]') ?? [])].map((input) => [
    input.getAttribute('name'),
    input.getAttribute('value'),
  ])
  expect(form?.getAttribute('action')).toBe('/rooms')
  expect(hidden).toEqual([
    ['category', 'family'],
    ['lang', 'de'],
  ])
  const dates = [...(form?.querySelectorAll('input[type=date]') ?? [])]
  expect(dates.map((input) => input.getAttribute('name'))).toEqual(['checkIn', 'checkOut'])
  expect([...(form?.querySelectorAll('[name]') ?? [])].map((one) => one.getAttribute('name'))).toEqual(
    expect.arrayContaining(['checkIn', 'checkOut', 'guests']),
  )
})

it('R-room-stay: says of each room what the stay costs, as the API does, and carries the dates on', async () => {
  const query = `checkIn=${checkIn}&checkOut=${checkOut}&guests=4`
  const { offers } = await (await fetch(new URL(`/api/offers?${query}`, site.url))).json()
  const cards = cardsOf((await fetchPage(`/rooms?${query}`)).document)
  expect(cards).toHaveLength(offers.length)
  for (const [i, { roomId, totalPrice }] of offers.entries()) {
    expect(cards[i]?.textContent).toContain(`$${totalPrice.toLocaleString('en-US')} for 3 nights`)
    expect(hrefIn(cards[i], 'Book Now')).toBe(`/login?room=${roomId}&${query}`)
    expect(hrefIn(cards[i], 'Details')).toBe(`/rooms/${roomId}?${query}`)
  }
  const room = (await fetchPage(`/rooms/${offers[0].roomId}?${query}`)).document
  // the page of the room says the same, before any script
  expect(room.querySelector('article')?.textContent?.split(`$${offers[0].totalPrice}`)).toHaveLength(3)
  const book = [...room.querySelectorAll('main a')].find(({ textContent }) => textContent === 'Book')
  expect(book?.getAttribute('href')).toBe(`/login?room=${offers[0].roomId}&${query}`)
})

/** Note beside each field, where there is one. */
const problemsOf = (page: Document) =>
  [...page.querySelectorAll('main form [aria-invalid=true]')].map((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return [field.getAttribute('name'), ids.map((id) => page.getElementById(id)?.textContent).join(' ')]
  })

it.each([
  ['the check-in is missing', () => `checkIn=&checkOut=${checkOut}`, [['checkIn', 'Please choose a date.']]],
  ['the check-out is missing', () => `checkIn=${checkIn}`, [['checkOut', 'Please choose a date.']]],
  [
    'they are the wrong way round',
    () => `checkIn=${checkOut}&checkOut=${checkIn}`,
    [['checkOut', 'Check-out date must be after the check-in date.']],
  ],
  [
    'they are no dates',
    () => 'checkIn=soon&checkOut=later',
    [
      ['checkIn', 'Please choose another one.'],
      ['checkOut', 'Please choose another one.'],
    ],
  ],
])('says so beside the field where %s, and shows every room', async (_, query, said) => {
  const { document } = await fetchPage(`/rooms?${query()}`)
  expect(problemsOf(document)).toEqual(said)
  expect(cardsOf(document)).toHaveLength(13)
})
