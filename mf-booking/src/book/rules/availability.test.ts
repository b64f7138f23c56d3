import { describe, expect, it } from 'vitest'
import { aRoom } from '../../room-picture/room.fixture.ts'
import { availabilityOf, chosenRoom, isTooSmall } from './availability.ts'

const rooms = [
  aRoom({ _id: 'courtyard', price: 72 }),
  aRoom({ _id: 'horizon', price: 128 }),
  aRoom({ _id: 'coral', price: 250, discountPrice: 130 }),
  aRoom({ _id: 'loft', price: 140, guests: 6 }),
  aRoom({ _id: 'suite', price: 235 }),
]
const [courtyard, horizon, , loft] = rooms
const allFree = { status: 'known', ids: rooms.map(({ _id }) => _id), prices: {} } as const

describe('the room that counts', () => {
  it('is the chosen one, else the first of the list', () => {
    expect(chosenRoom(rooms, 'loft')).toBe(loft)
    expect(chosenRoom(rooms, undefined)).toBe(courtyard)
    expect(chosenRoom(rooms, 'sold-last-year')).toBe(courtyard)
    expect(chosenRoom([], 'loft')).toBeUndefined()
  })
})

describe('whether a room suits', () => {
  it('says nothing before it is known', () => {
    expect(availabilityOf(horizon, { status: 'unknown' })).toBe('unknown')
    expect(availabilityOf(horizon, { status: 'asking' })).toBe('unknown')
    expect(availabilityOf(undefined, allFree)).toBe('unknown')
  })

  it('tells a free room from a taken one', () => {
    const free = { status: 'known', ids: ['horizon'], prices: {} } as const
    expect(availabilityOf(horizon, free)).toBe('free')
    expect(availabilityOf(courtyard, free)).toBe('taken')
    // the quote says why: it is not taken
    expect(availabilityOf(courtyard, { ...free, restricted: ['courtyard'] })).toBe('unknown')
  })

  it('takes as many guests as the room sleeps', () => {
    expect(isTooSmall(horizon, 2)).toBe(false)
    expect(isTooSmall(horizon, 3)).toBe(true)
    expect(isTooSmall(undefined, 8)).toBe(false)
  })
})
