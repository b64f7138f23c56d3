import { expect, it } from 'vitest'
import { addressWith, completedAddress, linkTo } from './links.ts'

const site = 'https://calmrest.example'
const paths = { home: '/', book: '/book', room: '/rooms/:id', rooms: '/rooms', contact: '/contact' }
const options = { site, lang: 'de', paths, partner: 'alpin-tours', campaign: 'summer' } as const
const ours = 'lang=de&partner=alpin-tours&campaign=summer'

it('leads to the page of a room', () => {
  expect(linkTo({ screen: 'room', id: 'a b' }, options)).toBe(`${site}/rooms/a%20b?${ours}`)
})

it('leads from a chosen room to its booking, without the sign-in before it', () => {
  expect(linkTo({ screen: 'login', room: 'horizon-room', guests: 2 }, options)).toBe(
    `${site}/book?room=horizon-room&guests=2&${ours}`,
  )
})

it('leads to the home page for an unknown screen, or without a page to go back to', () => {
  expect(linkTo({ screen: 'profile' }, options)).toBe(`${site}/?${ours}`)
  expect(linkTo({ screen: 'back' }, options)).toBe(`${site}/?${ours}`)
})

it('keeps what a partner wrote into a link, and adds the attributes', () => {
  expect(
    addressWith(`${site}/book?partner=alpin-tours#dates`, { checkIn: '2027-07-01', room: undefined }),
  ).toBe(`${site}/book?partner=alpin-tours&checkIn=2027-07-01#dates`)
})

it("lets a visitor's choice win over the partner's attributes", () => {
  expect(addressWith(`${site}/book?room=a`, { room: 'b' })).toBe(`${site}/book?room=b`)
})

it('carries the proof of the current page', () => {
  const sig = 'aqbc.0123456789abcdef'
  expect(linkTo({ screen: 'room', id: 'loft' }, { ...options, sig })).toBe(
    `${site}/rooms/loft?${ours}&sig=${sig}`,
  )
})

it.each([
  ['', `${site}/book?partner=alpin-tours&campaign=summer&guests=2`],
  ['?campaign=spring', `${site}/book?campaign=summer&partner=alpin-tours&guests=2`],
  [
    '?partner=alpin-tours&campaign=spring&sig=0123456789abcdef',
    `${site}/book?partner=alpin-tours&campaign=spring&sig=0123456789abcdef&guests=2`,
  ],
  [
    '?partner=sea-blog&campaign=spring&sig=0123456789abcdef',
    `${site}/book?partner=sea-blog&campaign=spring&sig=0123456789abcdef&guests=2`,
  ],
  // the proof of a page that showed the element before
  [
    '?partner=sea-blog&sig=a.0123456789abcdef',
    `${site}/book?partner=alpin-tours&sig=a.0123456789abcdef&campaign=summer&guests=2`,
  ],
])("leaves the partner and the campaign of a link that was signed for them: '%s'", (search, completed) => {
  const query = { partner: 'alpin-tours', campaign: 'summer', guests: '2', sig: undefined }
  expect(completedAddress(`${site}/book${search}`, query)).toBe(completed)
})
