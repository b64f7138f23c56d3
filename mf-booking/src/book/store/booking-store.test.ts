import type { BookingReceipt, Failure } from '@calm-rest/contract/api'
import { describe, expect, it } from 'vitest'
import { createBookingStore } from './booking-store.ts'

const signedInGuest = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }
const stay = { room: 'horizon-room', checkIn: '2027-03-01', checkOut: '2027-03-04', guests: 1 }

const receipt: BookingReceipt = {
  success: true,
  reference: 'CR-7KQM-4XWP',
  status: 'confirmed',
  roomId: 'horizon-room',
  roomType: 'Horizon Room',
  checkIn: '2027-03-01',
  checkOut: '2027-03-04',
  nights: 3,
  guests: 1,
  totalPrice: 384,
  freeCancellationUntil: '2026-11-22T08:00:00.000Z',
}

const refusal = (
  code: 'room_taken' | 'price_changed' | 'capacity_exceeded' | 'booking_cancelled' | 'idempotency_key_reused',
): Failure => ({
  kind: 'api',
  status: 409,
  code,
  body: {
    ...(code === 'capacity_exceeded' && { fields: [{ field: 'guests', code: 'too_large', message: '' }] }),
    error: `Words for ${code}.`,
    code,
    success: false,
    ...(code === 'price_changed' && { totalPrice: 300 }),
  },
})

const begin = (props = {}) => {
  const store = createBookingStore(props)
  return { store, now: store.getState, events: store.getState() }
}

describe('who is signed in', () => {
  it('fills in the empty fields', () => {
    const { events, now } = begin()
    events.signedInGuestChanged(signedInGuest)
    expect(now().draft).toMatchObject(signedInGuest)
  })

  it('does not overwrite what was typed, not even an emptied field', () => {
    const { events, now } = begin()
    events.personTyped('firstName', 'Augusta')
    events.personTyped('email', '')
    events.signedInGuestChanged(signedInGuest)
    expect(now().draft).toMatchObject({ firstName: 'Augusta', lastName: 'Lovelace', email: '' })
  })

  it('is removed from the form after signing out, and typed input stays', () => {
    const { events, now } = begin()
    events.signedInGuestChanged(signedInGuest)
    events.personTyped('lastName', 'Byron')
    events.signedInGuestChanged(undefined)
    expect(now().draft).toMatchObject({ firstName: '', lastName: 'Byron', email: '' })
  })
})

describe('choosing dates', () => {
  it('warns once if the check-out is not after the check-in, and keeps the previous one', () => {
    const { events, now } = begin(stay)
    events.checkOutChosen('2027-03-01')
    expect(now()).toMatchObject({ dateOrderWarning: true, draft: { checkOut: '2027-03-04' } })
    events.dateOrderWarningRead()
    expect(now().dateOrderWarning).toBe(false)
  })
})

describe('a proposal of the host', () => {
  it('changes only the fields that it has', () => {
    const { events, now } = begin(stay)
    events.personTyped('firstName', 'Ada')
    events.stayProposed({ room: 'coral-suite' })
    expect(now().draft).toMatchObject({
      roomId: 'coral-suite',
      checkIn: '2027-03-01',
      firstName: 'Ada',
      guests: 1,
    })
  })
})

describe('further rooms', () => {
  it('start like the first, change one by one, and can be removed; five rooms are the maximum', () => {
    const { events, now } = begin(stay)
    events.roomAdded()
    events.roomAdded()
    expect(now().autoFocus).toBe('additionalRooms.1.guests')
    events.additionalRoomChanged(1, { roomId: 'coral-suite' })
    events.additionalRoomChanged(0, { guests: 4 })
    expect(now().draft.additionalRooms).toMatchObject([
      { roomId: 'horizon-room', guests: 4 },
      { roomId: 'coral-suite', guests: 2 },
    ])
    events.roomRemoved(0)
    expect(now().draft.additionalRooms).toMatchObject([{ roomId: 'coral-suite', guests: 2 }])
    for (let i = 0; i < 9; i += 1) events.roomAdded()
    expect(now().draft.additionalRooms).toHaveLength(4)
  })

  it('are removed with their errors', () => {
    const { events, now } = begin(stay)
    events.roomAdded()
    events.mistakesFound({ 'additionalRooms.0.guests': { code: 'over_capacity' } })
    events.roomRemoved(0)
    expect(now().errors['additionalRooms.0.guests']).toBeUndefined()
  })
})

describe('an error', () => {
  it('is cleared by a change of its own field only', () => {
    const { events, now } = begin()
    events.mistakesFound({ firstName: { code: 'required' }, guests: { code: 'over_capacity' } })
    events.personTyped('firstName', 'A')
    expect(now().errors).toEqual({ firstName: undefined, guests: { code: 'over_capacity' } })
    events.roomChosen('loft')
    expect(now().errors.guests).toBeUndefined()
  })
})

