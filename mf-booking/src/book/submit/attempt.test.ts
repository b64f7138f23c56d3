import type { Room } from '@calm-rest/contract/api'
import { describe, expect, it } from 'vitest'
import { aRoom } from '../../room-picture/room.fixture.ts'
import { chosenRooms } from '../rules/availability.ts'
import { type Draft, emptyDraft } from '../rules/draft.ts'
import { nextAttempt } from './attempt.ts'
import { newKey } from './keys.ts'

const draft: Draft = {
  ...emptyDraft({ firstName: ' Ada ', lastName: 'Lovelace', email: 'ada@example.com' }),
  checkIn: '2027-03-01',
  checkOut: '2027-03-04',
}
const chosen = (room: Partial<Room> = {}) => chosenRooms([aRoom(room)], draft)
const first = nextAttempt(undefined, draft, chosen(), { total: 384 }, () => 'first')

describe('an attempt', () => {
  it('sends trimmed input and the name of the room', () => {
    expect(first).toMatchObject({
      key: 'first',
      body: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        checkIn: '2027-03-01',
        checkOut: '2027-03-04',
        guests: 2,
        roomType: 'Horizon Room',
        specialRequest: '',
        totalPrice: 384,
      },
    })
  })

  it('R-booking-contact: has phone number and time of arrival if given, otherwise only the fields of the specification', () => {
    const told = { ...draft, phone: ' 077 123 4567 ', arrivalTime: '22:30' }
    const { body } = nextAttempt(undefined, told, chosen(), { total: 384 }, () => 'other')
    expect(body).toEqual({ ...first.body, phone: '077 123 4567', arrivalTime: '22:30' })
    expect(Object.keys(first.body).sort()).toEqual(
      'checkIn checkOut email firstName guests lastName roomType specialRequest totalPrice'.split(' '),
    )
  })

  it('is the same, key and body, if nothing has changed', () => {
    expect(nextAttempt(first, { ...draft }, chosen(), { total: 384 }, () => 'second')).toBe(first)
  })

  it('sends the quote, and is the same with another quote at the same price', () => {
    const quoted = nextAttempt(undefined, draft, chosen(), { total: 384, quote: 'a' }, () => 'first')
    expect(quoted.body.quote).toBe('a')
    expect(nextAttempt(quoted, draft, chosen(), { total: 384, quote: 'b' }, () => 'second')).toBe(quoted)
  })

  it('is the same in another language, in which the room has another name', () => {
    expect(
      nextAttempt(first, draft, chosen({ name: 'Horizont-Zimmer' }), { total: 384 }, () => 'second'),
    ).toBe(first)
  })

  it.each<[string, Partial<Draft>]>([
    ['a name', { firstName: 'Augusta' }],
    ['a date', { checkOut: '2027-03-05' }],
    ['the guests', { guests: 1 }],
    ['the request', { specialRequest: 'A cot, please.' }],
    ['the phone number', { phone: '077 123 4567' }],
    ['the time of arrival', { arrivalTime: '22:30' }],
    ['the ages of children', { children: '4' }],
    ['the rate plan', { plan: 'flexible' }],
    ['an extra', { extras: { shuttle: 1 } }],
    ['the promotion code', { promotionCode: 'CALM' }],
  ])('is a new one with a new key after a change of %s', (_, change) => {
    expect(
      nextAttempt(
        first,
        { ...draft, ...change },
        chosenRooms([aRoom()], { ...draft, ...change }),
        { total: 384 },
        () => 'second',
      ).key,
    ).toBe('second')
  })

  it('names every further room, and is new with one more', () => {
    const more = { ...draft, additionalRooms: [{ roomId: undefined, guests: 1, children: '' }] }
    const next = nextAttempt(first, more, chosenRooms([aRoom()], more), { total: 768 }, () => 'second')
    expect(next).toMatchObject({
      key: 'second',
      body: { additionalRooms: [{ roomType: 'Horizon Room', guests: 1 }] },
    })
    expect('additionalRooms' in first.body).toBe(false)
  })

  it('is a new one for another price and for another room of the same name', () => {
    expect(nextAttempt(first, draft, chosen(), { total: 300 }, () => 'second').key).toBe('second')
    expect(nextAttempt(first, draft, chosen({ _id: 'other' }), { total: 384 }, () => 'second').key).toBe(
      'second',
    )
  })
})

describe('a key', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

  it('is a random UUID', () => {
    expect(newKey()).toMatch(uuid)
    expect(newKey()).not.toBe(newKey())
  })
})
