import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, dateInZone } from '@calm-rest/contract/stay'

/** Creating a format takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

const clockIn = (timeZone: string) => {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  return clock
}

/** Returns the local time at the property, such as 2027-03-31 14:05:00. */
export const wallTimeAt = (moment: Date | number): string => clockIn(hotel.timeZone).format(moment)

/** Returns the date at the property. */
export const todayAt = (now: Date): CalendarDate => dateInZone(now, hotel.timeZone)

/** Returns the time at the property, such as 14:05:00. */
export const clockAt = (now: Date): string => wallTimeAt(now).slice(11)

/** Returns the moment of a day and a time at the property, such as 14:05; by default the start of the day. */
export const momentAt = (day: CalendarDate, time = '00:00'): Date => {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const aheadMs = Date.parse(`${wallTimeAt(shown).replace(' ', 'T')}Z`) - shown
  return new Date(shown - aheadMs)
}
