import type { Chart } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import type { ChartRowUnit } from '../units/unit-rows.ts'
import { type BarsByUnit, barAt } from './bars.ts'

/** Position of the keyboard in the chart: a night in a row. */
export interface Cursor {
  row: number
  night: CalendarDate
}

interface Grid {
  dates: Pick<Chart, 'from' | 'until' | 'today'>
  units: readonly ChartRowUnit[]
  bars: BarsByUnit
  /** Nights of one page. */
  page: number
}

/**
 * The cursor after a key, by the ARIA grid pattern; undefined for other keys. A bar is one cell: the arrow
 * keys skip its nights.
 */
export const cursorAfter = (key: string, cursor: Cursor, grid: Grid): Cursor | undefined => {
  const moved = moveOf(key, cursor, grid)
  return moved && within(moved, grid)
}

const moveOf = (
  key: string,
  { row, night }: Cursor,
  { dates, units, bars, page }: Grid,
): Cursor | undefined => {
  const bar = barAt(bars.get(units[row]?.key ?? ''), night)
  switch (key) {
    case 'ArrowLeft':
      return { row, night: addDays(bar?.from ?? night, -1) }
    case 'ArrowRight':
      return { row, night: bar?.until ?? addDays(night, 1) }
    case 'ArrowUp':
      return { row: row - 1, night }
    case 'ArrowDown':
      return { row: row + 1, night }
    case 'PageUp':
      return { row, night: addDays(night, -page) }
    case 'PageDown':
      return { row, night: addDays(night, page) }
    case 'Home':
      return { row, night: dates.today }
    case 'End':
      return { row: units.length - 1, night }
    default:
      return undefined
  }
}

const within = ({ row, night }: Cursor, { dates: { from, until }, units }: Grid): Cursor => {
  const nights = nightsBetween(from, until)
  const column = Math.min(Math.max(0, nightsBetween(from, night)), nights - 1)
  return { row: Math.min(Math.max(0, row), units.length - 1), night: addDays(from, column) }
}
