import type { RestrictionInput } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, nightsOf } from '@calm-rest/contract/stay'

/** A restriction as it is being filled in. */
export interface DraftRestriction {
  from: CalendarDate
  /** The day after the last one. */
  until: CalendarDate
  /** 1 is Monday; empty: every day. */
  weekdays: readonly number[]
  binds: NonNullable<RestrictionInput['binds']>
  minNights?: number | undefined
  maxNights?: number | undefined
}

/** A stay that the restriction would refuse, and the night of it that is to blame: of arrivals, the first. */
export interface RefusedStay {
  checkIn: CalendarDate
  checkOut: CalendarDate
  nights: number
  night: CalendarDate
}

const weekdayOf = (day: CalendarDate) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Days of one year at most are looked through: weekdays come back within a week. */
const lookedThrough = 366

/**
 * The plainest stay that a restriction of lengths would refuse; undefined where it forbids no length. Of stays with
 * certain nights one that begins the evening before, where that is possible: it shows that the arrival does not count.
 */
export const refusedStayOf = (
  { from, until, weekdays, binds, minNights = 1, maxNights }: DraftRestriction,
  today: CalendarDate,
): RefusedStay | undefined => {
  const nights = minNights > 1 ? minNights - 1 : maxNights && maxNights + 1
  const first = from < today ? today : from
  const latest = addDays(first, lookedThrough)
  const night = (first < until ? nightsOf(first, until < latest ? until : latest) : []).find(
    (day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day)),
  )
  if (!nights || !night) return undefined
  const isBefore = binds === 'stay_through' && nights > 1 && night > today
  const checkIn = isBefore ? addDays(night, -1) : night
  return { checkIn, checkOut: addDays(checkIn, nights), nights, night }
}
