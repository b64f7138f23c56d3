import { describe, expect, it } from 'vitest'
import { emptyDraft, fromStay } from './draft.ts'

describe('an empty form', () => {
  it('is for two guests and no particular room', () => {
    expect(emptyDraft()).toMatchObject({ guests: 2, roomId: undefined, checkIn: '', checkOut: '' })
  })
})

describe('a stay from a URL', () => {
  it('is applied unchanged', () => {
    const stay = { room: 'coral-suite', checkIn: '2027-03-01', checkOut: '2027-03-04', guests: 4 }
    expect(fromStay(stay)).toEqual({
      roomId: 'coral-suite',
      checkIn: '2027-03-01',
      checkOut: '2027-03-04',
      guests: 4,
    })
  })

  it('fills in only the fields that it has', () => {
    expect(fromStay({})).toEqual({})
    expect(fromStay({ room: 'coral-suite' })).toEqual({ roomId: 'coral-suite' })
  })

  it('drops a check-out that is not after the check-in, and dates that do not exist', () => {
    expect(fromStay({ checkIn: '2027-03-04', checkOut: '2027-03-01' })).toEqual({
      checkIn: '2027-03-04',
      checkOut: '',
    })
    expect(fromStay({ checkIn: '2027-02-30', checkOut: 'tomorrow' })).toEqual({})
  })

  it.each([0, 9, 2.5, Number.NaN, -1])('ignores %d guests', (guests) => {
    expect(fromStay({ guests })).toEqual({})
  })
})
