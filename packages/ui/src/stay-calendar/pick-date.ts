import type { AvailabilityDay } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate, nightsBetween, nightsOf } from '@calm-rest/contract/stay'
import { latestDate, type StayDates } from './stay-dates.ts'

/** Name of one of the two dates of a stay. */
export type StayDateName = 'checkIn' | 'checkOut'

/** State of the calendar while a date is being chosen. */
export interface Choice {
  /** The date that is being chosen. */
  dateName: StayDateName
  dates: StayDates
  today: CalendarDate | undefined
  /** Nights on which the room is taken, by their first date. */
  taken: ReadonlySet<CalendarDate>
  /** Restrictions of each day, as far as they are known. */
  days?: ReadonlyMap<CalendarDate, AvailabilityDay> | undefined
}

/** Why a day cannot be chosen. `night` is the taken or closed night in between. */
export type Refusal =
  | {
      reason:
        | 'in_the_past'
        | 'too_far_ahead'
        | 'stay_too_long'
        | 'not_after_check_in'
        | 'closed_to_arrival'
        | 'closed_to_departure'
    }
  | { reason: 'stay_too_short'; minNights: number }
  | { reason: 'taken' | 'beyond_taken' | 'property_closed'; night: CalendarDate }
  /** For a check-in: the shortest allowed stay would include a taken night. */
  | { reason: 'does_not_fit'; minNights: number; night: CalendarDate }

/**
 * A stay is half-open, [check-in, check-out): it may end on the morning of a taken night, and begin on the day on
 * which another ends.
 */
export const refusalOf = (
  date: CalendarDate,
  { dateName, dates, today, taken, days }: Choice,
): Refusal | undefined => {
  if (today && date < today) return { reason: 'in_the_past' }
  const closed = (night: CalendarDate): Refusal | undefined =>
    days?.get(night)?.closed && { reason: 'property_closed', night }
  const last = today && latestDate(today)
  if (last && (dateName === 'checkIn' ? date >= last : date > last)) return { reason: 'too_far_ahead' }
  if (dateName === 'checkIn') {
    if (taken.has(date)) return closed(date) ?? { reason: 'taken', night: date }
    if (days?.get(date)?.closedToArrival) return { reason: 'closed_to_arrival' }
    const minNights = minNightsFrom(date, addDays(date, 1), days)
    const earliestEnd = addDays(date, minNights)
    if (last && earliestEnd > last) return { reason: 'too_far_ahead' }
    const night = nightsOf(date, earliestEnd).find((one) => taken.has(one))
    return night && (closed(night) ?? { reason: 'does_not_fit', minNights, night })
  }
  if (!dates.checkIn) return undefined
  if (date <= dates.checkIn) return { reason: 'not_after_check_in' }
  const count = nightsBetween(dates.checkIn, date)
  if (count > limits.nights.max) return { reason: 'stay_too_long' }
  const night = nightsOf(dates.checkIn, date).find((one) => taken.has(one))
  if (night) return closed(night) ?? { reason: 'beyond_taken', night }
  const minNights = minNightsFrom(dates.checkIn, date, days)
  if (count < minNights) return { reason: 'stay_too_short', minNights }
  return days?.get(date)?.closedToDeparture ? { reason: 'closed_to_departure' } : undefined
}

/**
 * Nights that a stay until `checkOut` needs by the restrictions of its arrival and all its nights, including
 * nights added by them.
 */
const minNightsFrom = (checkIn: CalendarDate, checkOut: CalendarDate, days: Choice['days']): number => {
  for (let until = checkOut; ; ) {
    const min = nightsOf(checkIn, until).reduce(
      (most, night) => Math.max(most, days?.get(night)?.minNightsThrough ?? 1),
      days?.get(checkIn)?.minNights ?? 1,
    )
    const end = addDays(checkIn, min)
    if (end <= until) return min
    until = end
  }
}

/** A stay from this check-in on; the check-out stays if the room is free until then. */
export const stayFrom = (checkIn: CalendarDate, choice: Choice): StayDates => {
  const { checkOut } = choice.dates
  const dates = { checkIn, checkOut: '' }
  const isStillFree = checkOut && !refusalOf(checkOut, { ...choice, dateName: 'checkOut', dates })
  return isStillFree ? { checkIn, checkOut } : dates
}

/** The missing date comes first: the check-outs depend on the check-in. */
export const dateToChoose = (asked: StayDateName, { checkIn }: StayDates): StayDateName =>
  checkIn ? asked : 'checkIn'

/** Position of a day in the stay, or in the stay that pressing `preview` would choose. */
export const rangeAt = (date: CalendarDate, { checkIn, checkOut }: StayDates, preview?: CalendarDate) => {
  const until = preview ?? checkOut
  if (!checkIn) return date === checkOut ? 'only' : undefined
  if (!until || until <= checkIn) return date === checkIn ? 'only' : undefined
  if (date === checkIn) return 'start'
  if (date === until) return 'end'
  return date > checkIn && date < until ? 'within' : undefined
}

/** The check-out that pressing a day would choose; undefined if there is none. */
export const previewOf = (date: CalendarDate, choice: Choice): CalendarDate | undefined => {
  const { dateName, dates } = choice
  // a complete stay remains until another day is pressed
  if (dateName !== 'checkOut' || !dates.checkIn || dates.checkOut) return undefined
  return refusalOf(date, choice) ? undefined : date
}
