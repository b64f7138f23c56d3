import { addDays, type CalendarDate } from '@calm-rest/contract/stay'

/** The month of a day, half-open. */
export const monthOf = (day: CalendarDate): { from: CalendarDate; until: CalendarDate } => {
  const from = `${day.slice(0, 7)}-01`
  return { from, until: `${addDays(from, 31).slice(0, 7)}-01` }
}

/** The month before or after another one. */
export const monthBeside = (from: CalendarDate, step: -1 | 1) => monthOf(addDays(from, step < 0 ? -1 : 31))
