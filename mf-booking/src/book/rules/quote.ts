import type { Room } from '@calm-rest/contract/api'
import { hasDiscount, nightsBetween, stayTotal, toCents, toDollars } from '@calm-rest/contract/stay'
import { completeStay, type StayDates } from '../dates/stay-dates.ts'

/** Prices in the summary, in dollars. */
export interface Quote {
  nights: number
  nightly: number
  /** The price before the discount, where there is one. */
  fullNightly: number | undefined
  total: number
}

/**
 * The price of a stay; undefined where it cannot be said ('Not available'). `agreedTotal` is the server's own
 * total after it refused ours, and stands above the price list that this page read earlier.
 */
export const quoteOf = (
  room: Room | undefined,
  dates: StayDates,
  agreedTotal?: number | undefined,
): Quote | undefined => {
  const stay = completeStay(dates)
  if (!room || !stay) return undefined
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  if (agreedTotal !== undefined) {
    const nightly = toDollars(Math.round(toCents(agreedTotal) / nights))
    return { nights, nightly, fullNightly: undefined, total: agreedTotal }
  }
  const total = stayTotal(room, stay.checkIn, stay.checkOut)
  return total > 0 ? { nights, ...nightlyOf(room), total } : undefined
}

/** The price of a whole booking, in dollars. */
export interface BookingQuote {
  nights: number
  total: number
}

/** Sum over the rooms of a booking; undefined where one of them cannot be said. `agreedTotal` as in `quoteOf`. */
export const bookingQuoteOf = (
  rooms: readonly { room: Room | undefined }[],
  dates: StayDates,
  agreedTotal?: number | undefined,
): BookingQuote | undefined => {
  const quotes = rooms.map(({ room }) => quoteOf(room, dates))
  const [first] = quotes
  if (!first || quotes.includes(undefined)) return undefined
  const cents = quotes.reduce((sum, quote) => sum + toCents(quote?.total ?? 0), 0)
  return { nights: first.nights, total: agreedTotal ?? toDollars(cents) }
}

/** Price of one night, and the one before the discount. */
export const nightlyOf = (room: Room) =>
  hasDiscount(room.price, room.discountPrice)
    ? { nightly: room.discountPrice, fullNightly: room.price }
    : { nightly: room.price, fullNightly: undefined }
