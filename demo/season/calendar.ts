import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'

/** Share of occupied units in a month, January first: the south coast is dry from December to March. */
const occupancyByMonth = [0.89, 0.89, 0.87, 0.68, 0.46, 0.42, 0.6, 0.66, 0.45, 0.5, 0.68, 0.89]

/** Months of high season, counted from 1. */
export const highSeason: readonly number[] = [12, 1, 2, 3]

/** A year to each side of today. */
const yearDays = 365
/** From this distance on fewer stays are booked yet … */
const bookedAheadDays = 180
/** … down to this share of the final occupancy. */
const bookedInAYear = 0.4

/** Returns the days of a season around a day: the first night, and the one after the last. */
export const seasonAround = (today: CalendarDate) => ({
  from: addDays(today, -yearDays),
  until: addDays(today, yearDays),
})

export const monthOf = (night: CalendarDate): number => Number(night.slice(5, 7))

/** Returns the share of units occupied in a night, as of today. */
export const occupancyOn = (night: CalendarDate, today: CalendarDate): number => {
  const whole = occupancyByMonth[monthOf(night) - 1] ?? 0
  const ahead = nightsBetween(addDays(today, bookedAheadDays), night)
  if (ahead <= 0) return whole
  const missing = (1 - bookedInAYear) * (ahead / (yearDays - bookedAheadDays))
  return whole * Math.max(bookedInAYear, 1 - missing)
}
