import { expect, it } from 'vitest'
import { addressOf, inLanguage, namesLanguage } from './addresses.ts'

it('names the language in an address where the page does, beside what it says', () => {
  expect(addressOf({ screen: 'rooms', category: 'sea view' }, 'de')).toBe('/rooms?category=sea+view&lang=de')
  expect(addressOf({ screen: 'room', id: 'horizon-room' }, 'zh')).toBe('/rooms/horizon-room?lang=zh')
  expect(inLanguage('/', 'en')).toBe('/?lang=en')
})

it('keeps the dates of a search from screen to screen', () => {
  const search = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }
  const query = 'checkIn=2027-07-01&checkOut=2027-07-04&guests=2'
  expect(addressOf({ screen: 'rooms', category: 'family', ...search })).toBe(
    `/rooms?category=family&${query}`,
  )
  expect(addressOf({ screen: 'room', id: 'loft', ...search })).toBe(`/rooms/loft?${query}`)
  expect(addressOf({ screen: 'login', room: 'loft', ...search })).toBe(`/login?room=loft&${query}`)
})

it('leaves an address without a language as it is', () => {
  expect(addressOf({ screen: 'rooms' })).toBe('/rooms')
  expect(inLanguage('/rooms', undefined)).toBe('/rooms')
})

it('knows whether an address names its language', () => {
  expect(namesLanguage('?category=family&lang=de')).toBe(true)
  expect(namesLanguage('?language=de')).toBe(false)
})

it.each([
  ['/spa/massage?page=2', '/spa/massage?page=2&lang=de'],
  ['//evil.example', '/evil.example?lang=de'],
  ['/\\evil.example', '/evil.example?lang=de'],
  ['javascript:alert(1)', '/javascript:alert(1)?lang=de'],
])('leads to the page %s of a remote, and nowhere else', (path, address) => {
  expect(addressOf({ screen: 'remote-route', path }, 'de')).toBe(address)
})
