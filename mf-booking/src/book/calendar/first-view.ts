import { hotel } from '@calm-rest/contract/hotel'
import { addDays, type CalendarDate, dateInZone } from '@calm-rest/contract/stay'
import { type CalendarView, monthOf } from '@calm-rest/ui/calendar'
import type { StayDateName } from '@calm-rest/ui/stay-calendar'
import type { StayDates } from '../dates/stay-dates.ts'

/** The date and month shown on opening: those of the date being chosen, or else of the next possible date. */
export const firstView = (
  dateName: StayDateName,
  { checkIn, checkOut }: StayDates,
  today: CalendarDate | undefined,
): CalendarView => {
  const chosen = dateName === 'checkIn' ? checkIn : checkOut || (checkIn && addDays(checkIn, 1))
  // the clock is read only on a press, and only if the API did not return the property's date
  const now = today ?? dateInZone(new Date(), hotel.timeZone)
  const focused = chosen && chosen >= now ? chosen : now
  return { focused, month: monthOf(dateName === 'checkOut' && checkIn >= now ? checkIn : focused) }
}
