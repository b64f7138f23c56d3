import type { GuestBooking } from '@calm-rest/contract/api'
import { eachGuestText } from '@calm-rest/contract/guest-texts'

/** A booking as the API returns it, made on 20 November 2026 at 10:00 UTC. */
export const aBooking = (change: Partial<GuestBooking> = {}): GuestBooking => ({
  reference: 'CR-7KQM-4XWP',
  status: 'confirmed',
  roomId: 'horizon-room',
  roomType: 'Horizon Room',
  checkIn: '2027-03-01',
  checkOut: '2027-03-04',
  nights: 3,
  guests: 2,
  children: [],
  totalPrice: 384,
  plan: 'standard',
  priceLines: [],
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: null,
  ...eachGuestText(() => null),
  bookedAt: '2026-11-20T10:00:00.000Z',
  freeCancellationUntil: '2026-11-21T10:00:00.000Z',
  cancellation: 'free',
  change: 'free',
  arrival: null,
  mayTellArrival: true,
  cancelledAt: null,
  refund: null,
  property: { phone: '+94 41 555 0142', checkInFrom: '14:00', checkOutUntil: '11:00' },
  ...change,
})
