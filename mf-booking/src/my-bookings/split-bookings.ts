import type { GuestBooking } from '@calm-rest/contract/api'

/** Stays to come, the next one first; and all others, the latest first. */
export const splitBookings = (bookings: readonly GuestBooking[]) => {
  const byCheckIn = bookings.toSorted((a, b) => a.checkIn.localeCompare(b.checkIn))
  return {
    coming: byCheckIn.filter(({ status }) => status === 'confirmed'),
    earlier: byCheckIn.filter(({ status }) => status !== 'confirmed').reverse(),
  }
}
