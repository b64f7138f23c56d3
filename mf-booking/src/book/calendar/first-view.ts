import { hotel } from '@calm-rest/contract/hotel'
import { addDays, type CalendarDate, dateInZone } from '@calm-rest/contract/stay'
import { type CalendarView, monthOf } from '@calm-rest/ui/calendar'
import type { StayEnd } from '../rules/pick-date.ts'
import type { StayDates } from '../rules/stay-dates.ts'

/** What the calendar shows when it opens: the date that is being chosen, or else the next that could be. */
export const firstView = (
  end: StayEnd,
  { checkIn, checkOut }: StayDates,
  today: CalendarDate | undefined,
): CalendarView => {
  const chosen = end === 'checkIn' ? checkIn : checkOut || (checkIn && addDays(checkIn, 1))
  // opened by a person, so the clock may be asked; only where the API did not tell the house's date
  const now = today ?? dateInZone(new Date(), hotel.timeZone)
  const focused = chosen && chosen >= now ? chosen : now
  return { focused, month: monthOf(end === 'checkOut' && checkIn >= now ? checkIn : focused) }
}
