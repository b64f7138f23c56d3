import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate, nightsBetween, toCents, toDollars } from '@calm-rest/contract/stay'
import { ApiError, type FieldError, invalidFields } from '../../core/http/api-error.ts'

interface Stay {
  checkIn: CalendarDate
  checkOut: CalendarDate
}

/** Throws if the dates cannot be booked today, by the property's calendar. */
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

/** `field` is the name of the number of guests in the request. */
export const assertCapacity = (room: PricedRoom, guests: number, field = 'guests') => {
  if (guests > room.guests) {
    throw new ApiError('capacity_exceeded', { fields: [{ field, code: 'too_large' }] })
  }
}

/** Throws if the guest saw another total than the server's. The guest then sees the right total and confirms again. */
export const assertAgreed = (totalCents: number, seenDollars: number) => {
  if (toCents(seenDollars) === totalCents) return
  throw new ApiError('price_changed', {
    fields: [{ field: 'totalPrice', code: 'wrong_total' }],
    totalPrice: toDollars(totalCents),
  })
}
