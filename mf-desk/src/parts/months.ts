import { addDays, type CalendarDate } from '@calm-rest/contract/stay'

/** Half-open. */
export interface Month {
  from: CalendarDate
  until: CalendarDate
}

/** The month of a day. */
export const monthOf = (day: CalendarDate): Month => {
  const from = `${day.slice(0, 7)}-01`
  return { from, until: `${addDays(from, 31).slice(0, 7)}-01` }
}

/** The month before or after another one. */
export const monthBeside = (from: CalendarDate, step: -1 | 1) => monthOf(addDays(from, step < 0 ? -1 : 31))
