import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, dateInZone } from '@calm-rest/contract/stay'

/** Local time at the property, such as 2027-03-31 14:05:00. */
export const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: hotel.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Returns the date at the property. */
export const todayAt = (now: Date): CalendarDate => dateInZone(now, hotel.timeZone)

/** Returns the time at the property, such as 14:05:00. */
export const clockAt = (now: Date): string => wallClock.format(now).slice(11)

/** Returns the moment of a day and a time at the property, such as 14:05; by default the start of the day. */
export const momentAt = (day: CalendarDate, time = '00:00'): Date => {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const aheadMs = Date.parse(`${wallClock.format(shown).replace(' ', 'T')}Z`) - shown
  return new Date(shown - aheadMs)
}