describe('a refusal', () => {
  it('keeps input and attempt', () => {
    const { events, now } = begin(stay)
    const attempt = { key: 'k', meaning: '', body: {} as never }
    events.personTyped('firstName', 'Ada')
    events.attemptSent(attempt)
    events.attemptFailed(refusal('room_taken'))
    expect(now()).toMatchObject({
      phase: { status: 'refused', code: 'room_taken', message: 'Words for room_taken.' },
      draft: { firstName: 'Ada', checkIn: '2027-03-01' },
      attempt,
      lostRooms: 1,
    })
  })

  it('is cleared by another stay, but not by another name', () => {
    const { events, now } = begin(stay)
    events.attemptFailed(refusal('price_changed'))
    events.personTyped('firstName', 'Ada')
    expect(now().phase).toMatchObject({ status: 'refused', total: 300 })
    events.guestsChosen(2)
    expect(now().phase).toEqual({ status: 'editing' })
  })

  it('for too many guests is at the guests', () => {
    const { events, now } = begin(stay)
    events.attemptFailed(refusal('capacity_exceeded'))
    expect(now().errors.guests).toEqual({ code: 'over_capacity' })
  })

  it.each(['idempotency_key_reused', 'booking_cancelled'] as const)(
    'of a key, as %s, gives the next attempt another',
    (code) => {
      const { events, now } = begin(stay)
      events.attemptSent({ key: 'k', meaning: '', body: {} as never })
      events.attemptFailed(refusal(code))
      expect(now().attempt).toBeUndefined()
    },
  )

  it('R-closures: requests the price and availability again for dates on which the property is closed', () => {
    const { events, now } = begin(stay)
    const fields = [{ field: 'checkOut', code: 'property_closed' as const, message: 'Closed.' }]
    const code = 'stay_restricted'
    events.attemptFailed({ kind: 'api', status: 422, code, body: { error: 'No.', code, fields } })
    expect(now()).toMatchObject({ lostRooms: 1, priceChanges: 1 })
  })

  it('puts errors beside their fields, and drops those of unknown fields', () => {
    const { events, now } = begin(stay)
    const fields = [
      { field: 'email', code: 'invalid_email' as const, message: 'No such address.' },
      { field: 'totalPrice', code: 'wrong_total' as const, message: 'Not the total.' },
    ]
    events.attemptFailed({
      kind: 'api',
      status: 400,
      code: 'invalid_request',
      body: { error: 'Please check.', code: 'invalid_request', fields },
    })
    expect(now().errors).toEqual({ email: { code: 'invalid_email', message: 'No such address.' } })
  })
})

describe('no response', () => {
  it("is ignored if the partner's page prevented the request", () => {
    const { now, events } = begin(stay)
    events.attemptFailed({ kind: 'aborted' })
    expect(now()).toMatchObject({
      phase: { status: 'editing' },
      returns: 0,
      draft: { roomId: 'horizon-room' },
    })
  })

  it.each<Failure>([{ kind: 'network' }, { kind: 'unexpected', status: 502 }])(
    'of kind $kind keeps the attempt for another try',
    (failure) => {
      const { events, now } = begin(stay)
      const attempt = { key: 'k', meaning: '', body: {} as never }
      events.attemptSent(attempt)
      events.attemptFailed(failure)
      expect(now()).toMatchObject({ phase: { status: 'failed' }, attempt })
    },
  )
})

describe('a change while a request is under way', () => {
  it('does not start a second request', () => {
    const { events, now } = begin(stay)
    events.attemptSent({ key: 'k', meaning: '', body: {} as never })
    events.guestsChosen(2)
    expect(now().phase).toEqual({ status: 'sending' })
  })
})

describe('an accepted booking', () => {
  it('resets the form to two guests and the first room, and keeps the guest', () => {
    const { events, now } = begin(stay)
    events.signedInGuestChanged(signedInGuest)
    events.attemptSent({ key: 'k', meaning: '', body: {} as never })
    events.bookingAccepted(receipt, 'ada@example.com')
    expect(now()).toMatchObject({
      phase: { status: 'booked', receipt, email: 'ada@example.com' },
      draft: {
        ...signedInGuest,
        checkIn: '',
        checkOut: '',
        guests: 2,
        roomId: undefined,
        specialRequest: '',
      },
      attempt: undefined,
    })
  })

  it('stays on the screen until another stay is chosen', () => {
    const { events, now } = begin(stay)
    events.bookingAccepted(receipt, 'ada@example.com')
    events.stayProposed({ room: 'coral-suite' })
    expect(now().phase.status).toBe('booked')
    events.anotherStayWanted()
    expect(now()).toMatchObject({ phase: { status: 'editing' }, draft: { roomId: 'coral-suite' } })
  })
})
