import { describe, expect, it } from 'vitest'
import { aRoom } from '../../room-picture/room.fixture.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { firstInvalid, standingErrors, validate } from './validate.ts'

const today = '2026-11-21'

const complete: Draft = {
  ...emptyDraft({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }),
  checkIn: '2027-03-01',
  checkOut: '2027-03-04',
}

const codesOf = (change: Partial<Draft>, room = aRoom()) =>
  Object.fromEntries(
    Object.entries(validate({ ...complete, ...change }, { rooms: [room], today })).map(([field, error]) => [
      field,
      error?.code,
    ]),
  )

describe('the rules of a booking', () => {
  it('accept a complete form', () => {
    expect(codesOf({})).toEqual({})
  })

  it('require everything but the request', () => {
    expect(Object.keys(validate(emptyDraft(), { rooms: [], today }))).toEqual([
      'firstName',
      'lastName',
      'email',
      'checkIn',
      'checkOut',
      'roomType',
    ])
  })

  it('do not accept spaces as a name', () => {
    expect(codesOf({ firstName: '  ' })).toEqual({ firstName: 'required' })
  })

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada lovelace@example.com', 'ada@example.c'])(
    'refuse the address %s',
    (email) => {
      expect(codesOf({ email })).toEqual({ email: 'invalid_email' })
    },
  )

  it.each(['ada@example.com', ' ada.l+x@mail.example.co.uk ', '阿达@例子.example'])(
    'accept the address %s',
    (email) => {
      expect(codesOf({ email })).toEqual({})
    },
  )

  it('accept today and refuse yesterday', () => {
    expect(codesOf({ checkIn: today, checkOut: '2026-11-22' })).toEqual({})
    expect(codesOf({ checkIn: '2026-11-20', checkOut: '2026-11-22' })).toEqual({ checkIn: 'in_the_past' })
  })

  it('refuse a check-out that is not after the check-in', () => {
    expect(codesOf({ checkOut: complete.checkIn })).toEqual({ checkOut: 'not_after_check_in' })
  })

  it('refuse more than 90 nights, and a stay that ends more than 730 days ahead', () => {
    expect(codesOf({ checkIn: '2027-01-01', checkOut: '2027-04-01' })).toEqual({})
    expect(codesOf({ checkIn: '2027-01-01', checkOut: '2027-04-02' })).toEqual({ checkOut: 'stay_too_long' })
    expect(codesOf({ checkIn: '2028-11-19', checkOut: '2028-11-21' })).toEqual({ checkOut: 'too_far_ahead' })
  })

  it('refuse more guests than the room sleeps', () => {
    expect(codesOf({ guests: 2 })).toEqual({})
    expect(codesOf({ guests: 3 })).toEqual({ guests: 'over_capacity' })
  })

  it('apply to each further room', () => {
    const additionalRooms = [
      { roomId: undefined, guests: 2, children: '' },
      { roomId: undefined, guests: 3, children: '4' },
    ]
    expect(codesOf({ additionalRooms })).toEqual({ 'additionalRooms.1.guests': 'over_capacity' })
  })

  it('require an adult in each room, and valid ages of children', () => {
    expect(codesOf({ guests: 2, children: '17' })).toEqual({})
    expect(codesOf({ guests: 2, children: '4, 9' })).toEqual({ children: 'too_many' })
    const further = { roomId: undefined, guests: 2, children: '18' }
    expect(codesOf({ additionalRooms: [further] })).toEqual({ 'additionalRooms.0.children': 'too_large' })
  })

  it('leave past dates to the server if today is unknown', () => {
    expect(
      validate(
        { ...complete, checkIn: '2020-01-01', checkOut: '2020-01-03' },
        { rooms: [aRoom()], today: undefined },
      ),
    ).toEqual({})
  })
})

describe('errors shown while the form is being filled in', () => {
  it('do not include empty fields', () => {
    expect(standingErrors(emptyDraft(), { rooms: [aRoom()], today })).toEqual({})
  })

  it('include a date in the past, and a room that is too small', () => {
    const draft = { ...emptyDraft(), checkIn: '2026-11-20', guests: 4 }
    expect(standingErrors(draft, { rooms: [aRoom()], today })).toEqual({
      checkIn: { code: 'in_the_past' },
      guests: { code: 'over_capacity' },
    })
  })
})

describe('the first invalid field', () => {
  it('is the first on the page', () => {
    expect(firstInvalid({ guests: { code: 'over_capacity' }, email: { code: 'required' } })).toBe('guests')
    const ofRoom = { 'additionalRooms.0.guests': { code: 'over_capacity' } } as const
    expect(firstInvalid({ phone: { code: 'invalid_phone' }, ...ofRoom })).toBe('additionalRooms.0.guests')
    expect(firstInvalid({ email: undefined })).toBeUndefined()
    expect(firstInvalid({ 'additionalRooms.1.guests': { code: 'over_capacity' } })).toBe(
      'additionalRooms.1.guests',
    )
  })
})
