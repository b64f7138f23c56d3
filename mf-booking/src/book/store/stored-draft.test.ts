import { eachGuestText } from '@calm-rest/contract/guest-texts'
import { addDays } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Draft, emptyDraft, fromForm } from '../rules/draft.ts'
import { createBookingStore } from './booking-store.ts'
import { parseStoredDraft, toForm, toStoredDraft } from './stored-draft.ts'

const stay = { room: 'horizon-room', checkIn: '2027-03-01', checkOut: '2027-03-04' }

const attempt = { key: 'k', meaning: 'm', body: { firstName: 'Ada' } as never }

/** A completed form, and what another page of the tab reads of it. */
const writtenIn = (proposed: object = stay) => {
  const store = createBookingStore(proposed)
  const events = store.getState()
  events.personTyped('firstName', 'Ada')
  events.ownFieldTyped('phone', '077 123 4567')
  events.ownFieldTyped('arrivalTime', '22:30')
  events.ownFieldTyped('specialRequest', 'A cot')
  events.guestsChosen(3)
  events.roomAdded()
  return store
}

const storedOf = (store: ReturnType<typeof writtenIn>, proposed: object = stay) =>
  parseStoredDraft(JSON.parse(JSON.stringify(toStoredDraft(store.getState(), proposed))))

const openWith = (stored: ReturnType<typeof parseStoredDraft>, proposed: object = stay) => {
  const store = createBookingStore(proposed)
  if (stored) store.getState().draftRestored(stored, proposed)
  return store
}

describe('a form on a later page of the tab', () => {
  it('R-book-kept: has all input', () => {
    const store = writtenIn()
    store.getState().stayPicked({ checkIn: '2027-04-01', checkOut: '2027-04-03' })
    const again = openWith(storedOf(store)).getState()
    expect(again.draft).toEqual(store.getState().draft)
    expect(again.typed).toEqual(new Set(['firstName']))
  })

  it('R-book-kept: has the attempt of a booking whose response was lost, so that it is not made twice', () => {
    const store = writtenIn()
    store.getState().attemptSent(attempt)
    store.getState().attemptFailed({ kind: 'network' })
    expect(openWith(storedOf(store)).getState()).toMatchObject({ attempt, phase: { status: 'editing' } })
  })

  it('applies another proposed stay, and keeps other input', () => {
    const proposed = { room: 'coral-suite', checkIn: '2027-05-01', checkOut: '2027-05-03', guests: 1 }
    expect(openWith(storedOf(writtenIn()), proposed).getState().draft).toMatchObject({
      roomId: 'coral-suite',
      checkIn: '2027-05-01',
      checkOut: '2027-05-03',
      guests: 1,
      firstName: 'Ada',
      phone: '077 123 4567',
      arrivalTime: '22:30',
      specialRequest: 'A cot',
    })
    expect(openWith(storedOf(writtenIn()), {}).getState().draft).toMatchObject({
      checkIn: '2027-03-01',
      guests: 3,
    })
  })

  it('stores nothing that an account fills in again', () => {
    const eve = { firstName: 'Eve', lastName: 'Silva', email: 'eve@example.com' }
    const store = createBookingStore(stay)
    store.getState().signedInGuestChanged(eve)
    store.getState().personTyped('lastName', 'Perera')
    const stored = storedOf(store)
    expect(JSON.stringify(stored)).not.toMatch(/Eve|Silva|eve@/)
    const again = openWith(stored)
    expect(again.getState().draft).toMatchObject({ firstName: '', lastName: 'Perera', email: '' })
    again.getState().signedInGuestChanged(eve)
    expect(again.getState().draft).toMatchObject({ firstName: 'Eve', lastName: 'Perera' })
  })

  it.each([
    undefined,
    null,
    7,
    'text',
    [],
    {},
    { proposal: '', values: {} },
    { proposal: '', values: [], typed: [] },
  ])('is empty where %j was stored', (stored) => {
    expect(parseStoredDraft(stored)).toBeUndefined()
  })

  it('ignores invalid values that another release may have stored', () => {
    const values = { firstName: 7, checkIn: '2027-02-30', checkOut: 'soon', guests: '99', phone: '077' }
    const stored = parseStoredDraft({
      proposal: '',
      values,
      typed: ['firstName', 'phone'],
      attempt: { key: 1 },
    })
    expect(openWith(stored, {}).getState()).toMatchObject({
      draft: { firstName: '', checkIn: '', checkOut: '', guests: 2, phone: '077' },
      attempt: undefined,
    })
  })
})

it('is the same for every form after serialization and parsing', () => {
  const date = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2027-01-01', days))
  const guests = fc.integer({ min: 1, max: 8 })
  const roomId = fc.constantFrom(undefined, 'horizon-room', 'coral-suite')
  const draft: fc.Arbitrary<Draft> = fc.record({
    firstName: fc.string(),
    lastName: fc.string(),
    email: fc.string(),
    phone: fc.string(),
    checkIn: date,
    checkOut: date,
    guests,
    children: fc.string(),
    roomId,
    plan: fc.string(),
    promotionCode: fc.string(),
    extras: fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/), fc.integer({ min: 1, max: 9 })),
    arrivalTime: fc.string(),
    ...eachGuestText(() => fc.string()),
    addressCode: fc.string(),
    additionalRooms: fc.array(fc.record({ roomId, guests, children: fc.string() }), { maxLength: 4 }),
  })
  fc.assert(fc.property(draft, (one) => void expect(fromForm(toForm(one))).toEqual(one)))
  expect(fromForm(toForm(emptyDraft()))).toEqual(emptyDraft())
})
