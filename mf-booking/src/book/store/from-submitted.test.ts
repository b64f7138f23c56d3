import type { BookingReceipt } from '@calm-rest/contract/api'
import { eachGuestText } from '@calm-rest/contract/guest-texts'
import type { Submitted } from '@calm-rest/contract/widget'
import { describe, expect, it } from 'vitest'
import { createBookingStore } from './booking-store.ts'

const values = {
  formId: 'one',
  firstName: 'Ada',
  lastName: 'Perera',
  email: 'ada@example.com',
  phone: '0771234567',
  arrivalTime: '22:30',
  checkIn: '2027-07-21',
  checkOut: '',
  checkOutTyped: 'soon',
  guests: '3',
  roomType: 'coral-suite',
  ...eachGuestText(() => 'A cot'),
}

const begin = (given: Partial<Submitted<BookingReceipt>>) =>
  createBookingStore({}, { values, ...given }).getState()

describe('a booking form on the page that responds to it', () => {
  it('keeps all input, including an invalid date', () => {
    const { draft, unread, formId } = begin({ problems: { checkOut: 'required' } })
    expect(draft).toEqual({
      firstName: 'Ada',
      lastName: 'Perera',
      email: 'ada@example.com',
      phone: '0771234567',
      checkIn: '2027-07-21',
      checkOut: '',
      guests: 3,
      children: '',
      roomId: 'coral-suite',
      additionalRooms: [],
      plan: '',
      promotionCode: '',
      extras: {},
      arrivalTime: '22:30',
      ...eachGuestText(() => 'A cot'),
      addressCode: '',
    })
    expect([unread.checkOut, formId]).toEqual(['soon', 'one'])
  })

  it('links to the first invalid field', () => {
    const { errors, autoFocus } = begin({
      problems: { checkOut: 'required', email: 'invalid_email' },
    })
    expect(errors).toEqual({ email: { code: 'invalid_email' }, checkOut: { code: 'required' } })
    expect(autoFocus).toBe('checkOut')
  })

  it('is rejected as in the browser', () => {
    const body = { error: 'Taken.', code: 'room_taken' as const }
    const failure = { kind: 'api', status: 409, code: 'room_taken', body } as const
    const { phase, autoFocus, returns } = begin({ result: { ok: false, failure } })
    expect(phase).toMatchObject({ status: 'refused', code: 'room_taken', message: 'Taken.' })
    // the page scrolls there, and moves no focus later
    expect([autoFocus, returns]).toEqual(['outcome', 0])
  })

  it('has a new id if its booking was cancelled since, and can be sent again', () => {
    const body = { error: 'Cancelled.', code: 'booking_cancelled' as const }
    const failure = { kind: 'api', status: 409, code: 'booking_cancelled', body } as const
    const { formId, draft } = begin({ result: { ok: false, failure } })
    expect([formId, draft.firstName]).toEqual([undefined, 'Ada'])
  })

  it('asks for another submission if the price was not shown', () => {
    expect(begin({ toConfirm: true }).phase).toEqual({ status: 'unconfirmed' })
  })

  it('is empty after the confirmation', () => {
    const receipt = { reference: 'CR-2345-6789' } as BookingReceipt
    const { phase, draft } = begin({ result: { ok: true, value: receipt } })
    expect(phase).toEqual({ status: 'booked', receipt, email: 'ada@example.com' })
    expect(draft.firstName).toBe('')
  })

  it('does not let an account overwrite typed fields', () => {
    const store = createBookingStore({}, { values, toConfirm: true })
    store.getState().signedInGuestChanged({ firstName: 'Eve', lastName: 'Silva', email: 'eve@example.com' })
    expect(store.getState().draft.firstName).toBe('Ada')
  })
})
