import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, dateInZone } from '@calm-rest/contract/stay'

/** Local time at the property, like 2027-03-31 14:05:00. */
export const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: hotel.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The date at the property. */
export const todayAt = (now: Date): CalendarDate => dateInZone(now, hotel.timeZone)

/** The time at the property, like 14:05:00. */
export const clockAt = (now: Date): string => wallClock.format(now).slice(11)

/** The moment at which the clock of the property shows a day and a time, like 14:05; the beginning of the day without. */
export const momentAt = (day: CalendarDate, time = '00:00'): Date => {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const aheadMs = Date.parse(`${wallClock.format(shown).replace(' ', 'T')}Z`) - shown
  return new Date(shown - aheadMs)
}
