import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { useMemo } from 'react'
import type { CalendarDay, CalendarNames } from '../calendar/calendar-props.ts'
import type { Weekday } from '../calendar/month.ts'
import { dayFormats } from './day-formats.ts'
import { type Choice, previewOf, rangeAt, refusalOf } from './pick-date.ts'

/** What a calendar of stays says, in the language of its reader. */
export interface CalendarWords {
  /** BCP 47. */
  locale: string
  previous: string
  next: string
  checkIn: string
  checkOut: string
  /** A night that is not free. */
  taken: string
  /** The same where a stay may end on its day. */
  takenMorning: string
  /** A night in which the house is closed. */
  closed: string
  /** Between two of these words. */
  comma: string
  nights: (count: number) => string
  price: (dollars: number) => string
}

/**
 * Weeks of all three languages begin on Monday. Browsers disagree about Chinese, and the first months are the server's.
 */
const monday: Weekday = 1

/** How the calendar's months and days are called, and what each day looks like while `active` is under the pointer. */
export const useDayNames = (choice: Choice, active: CalendarDate, words: CalendarWords) => {
  const { locale } = words
  const formats = useMemo(() => dayFormats(locale), [locale])
  const { dateName, dates, today, taken, days } = choice
  const preview = previewOf(active, choice)
  const names: CalendarNames = {
    previous: words.previous,
    next: words.next,
    month: formats.month,
    weekday: (date, style) => formats.weekday[style](date),
  }
  const dayOf = (date: CalendarDate): CalendarDay => {
    const refusal = refusalOf(date, choice)
    // a day before the check-in is answered when it is pressed: by an alert, or as another check-in
    const isEarly = refusal?.reason === 'not_after_check_in' && !taken.has(date)
    const isTaken = taken.has(date) && (!today || date >= today)
    const isClosed = isTaken && days?.get(date)?.closed === true
    const isCheckOut = dateName === 'checkOut' && dates.checkIn && !refusal
    const priced = taken.has(date) || (today && date < today) ? undefined : days?.get(date)
    const label = [
      formats.day(date),
      date === dates.checkIn && words.checkIn,
      date === dates.checkOut && words.checkOut,
      isTaken && (isClosed ? words.closed : refusal ? words.taken : words.takenMorning),
      // a check-out says how long the stay is then: the night that begins there is another's
      isCheckOut ? words.nights(nightsBetween(dates.checkIn, date)) : priced && words.price(priced.price),
    ]
    return {
      label: label.filter(Boolean).join(words.comma),
      refused: refusal !== undefined && !isEarly,
      struck: isTaken && !isClosed,
      closed: isClosed,
      note: priced && words.price(Math.round(priced.price)),
      range: rangeAt(date, dates, preview),
      today: date === today,
    }
  }
  return { names, dayOf, firstDay: monday }
}
