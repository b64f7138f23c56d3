import type { DeskBooking } from '@calm-rest/api/desk'
import { eachGuestText } from '@calm-rest/contract/guest-texts'
import { expect, it } from 'vitest'
import { bookingCard, bookingTable, dayText } from './booking-text.ts'

const booking: DeskBooking = {
  reference: 'CR-7KQM-4XWP',
  status: 'confirmed',
  roomId: 'horizon-room',
  roomType: 'Horizon Room',
  checkIn: '2027-07-01',
  checkOut: '2027-07-04',
  nights: 3,
  guests: 2,
  totalPrice: 384,
  firstName: 'Amara',
  lastName: 'Perera',
  email: 'amara@example.com',
  phone: null,
  ...eachGuestText(() => null),
  bookedAt: '2027-06-01T06:00:00Z',
  freeCancellationUntil: '2027-06-02T06:00:00Z',
  cancellation: 'free',
  change: 'free',
  cancelledAt: null,
  refund: null,
  arrival: null,
  mayTellArrival: true,
  children: [],
  plan: 'standard',
  priceLines: [],
  paid: 0,
  due: 384,
  nationalities: {},
  lang: 'en',
  unit: 1,
  pinnedAt: null,
  arrivedOn: null,
  endedOn: null,
}
const arrival = { time: '15:30', flight: 'UL 504', shuttle: true, note: 'With a pram.', toldAt: '' }

it('R-arrival: says when guests arrive: the time with the shuttle, a mark where it is not known yet, nothing where nothing was told', () => {
  const rows = bookingTable([
    { ...booking, arrival },
    { ...booking, arrival: { ...arrival, time: null, shuttle: false } },
    booking,
  ]).split('\n')
  const arrives = rows.map((row) => /(?:status|confirmed)(.*?)(?:USD|384\.00)$/.exec(row)?.[1]?.trim())
  expect(arrives).toEqual(['arrives', '15:30, shuttle', '?', ''])
})

it('has all that was told on the card of a booking, and no line of it before', () => {
  expect(bookingCard({ ...booking, arrival })).toMatch(
    /arrives +15:30\nflight +UL 504\nshuttle +wanted\narrival note +With a pram\./,
  )
  expect(bookingCard(booking)).not.toMatch(/arrives|flight|shuttle/)
})

it('R-booking-contact: has the phone number on the card, and in the lists of a day', () => {
  const phone = '+94771234567'
  expect(bookingCard({ ...booking, phone })).toMatch(/email +amara@example\.com\nphone +\+94771234567/)
  expect(bookingCard(booking)).not.toContain('phone')
  const day = { day: '2027-07-01', arriving: [{ ...booking, phone }], leaving: [], staying: [] }
  expect(dayText(day)).toMatch(/Amara Perera +\+94771234567 +confirmed/)
  expect(bookingTable([{ ...booking, phone }])).not.toContain(phone)
})
