import type { GuestBooking } from '@calm-rest/contract/api'
import { useState } from 'react'

/** The booking of a card: newer than the given one, until another is given. */
export const useShownBooking = (given: GuestBooking, onUpdate?: (booking: GuestBooking) => void) => {
  const [newer, setNewer] = useState({ than: given, booking: given })
  return {
    booking: newer.than === given ? newer.booking : given,
    update: (booking: GuestBooking) => {
      setNewer({ than: given, booking })
      onUpdate?.(booking)
    },
  }
}

export type ShownBooking = ReturnType<typeof useShownBooking>
