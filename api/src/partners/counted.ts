import type { BookingStatus } from '@calm-rest/contract/api'
import { nightsBetween } from '@calm-rest/contract/stay'

interface CountedStay {
  status: BookingStatus
  checkIn: string
  checkOut: string
  totalCents: number
}

/**
 * Statuses without commission. Guests pay at the property, so nothing is collected for a stay that was cancelled,
 * however late, or not taken up.
 */
const countsNothing: ReadonlySet<BookingStatus> = new Set(['cancelled', 'no_show'])

/** Returns the nights and revenue of a stay that count for its partner, in statements and notices alike. */
export const countedFor = ({ status, checkIn, checkOut, totalCents }: CountedStay) =>
  countsNothing.has(status)
    ? { nights: 0, revenueCents: 0 }
    : { nights: nightsBetween(checkIn, checkOut), revenueCents: totalCents }
