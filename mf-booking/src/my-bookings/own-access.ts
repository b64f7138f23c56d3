import type { GuestBooking, Result } from '@calm-rest/contract/api'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import { useHost } from '@calm-rest/federation/widget'
import { useMemo } from 'react'
import type { BookingAccess } from '../booking-card/booking-access.ts'
import type { WholeAccess } from '../booking-card/cancel-whole.tsx'

/** It is no longer this guest's booking, so its terms of cancellation are not shown. */
const asClosed = (known: GuestBooking): GuestBooking => ({
  ...known,
  cancellation: 'closed',
  change: 'closed',
})

/** Access through the signed-in guest's account. */
export const useOwnAccess = (known: GuestBooking): BookingAccess => {
  const { api } = useHost()
  return useMemo(
    () => ({
      read: async (): Promise<Result<GuestBooking>> => {
        const result = await api.me.bookings()
        if (!result.ok) return result
        const found = result.value.find(({ reference }) => reference === known.reference)
        return { ok: true, value: found ?? asClosed(known) }
      },
      cancel: () => api.me.cancelBooking(known.reference),
      rooms: () => api.rooms.list(),
      quoteChange: (terms) => api.me.quoteChange(known.reference, terms),
      change: (terms) => api.me.changeBooking(known.reference, terms),
    }),
    [api, known],
  )
}

/** The same for all rooms of one booking. */
export const useOwnWholeAccess = (reference: string, known: readonly GuestBooking[]): WholeAccess => {
  const { api } = useHost()
  return {
    read: async () => {
      const result = await api.me.bookings()
      if (!result.ok) return result
      const found = result.value.filter((one) => bookingReferenceOf(one.reference) === reference)
      return { ok: true, value: found.length > 0 ? found : known.map(asClosed) }
    },
    cancel: async () => {
      const result = await api.me.cancelBooking(reference)
      return result.ok ? { ok: true, value: [result.value, ...(result.value.otherRooms ?? [])] } : result
    },
  }
}
