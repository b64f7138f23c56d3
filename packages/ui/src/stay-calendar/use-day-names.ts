import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { useMemo } from 'react'
import type { CalendarDay, CalendarNames } from '../calendar/calendar-props.ts'
import type { Weekday } from '../calendar/month.ts'
import { dayFormats } from './day-formats.ts'
import { type Choice, previewOf, rangeAt, refusalOf } from './pick-date.ts'

/** Words of a stay calendar, in the reader's language. */
export interface CalendarWords {
  /** BCP 47. */
  locale: string
  previous: string
  next: string
  checkIn: string
  checkOut: string
  /** A night that is not free. */
  taken: string
  /** A taken night on whose date a stay may end. */
  takenMorning: string
  /** A night on which the property is closed. */
  closed: string
  /** Between two of these words. */
  comma: string
  nights: (count: number) => string
  price: (dollars: number) => string
  /** A price without the sign of its currency. */
  amount: (dollars: number) => string
}

/** Most characters below the number of a day, of which a sign of the currency may be one. */
const noteLength = 7

/** A price to the cent, as everywhere; a long one without the sign of its currency. */
const noteOf = (dollars: number, { price, amount }: CalendarWords) =>
  price(dollars).length > noteLength ? amount(dollars) : price(dollars)

/**
 * Weeks of all three languages begin on Monday. Browsers disagree about Chinese, and the server renders the
 * first months.
 */
const monday: Weekday = 1

/** Names of months and days, and the appearance of each day while `active` is under the pointer. */
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
    // a day before the check-in is handled when it is pressed: by an alert, or as another check-in
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
      // a check-out gives the length of the stay: the night that begins then is another's
      isCheckOut ? words.nights(nightsBetween(dates.checkIn, date)) : priced && words.price(priced.price),
    ]
    return {
      label: label.filter(Boolean).join(words.comma),
      refused: refusal !== undefined && !isEarly,
      struck: isTaken && !isClosed,
      closed: isClosed,
      note: priced && noteOf(priced.price, words),
      range: rangeAt(date, dates, preview),
      today: date === today,
    }
  }
  return { names, dayOf, firstDay: monday }
}
