import { addDays, type CalendarDate } from '@calm-rest/contract/stay'

/** Returns the last day of a date's month: '2027-02-28' for any day in February 2027. */
export const lastDayOfMonth = (day: CalendarDate): CalendarDate =>
  // four days after a 28th are always in the next month
  addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)
