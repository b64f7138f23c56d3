import { expect, it } from 'vitest'
import { addressWith, linkTo } from './links.ts'

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

it('leads to the home page where it knows no such screen, or has nothing to go back to', () => {
  expect(linkTo({ screen: 'profile' }, options)).toBe(`${site}/?${ours}`)
  expect(linkTo({ screen: 'back' }, options)).toBe(`${site}/?${ours}`)
})

it('keeps what a partner wrote into a link, and adds what the attributes say', () => {
  expect(
    addressWith(`${site}/book?partner=alpin-tours#dates`, { checkIn: '2027-07-01', room: undefined }),
  ).toBe(`${site}/book?partner=alpin-tours&checkIn=2027-07-01#dates`)
})

it('lets what is chosen now win over what was written', () => {
  expect(addressWith(`${site}/book?room=a`, { room: 'b' })).toBe(`${site}/book?room=b`)
})
