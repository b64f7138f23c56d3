import { InvalidArgumentError } from '@calm-rest/command'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'

/** YYYY-MM, of an argument. */
export const parseMonth = (text: string) => {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) return text
  throw new InvalidArgumentError('It is a month like 2027-03.')
}

/** Its days, half-open. */
export const daysOfMonth = (month: string): { from: CalendarDate; until: CalendarDate } => {
  const from = `${month}-01`
  return { from, until: `${addDays(from, 31).slice(0, 7)}-01` }
}
