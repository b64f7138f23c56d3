import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'

export interface StayDates {
  checkIn: CalendarDate | ''
  checkOut: CalendarDate | ''
}

/** The last date on which a stay may end. */
export const latestDate = (today: CalendarDate) => addDays(today, limits.bookingHorizonDays)
