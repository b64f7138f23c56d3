import type { Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'

export interface RequestedStay {
  checkIn?: CalendarDate | undefined
  checkOut?: CalendarDate | undefined
  guests?: number | undefined
}

/** Returns whether a booking of these dates and guests would be accepted, if the room is free. */
export const canTake = (room: Room, { checkIn, checkOut, guests = 1 }: RequestedStay, today: CalendarDate) =>
  checkIn !== undefined &&
  checkOut !== undefined &&
  checkIn >= today &&
  nightsBetween(checkIn, checkOut) <= limits.nights.max &&
  checkOut <= addDays(today, limits.bookingHorizonDays) &&
  guests <= room.guests
