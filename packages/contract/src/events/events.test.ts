import { expect, it } from 'vitest'
import { type EventName, eventFields, isEventName, parseEvent } from './events.ts'

const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }

it.each([
  ['a whole value', stay, stay],
  ['nothing, which is what was emptied', {}, {}],
  ['what is undefined', { checkIn: undefined, guests: 3 }, { guests: 3 }],
  ['a field that the contract does not know', { guests: 3, email: 'ada@example.org' }, { guests: 3 }],
])('parses %s', (_, value, parsed) => {
  expect(parseEvent('stay-chosen@1', value)).toEqual(parsed)
  expect(Object.isFrozen(parseEvent('stay-chosen@1', value))).toBe(true)
})

it.each([
  ['no object', 'soon'],
  ['nothing', null],
  ['a date that is none', { checkIn: '<b>' }],
  ['a date with more behind it', { checkIn: '2027-07-01T00:00' }],
  ['a number as text', { guests: '2' }],
  ['half a guest', { guests: 1.5 }],
  ['nobody', { guests: 0 }],
  ['a crowd', { guests: 100 }],
  ['an object where a text belongs', { checkIn: new Date('2027-07-01') }],
])('refuses %s', (_, value) => {
  expect(parseEvent('stay-chosen@1', value)).toBeUndefined()
})

it('accepts known events by name and major version only', () => {
  for (const name of Object.keys(eventFields)) expect(name).toMatch(/^[a-z][a-z0-9-]*@\d+$/)
  expect(isEventName('stay-chosen@1')).toBe(true)
  expect(['stay-chosen@2', 'toString', ''].some(isEventName)).toBe(false)
  expect(parseEvent('stay-chosen@2' as EventName, {})).toBeUndefined()
})
