import { limits } from '@calm-rest/contract/limits'
import {
  addDays,
  type CalendarDate,
  nightlyPriceCents,
  nightsBetween,
  toCents,
  toDollars,
} from '@calm-rest/contract/stay'
import { ApiError, type FieldError, invalidFields } from '../http/api-error.ts'

interface Stay {
  checkIn: CalendarDate
  checkOut: CalendarDate
}

/** The dates can be booked today, by the calendar of the property. */
export const assertDates = ({ checkIn, checkOut }: Stay, today: CalendarDate) => {
  const fields: FieldError[] = []
  const nights = nightsBetween(checkIn, checkOut)
  if (checkIn < today) fields.push({ field: 'checkIn', code: 'in_the_past' })
  if (nights <= 0) fields.push({ field: 'checkOut', code: 'not_after_check_in' })
  else if (checkOut > addDays(today, limits.bookingHorizonDays))
    fields.push({ field: 'checkOut', code: 'too_far_ahead' })
  else if (nights > limits.nights.max) fields.push({ field: 'checkOut', code: 'stay_too_long' })
  if (fields.length > 0) throw invalidFields(...fields)
}

export interface PricedRoom {
  guests: number
  priceCents: number
  discountPriceCents?: number | undefined
}

export const assertCapacity = (room: PricedRoom, guests: number) => {
  if (guests > room.guests) {
    throw new ApiError('capacity_exceeded', { fields: [{ field: 'guests', code: 'too_large' }] })
  }
}

/** The server's own total in cents; a guest who saw another one is told the right one and asked again. */
export const agreedTotalCents = (room: PricedRoom, { checkIn, checkOut }: Stay, seenDollars: number) => {
  const totalCents = nightsBetween(checkIn, checkOut) * nightlyPriceCents(room)
  if (toCents(seenDollars) === totalCents) return totalCents
  throw new ApiError('price_changed', {
    fields: [{ field: 'totalPrice', code: 'wrong_total' }],
    totalPrice: toDollars(totalCents),
  })
}

/** Specification: free until today, no refund from tomorrow, a fixed window of 24 hours. */
const freeCancellationMs = 24 * 60 * 60 * 1000

export const freeCancellationUntil = (bookedAt: Date) =>
  new Date(bookedAt.getTime() + freeCancellationMs).toISOString()
