import type { CalendarDate } from '@calm-rest/contract/stay'
import type { CalendarFrame, CalendarView } from './calendar-view.ts'
import type { Weekday } from './month.ts'

/** Appearance and label of one day. */
export interface CalendarDay {
  /** Full label for screen readers, with everything that its appearance says. */
  label: string
  /** Cannot be chosen, but stays focusable, and pressing it still notifies the caller. */
  refused?: boolean | undefined
  /** A few characters below the number: a price, without its sign if it is long. The label has it in full. */
  note?: string | undefined
  /** Struck through. */
  struck?: boolean | undefined
  /** Hatched: the property is closed on its night. */
  closed?: boolean | undefined
  /** Position of the day in the chosen range, or in the range that a press would choose. */
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
   * How many months may be side by side in a page from the server, by `--month-beside` of its style sheet.
   * Such a page holds one month more, to which it turns before hydration.
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
