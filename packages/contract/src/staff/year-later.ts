import { addDays, type CalendarDate, isCalendarDate } from '../stay.ts'

/** The same date a year later; 1 March for 29 February. */
export const yearLater = (date: CalendarDate): CalendarDate => {
  const [year = '', ...rest] = date.split('-')
  const later = [String(Number(year) + 1), ...rest].join('-')
  return isCalendarDate(later) ? later : addDays(later.replace(/29$/, '28'), 1)
}
