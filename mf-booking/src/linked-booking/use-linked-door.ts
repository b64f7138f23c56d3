import { useHost } from '@calm-rest/federation/widget'
import { useMemo } from 'react'
import type { BookingDoor } from '../booking-card/booking-door.ts'

/** The way to a booking for whoever holds the link. */
export const useLinkedDoor = (token: string): BookingDoor => {
  const { api } = useHost()
  return useMemo(
    () => ({
      read: () => api.bookings.byLink({ token }),
      cancel: () => api.bookings.cancelByLink({ token }),
    }),
    [api, token],
  )
}
