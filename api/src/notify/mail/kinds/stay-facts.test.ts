import { expect, it } from 'vitest'
import type { StoredBooking } from '../../../stays/index.ts'
import { wordsIn } from '../words.ts'
import type { LetterContext } from './compose-kit.ts'
import { stayFacts } from './stay-facts.ts'

const property = { checkInFrom: '14:00', checkOutUntil: '11:00' }
const context = { lang: 'en', t: wordsIn('en'), property } as unknown as LetterContext
const booking = {
  reference: 'CR-1',
  roomTypeName: 'Coral Suite',
  checkIn: '2027-07-01',
  checkOut: '2027-07-04',
  guests: 3,
  children: '[4,9]',
  totalCents: 70_500,
}

it('tells the ages of children, and the parts of a price: extras with their number, and what is included', () => {
  const lines = [
    { kind: 'extra', name: 'Breakfast', amount: 45, quantity: 3, included: false },
    { kind: 'extra', name: 'Cot', amount: 10, quantity: 1, included: false },
    { kind: 'tax', name: 'Service', amount: 12.5, included: true },
  ]
  const stored = { ...booking, priceLines: JSON.stringify({ nights: [], lines }) } as unknown as StoredBooking
  const facts = stayFacts(stored, context).map(({ label, value }) => `${label}: ${value}`)
  expect(facts).toEqual([
    'Booking reference: CR-1',
    'Room: Coral Suite',
    'Check-in: Thursday, 1 July 2027, from 14:00',
    'Check-out: Sunday, 4 July 2027, until 11:00',
    'Guests: 3 guests (ages of children: 4, 9)',
    'Total price: $705 for 3 nights',
    '3 × Breakfast: $45',
    'Cot: $10',
    'Service: $12.50, included',
  ])
})
