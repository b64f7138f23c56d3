import type { Quote } from '@calm-rest/contract/api'
import { describe, expect, it } from 'vitest'
import { aRoom } from '../../room-picture/room.fixture.ts'
import { chosenRooms } from './availability.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { aQuote } from './quote.fixture.ts'
import { linesOf, nightRuns, payableNightly, quoteInputOf } from './quote.ts'

const dates = { checkIn: '2027-03-01', checkOut: '2027-03-04' }
const inputOf = (change: Partial<Draft> = {}, rooms = [aRoom()]) => {
  const draft = { ...emptyDraft(), ...dates, ...change }
  return quoteInputOf(draft, chosenRooms(rooms, draft))
}

describe('the input of a quote', () => {
  it('is the stay alone if nothing else was chosen', () => {
    expect(inputOf({ children: 'none', promotionCode: ' ', extras: { shuttle: 0 } })).toEqual({
      ...dates,
      roomType: 'horizon-room',
      guests: 2,
    })
  })

  it('includes everything that affects the price', () => {
    const more = { additionalRooms: [{ roomId: undefined, guests: 3, children: '17' }] }
    const chosen = { plan: 'flexible', promotionCode: ' calm ', extras: { shuttle: 1 }, children: '4 und 9' }
    expect(inputOf({ guests: 4, ...more, ...chosen })).toEqual({
      ...dates,
      roomType: 'horizon-room',
      guests: 4,
      children: [4, 9],
      plan: 'flexible',
      promotionCode: 'calm',
      additionalRooms: [{ roomType: 'horizon-room', guests: 3, children: [17] }],
      extras: [{ id: 'shuttle', quantity: 1 }],
    })
  })

  it('is undefined while a date or the rooms are missing', () => {
    expect(inputOf({ checkIn: '' })).toBeUndefined()
    expect(inputOf({ checkOut: '' })).toBeUndefined()
    expect(inputOf({ checkOut: dates.checkIn })).toBeUndefined()
    expect(inputOf({}, [])).toBeUndefined()
  })
})

describe('a quote in the summary', () => {
  const [room] = aQuote({ ...dates, guests: 2 }).rooms
  const priced = (...prices: number[]) => ({
    ...(room as NonNullable<typeof room>),
    nights: prices.map((price, i) => ({ night: `2027-03-0${i + 1}`, price })),
  })

  it('groups nights of one price, and sums those of several rooms', () => {
    expect(nightRuns({ rooms: [priced(100, 100, 150.5)] })).toEqual([
      { from: '2027-03-01', count: 2, nightly: 100 },
      { from: '2027-03-03', count: 1, nightly: 150.5 },
    ])
    expect(nightRuns({ rooms: [priced(0.1, 0.1), priced(0.2, 0.2)] })).toEqual([
      { from: '2027-03-01', count: 2, nightly: 0.3 },
    ])
  })

  it('names the price of a night with the taxes added to it, unless that is no single figure', () => {
    const tax = { kind: 'tax', name: 'Green tax', amount: 8, included: false } as const
    const quoted = (lines: Quote['rooms'][number]['lines'], ...prices: number[]) =>
      payableNightly({ rooms: [{ ...priced(...prices), lines }] })
    expect(quoted([tax], 95.5, 95.5)).toBe(99.5)
    expect(quoted([{ ...tax, included: true }], 95.5, 95.5)).toBe(95.5)
    expect(quoted([tax], 95.5, 90)).toBeUndefined()
    expect(quoted([tax], 90, 90, 90)).toBeUndefined()
    expect(quoted([tax, { kind: 'extra', name: 'Shuttle', amount: 45 }], 95.5, 95.5)).toBeUndefined()
  })

  it('merges equal lines of several rooms', () => {
    const tax = { kind: 'tax', name: 'Green tax', amount: 6, included: false } as const
    const vat = { ...tax, name: 'VAT', amount: 10, included: true }
    const rooms = [
      { ...priced(100), lines: [tax, vat] },
      { ...priced(100), lines: [tax] },
    ]
    expect(linesOf({ rooms })).toEqual([{ ...tax, amount: 12 }, vat])
  })
})
