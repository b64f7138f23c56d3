import type { CalendarDate } from '@calm-rest/contract/stay'
import type { CalendarFrame, CalendarView } from './calendar-view.ts'
import type { Weekday } from './month.ts'

/** How one day looks and is called. */
export interface CalendarDay {
  /** Its whole name for a screen reader, with everything that its look says. */
  label: string
  /** Cannot be chosen; it can still be reached, and pressing it still asks. */
  refused?: boolean | undefined
  /** A few signs below the number: a price, without its cents. The label says it exactly. */
  note?: string | undefined
  /** Struck through. */
  struck?: boolean | undefined
  /** Hatched: the house is closed in its night. */
  closed?: boolean | undefined
  /** Position of the day in the chosen range, or in the one that a press would make. */
  range?: 'only' | 'start' | 'within' | 'end' | undefined
  today?: boolean | undefined
}

export interface CalendarProps extends CalendarFrame {
  view: CalendarView
  onView: (view: CalendarView) => void
  firstDay: Weekday
  names: CalendarNames
  dayOf: (date: CalendarDate) => CalendarDay
  onPick: (date: CalendarDate) => void
  /** The day under the pointer. */
  onPoint?: ((date: CalendarDate | undefined) => void) | undefined
  /**
   * How many months may stand side by side in a page that comes as HTML, by `--month-beside` of its style sheet. Such a page
   * holds one month more, to which it turns before it is hydrated.
   */
  early?: 1 | 2 | undefined
}

export interface CalendarNames {
  previous: string
  next: string
  month: (month: CalendarDate) => string
  /** Name of the day of the week on which the date falls. */
  weekday: (date: CalendarDate, style: 'short' | 'long') => string
}
