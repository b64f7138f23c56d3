import type { CalendarDate } from '@calm-rest/contract/stay'
import { type Choice, refusalOf } from '../rules/pick-date.ts'

/** The check-out that pressing a day would make; undefined where there is none to be made. */
export const previewOf = (date: CalendarDate, choice: Choice): CalendarDate | undefined => {
  const { end, dates } = choice
  // a stay that is complete stands, until another day of it is pressed
  if (end !== 'checkOut' || !dates.checkIn || dates.checkOut) return undefined
  return refusalOf(date, choice) ? undefined : date
}
