import { addDays, type CalendarDate } from '@calm-rest/contract/stay'

/** The last day of the month of a date: '2027-02-28' of any day in February 2027. */
export const lastDayOfMonth = (day: CalendarDate): CalendarDate =>
  // four days after a 28th are in the next month, whatever the month
  addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)
