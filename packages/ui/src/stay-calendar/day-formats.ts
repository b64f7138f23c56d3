import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Weekday } from '../calendar/month.ts'

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

interface WeekInfo {
  firstDay: number
}

// a method in the standard, an attribute in older browsers, missing in Firefox
type WithWeekInfo = Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo }

/** First day of the week for readers of a locale; Monday where the browser does not know it. */
export const firstDayOfWeek = (tag: string): Weekday => {
  const locale: WithWeekInfo = new Intl.Locale(tag)
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
  return (firstDay % 7) as Weekday
}
