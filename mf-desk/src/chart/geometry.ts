import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'

/** Sizes of the chart in CSS pixels. */
export interface ChartScale {
  /** Width of a night. */
  night: number
  /** Height of a unit's row. */
  row: number
  /** Width of the column with the units' names. */
  names: number
}

/** Two weeks on a phone, a month on a tablet, two months on a desktop; whole pixels for sharp lines. */
export const scaleFor = (width: number): ChartScale => {
  const [nights, names, row] = width < 600 ? [14, 104, 48] : width < 1000 ? [30, 132, 44] : [61, 156, 40]
  return { night: Math.max(16, Math.floor((width - names) / nights)), row, names }
}

/** Columns and rows rendered beyond the visible ones, so that a flick of the finger stays within them. */
export const ahead = { columns: 7, rows: 2 } as const

/** Integers [first, end). */
export interface Span {
  first: number
  end: number
}

/** A bar starts and ends at midday, so a departure and an arrival can share a day. */
const noon = 0.5

/** Nights as columns: the index of the first one from the chart's start, and their number. */
export interface Columns {
  column: number
  nights: number
}

export const columnsOf = (
  { from, until }: { from: CalendarDate; until: CalendarDate },
  chartFrom: CalendarDate,
): Columns => ({ column: nightsBetween(chartFrom, from), nights: nightsBetween(from, until) })

/** Left edge and width of a bar, in pixels from the chart's first day. */
export const barOf = ({ column, nights }: Columns, { night }: Pick<ChartScale, 'night'>) => ({
  left: (column + noon) * night,
  width: nights * night,
})

/** Index of the night at an x coordinate. */
export const nightAt = (x: number, { night }: Pick<ChartScale, 'night'>): number =>
  Math.floor(x / night - noon)

/** Index of the row at a y coordinate. */
export const rowAt = (y: number, { row }: Pick<ChartScale, 'row'>): number => Math.floor(y / row)

/**
 * Range of `count` items to render: those in view and `ahead` on each side, rounded to steps of `ahead`, so
 * that few scroll events cause a render.
 */
export const spanInView = (
  scrolled: number,
  view: number,
  size: number,
  count: number,
  ahead: number,
): Span => {
  const inSteps = (piece: number, round: (value: number) => number) => round(piece / ahead) * ahead
  return {
    first: Math.max(0, inSteps(scrolled / size, Math.floor) - ahead),
    end: Math.min(count, inSteps((scrolled + view) / size, Math.ceil) + ahead),
  }
}

/** Whether a bar overlaps a span of the chart; half days at both ends count. */
export const touches = ({ column, nights }: Columns, { first, end }: Span): boolean =>
  column + nights >= first && column < end

/**
 * Whether a bar may start left of the visible part before the next render: the view's left edge stays within
 * the first two steps of the rendered columns.
 */
export const mayStartOffscreen = ({ column }: Pick<Columns, 'column'>, { first }: Span): boolean =>
  column < first + 2 * ahead.columns

/** Dragged part of a stay: the whole bar, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end'

/** Nights after a drag by a number of nights; at least one night remains. */
export const draggedNights = (
  { from, until }: { from: CalendarDate; until: CalendarDate },
  grip: Grip,
  byNights: number,
): { from: CalendarDate; until: CalendarDate } => {
  const nights = nightsBetween(from, until)
  if (grip === 'start') return { from: addDays(from, Math.min(byNights, nights - 1)), until }
  if (grip === 'end') return { from, until: addDays(until, Math.max(byNights, 1 - nights)) }
  return { from: addDays(from, byNights), until: addDays(until, byNights) }
}

/** Scroll position that shows a day near the left edge, with the preceding days in view. */
export const scrollTo = (
  day: CalendarDate,
  chartFrom: CalendarDate,
  { night }: Pick<ChartScale, 'night'>,
): number => Math.max(0, (nightsBetween(chartFrom, day) - 2) * night)

const weekdayOf = (day: CalendarDate) => new Date(`${day}T00:00:00Z`).getUTCDay()

export const isWeekend = (day: CalendarDate): boolean => weekdayOf(day) === 0 || weekdayOf(day) === 6

/** Offset of the weekend pattern: columns from the chart's first day to its first Saturday, 0 to 6. */
export const weekendAt = (chartFrom: CalendarDate): number => 6 - weekdayOf(chartFrom)
