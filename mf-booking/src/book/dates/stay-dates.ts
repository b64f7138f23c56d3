import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate, isCalendarDate } from '@calm-rest/contract/stay'
import { latestDate, type StayDates } from '@calm-rest/ui/stay-calendar'

export { latestDate, type StayDates }

/** The dates after one was chosen. `outOfOrder`: the check-out was rejected. */
export interface DateChoice {
  dates: StayDates
  outOfOrder: boolean
}

/** False only if both dates are known and the check-out is not after the check-in. */
export const isInOrder = (checkIn: string, checkOut: string) => !checkIn || !checkOut || checkOut > checkIn

/** A check-in on or after the check-out is kept; the check-out is cleared, since it is no longer later. */
export const chooseCheckIn = ({ checkOut }: StayDates, checkIn: CalendarDate | ''): DateChoice => {
  const inOrder = isInOrder(checkIn, checkOut)
  return { dates: { checkIn, checkOut: inOrder ? checkOut : '' }, outOfOrder: !inOrder }
}

/** A check-out that is not after the check-in is rejected: the dates stay unchanged. */
export const chooseCheckOut = (dates: StayDates, checkOut: CalendarDate | ''): DateChoice =>
  isInOrder(dates.checkIn, checkOut)
    ? { dates: { ...dates, checkOut }, outOfOrder: false }
    : { dates, outOfOrder: true }

/** Both dates if they make a stay. */
export const completeStay = ({ checkIn, checkOut }: StayDates) =>
  isCalendarDate(checkIn) && isCalendarDate(checkOut) && checkOut > checkIn
    ? { checkIn, checkOut }
    : undefined

interface DateBounds {
  min: CalendarDate | undefined
  max: CalendarDate | undefined
}

/**
 * First and last date that each field offers. If the property's date is unknown, only the order is checked.
 */
export const dateBounds = (checkIn: CalendarDate | '', today: CalendarDate | undefined) => {
  const last = today && latestDate(today)
  const from = checkIn && (!today || checkIn >= today) ? checkIn : today
  const longest = checkIn ? addDays(checkIn, limits.nights.max) : undefined
  return {
    checkIn: { min: today, max: last && addDays(last, -1) },
    checkOut: { min: from && addDays(from, 1), max: longest && (!last || longest < last) ? longest : last },
  } satisfies Record<string, DateBounds>
}

/** Whether a date is within the bounds and typed completely: the year 0002 may become 2027. */
export const isWithin = (date: string, { min, max }: DateBounds) =>
  isCalendarDate(date) && date >= '1000' && (!min || date >= min) && (!max || date <= max)
