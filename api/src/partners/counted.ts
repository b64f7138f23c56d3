import type { BookingStatus } from '@calm-rest/contract/api'
import { nightsBetween } from '@calm-rest/contract/stay'

interface CountedStay {
  status: BookingStatus
  checkIn: string
  checkOut: string
  totalCents: number
}

/**
 * Guests pay at the property: of a stay that was cancelled, however late, or not taken up nothing was collected, so
 * nothing is shared.
 */
const countsNothing: ReadonlySet<BookingStatus> = new Set(['cancelled', 'no_show'])

/** Nights and revenue of a stay as they count for its partner, in statements and notices alike. */
export const countedFor = ({ status, checkIn, checkOut, totalCents }: CountedStay) =>
  countsNothing.has(status)
    ? { nights: 0, revenueCents: 0 }
    : { nights: nightsBetween(checkIn, checkOut), revenueCents: totalCents }
