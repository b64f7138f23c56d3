import { categories } from '@calm-rest/contract/schemas'
import { expect, it, vi } from 'vitest'
import { attributes, parameterOf, propertyOf, readQuery } from './attributes.ts'

const { booking, rooms, search } = attributes

it.each([
  ['check-in', '2027-07-01', true],
  ['check-in', '2027-02-30', false],
  ['check-in', '01.07.2027', false],
  ['check-out', '', false],
  ['guests', '2', true],
  ['guests', '0', false],
  ['guests', '9', false],
  ['guests', '2.5', false],
  ['child-ages', '4', true],
  ['child-ages', '4,9,17', true],
  ['child-ages', '4 and 9', false],
  ['child-ages', '', false],
  ['room', 'horizon-room', true],
  ['room', '../admin', false],
  ['partner', 'alpin-tours', true],
  ['partner', 'Alpin Tours', false],
  ['campaign', 'summer_2027.a', true],
  ['campaign', 'a b', false],
  ['campaign', 'x'.repeat(81), false],
  ['theme', 'dark', true],
  ['theme', 'sepia', false],
  ['loading', 'eager', true],
  ['loading', 'lazy', false],
  ['isolation', 'strict', true],
  ['isolation', '', false],
  ['lang', 'fr', true],
])('booking takes %s="%s": %s', (name, value, expected) => {
  expect(booking[name]?.test(value)).toBe(expected)
})

it.each([
  ['category', 'sea view', true],
  ['category', 'Sea View', false],
  ['category', 'castle', false],
  ['category', '', false],
  ['limit', '3', true],
  ['limit', '24', true],
  ['limit', '25', false],
  ['limit', '-1', false],
  ['layout', 'list', true],
  ['layout', 'carousel', false],
  ['booking-for', 'our-booking', true],
  ['booking-for', '', false],
  ['check-in', '2027-07-01', true],
  ['check-out', '2027-13-01', false],
  ['guests', '9', false],
  ['search', '', true],
  ['search', 'true', true],
  ['search', 'false', true],
  ['search', 'maybe', false],
])('rooms takes %s="%s": %s', (name, value, expected) => {
  expect(rooms[name]?.test(value)).toBe(expected)
})

it('search takes a stay, and nothing about rooms', () => {
  expect(['check-in', 'check-out', 'guests', 'child-ages'].every((name) => name in search)).toBe(true)
  expect(['room', 'limit', 'category', 'search'].filter((name) => name in search)).toEqual([])
})

it('names properties in camel case', () => {
  expect(['check-in', 'booking-for', 'lang'].map(propertyOf)).toEqual(['checkIn', 'bookingFor', 'lang'])
})

it('names parameters as the pages of the site do', () => {
  expect(['check-in', 'guests', 'child-ages'].map(parameterOf)).toEqual(['checkIn', 'guests', 'children'])
})

it('takes the categories of the contract', () => {
  expect(rooms.category).toEqual(new RegExp(`^(${categories.join('|')})$`))
})

it('warns in the console of every unknown value, including those that are not sent to the site', () => {
  const given: Record<string, string> = {
    category: 'castle',
    isolation: 'string',
    theme: 'sepia',
    loading: 'lazy',
    layout: 'carousel',
    'booking-for': '',
    guests: '9',
    search: 'maybe',
    lang: 'fr',
    partner: 'alpin-tours',
  }
  const element = { localName: 'calm-rest-rooms', getAttribute: (name: string) => given[name] ?? null }
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(readQuery(element as Element, 'rooms')).toEqual({ partner: 'alpin-tours' })
  const told = warn.mock.calls.map(
    ([text]) => /<calm-rest-rooms (.+)=".*">: not a known value/.exec(text)?.[1],
  )
  const known = ['lang', 'partner']
  expect(told.sort()).toEqual(
    Object.keys(given)
      .filter((name) => !known.includes(name))
      .sort(),
  )
  warn.mockRestore()
})
