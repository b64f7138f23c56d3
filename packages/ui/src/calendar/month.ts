import { addDays, type CalendarDate } from '@calm-rest/contract/stay'

/** Day of the week as JavaScript counts: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const weekdayOf = (date: CalendarDate): Weekday => new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday

/** The first day of the date's month: how a month is written here. */
export const monthOf = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`

export const addMonths = (month: CalendarDate, by: number): CalendarDate => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by
  const year = String(Math.floor(count / 12)).padStart(4, '0')
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}-01`
}

/** The same day a number of months later, or the last day of a shorter month. */
export const sameDay = (date: CalendarDate, by: number): CalendarDate => {
  const month = addMonths(date, by)
  const last = addDays(addMonths(month, 1), -1)
  const wanted = `${month.slice(0, 8)}${date.slice(8)}`
  return wanted < last ? wanted : last
}

/** Days since the week began. */
export const dayInWeek = (date: CalendarDate, firstDay: Weekday) => (weekdayOf(date) - firstDay + 7) % 7

/** The weeks of a month; days of its neighbours are left blank. */
export const weeksOf = (month: CalendarDate, firstDay: Weekday): (CalendarDate | undefined)[][] => {
  const blank = dayInWeek(month, firstDay)
  const last = addDays(addMonths(month, 1), -1)
  const days = Number(last.slice(8))
  return Array.from({ length: Math.ceil((blank + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const index = week * 7 + day - blank
      return index >= 0 && index < days ? addDays(month, index) : undefined
    }),
  )
}
