import { describe, expect, it } from 'vitest'
import { aRoom } from '../../room-picture/room.fixture.ts'
import { availabilityOf, chosenRoom, freeOf, furtherRoomId, isTooSmall } from './availability.ts'
import { emptyDraft } from './draft.ts'

const rooms = [
  aRoom({ _id: 'courtyard', price: 72 }),
  aRoom({ _id: 'horizon', price: 128 }),
  aRoom({ _id: 'coral', price: 250, discountPrice: 130 }),
  aRoom({ _id: 'loft', price: 140, guests: 6 }),
  aRoom({ _id: 'suite', price: 235 }),
]
const [courtyard, horizon, , loft] = rooms
const allFree = freeOf(rooms.map((room) => ({ ...room, available: true })))

describe('the effective room', () => {
  it('is the chosen one, otherwise the first of the list', () => {
    expect(chosenRoom(rooms, 'loft')).toBe(loft)
    expect(chosenRoom(rooms, undefined)).toBe(courtyard)
    expect(chosenRoom(rooms, 'sold-last-year')).toBe(courtyard)
    expect(chosenRoom([], 'loft')).toBeUndefined()
  })
})

describe('whether a room fits', () => {
  it('is unknown before the API responds', () => {
    expect(availabilityOf(horizon, { status: 'unknown' })).toBe('unknown')
    expect(availabilityOf(horizon, { status: 'asking' })).toBe('unknown')
    expect(availabilityOf(undefined, allFree)).toBe('unknown')
  })

  it('tells a free room from a taken one', () => {
    const free = { status: 'known', left: { horizon: 2 }, prices: {} } as const
    expect(availabilityOf(horizon, free)).toBe('free')
    expect(availabilityOf(courtyard, free)).toBe('taken')
    // the quote gives the reason: the room is not taken
    expect(availabilityOf(courtyard, { ...free, restricted: ['courtyard'] })).toBe('unknown')
  })

  it('counts the rooms of a type that are left after the chosen ones', () => {
    const free = { status: 'known', left: { horizon: 2 }, prices: {} } as const
    expect([0, 1, 2].map((before) => availabilityOf(horizon, free, before))).toEqual([
      'free',
      'free',
      'no_more',
    ])
    expect(availabilityOf(courtyard, free, 1)).toBe('taken')
    // the API does not report how many: the server validates
    expect(availabilityOf(horizon, allFree, 4)).toBe('free')
  })

  it('takes as many guests as the room sleeps', () => {
    expect(isTooSmall(horizon, 2)).toBe(false)
    expect(isTooSmall(horizon, 3)).toBe(true)
    expect(isTooSmall(undefined, 8)).toBe(false)
  })
})

describe('a further room', () => {
  const draft = { ...emptyDraft(), roomId: 'suite' }
  const free = { status: 'known', left: { courtyard: 3, suite: 1, loft: 2 }, prices: {} } as const

  it('is like the first one while more of its type are left, or the number is unknown', () => {
    expect(furtherRoomId(rooms, { ...free, left: { suite: 2 } }, draft)).toBe('suite')
    expect(furtherRoomId(rooms, { status: 'unknown' }, draft)).toBe('suite')
    expect(furtherRoomId(rooms, free, { ...draft, roomId: undefined })).toBeUndefined()
  })

  it('is the free one nearest in price if the first one was the last of its type', () => {
    expect(furtherRoomId(rooms, free, draft)).toBe('loft')
    const loft = { roomId: 'loft', guests: 2, children: '' }
    expect(furtherRoomId(rooms, free, { ...draft, additionalRooms: [loft] })).toBe('loft')
    expect(furtherRoomId(rooms, free, { ...draft, additionalRooms: [loft, loft] })).toBe('courtyard')
    expect(furtherRoomId(rooms, { ...free, left: { suite: 1 } }, draft)).toBe('suite')
  })
})
