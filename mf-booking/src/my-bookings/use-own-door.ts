import type { GuestBooking, Result } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { useMemo } from 'react'
import type { BookingDoor } from '../booking-card/booking-door.ts'

/** The way to a booking of whoever is signed in. */
export const useOwnDoor = (known: GuestBooking): BookingDoor => {
  const { api } = useHost()
  return useMemo(
    () => ({
      read: async (): Promise<Result<GuestBooking>> => {
        const result = await api.me.bookings()
        if (!result.ok) return result
        const found = result.value.find(({ reference }) => reference === known.reference)
        // no longer this guest's: what cancelling would say, too
        return found ? { ok: true, value: found } : { ok: true, value: { ...known, cancellation: 'closed' } }
      },
      cancel: () => api.me.cancelBooking(known.reference),
    }),
    [api, known],
  )
}
