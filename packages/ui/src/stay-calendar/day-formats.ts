import type { CalendarDate } from '@calm-rest/contract/stay'

const utcMidnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)

/** Formats are costly to make and a calendar has many days: one of each for a locale. */
export const dayFormats = (locale: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (date: CalendarDate) => made.format(utcMidnight(date))
  }
  return {
    /** As it is said. */
    day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: format({ month: 'long', year: 'numeric' }),
    weekday: { short: format({ weekday: 'short' }), long: format({ weekday: 'long' }) },
  }
}
