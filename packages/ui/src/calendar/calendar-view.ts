import type { CalendarDate } from '@calm-rest/contract/stay'
import { addMonths, monthOf, sameDay } from './month.ts'

/** The month that a calendar shows, and the one day that the Tab key reaches. */
export interface CalendarView {
  /** First month on the screen. */
  month: CalendarDate
  focused: CalendarDate
}

/** Number of months side by side, and the first and last day. */
export interface CalendarFrame {
  months: 1 | 2
  earliest?: CalendarDate | undefined
  latest?: CalendarDate | undefined
}

const clamp = (date: CalendarDate, { earliest, latest }: Pick<CalendarFrame, 'earliest' | 'latest'>) => {
  if (earliest && date < earliest) return earliest
  return latest && date > latest ? latest : date
}

/** The view that contains this day; months move only if needed. */
export const focusDay = (view: CalendarView, wanted: CalendarDate, frame: CalendarFrame): CalendarView => {
  const focused = clamp(wanted, frame)
  const month = monthOf(focused)
  const lastMonth = addMonths(view.month, frame.months - 1)
  if (month < view.month) return { month, focused }
  if (month > lastMonth) return { month: addMonths(month, 1 - frame.months), focused }
  return { ...view, focused }
}

export const canTurn = ({ month }: CalendarView, by: -1 | 1, { months, earliest, latest }: CalendarFrame) =>
  by < 0 ? !earliest || month > monthOf(earliest) : !latest || addMonths(month, months - 1) < monthOf(latest)

/** Moves a month on or back; the focusable day moves along if it would leave the screen. */
export const turn = (view: CalendarView, by: -1 | 1, frame: CalendarFrame): CalendarView => {
  if (!canTurn(view, by, frame)) return view
  const month = addMonths(view.month, by)
  const shown = monthOf(view.focused) >= month && monthOf(view.focused) <= addMonths(month, frame.months - 1)
  return { month, focused: shown ? view.focused : clamp(sameDay(view.focused, by), frame) }
}
