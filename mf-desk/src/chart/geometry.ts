import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'

/** Lengths of the chart in CSS pixels. */
export interface ChartScale {
  /** Width of a night. */
  night: number
  /** Height of a unit's row. */
  row: number
  /** Width of the column with the units' names. */
  names: number
}

/** Two weeks on a phone, a month on a tablet, two months on a desktop; whole pixels, so that lines are sharp. */
export const scaleFor = (width: number): ChartScale => {
  const [nights, names, row] = width < 600 ? [14, 104, 48] : width < 1000 ? [30, 132, 44] : [61, 156, 40]
  return { night: Math.max(16, Math.floor((width - names) / nights)), row, names }
}

/** Columns and rows that are drawn beyond those in view: a flick of the finger stays within them. */
export const ahead = { columns: 7, rows: 2 } as const

/** Whole numbers from `first` up to, and without, `end`. */
export interface Span {
  first: number
  end: number
}

/**
 * A night lies between the middles of two days: a departing and an arriving guest share the day, each with
 * half of it.
 */
const noon = 0.5

/** Nights on the chart: the column of the first, counted from the chart's own, and how many there are. */
export interface Columns {
  column: number
  nights: number
}

export const columnsOf = (
  { from, until }: { from: CalendarDate; until: CalendarDate },
  chartFrom: CalendarDate,
): Columns => ({ column: nightsBetween(chartFrom, from), nights: nightsBetween(from, until) })

/** Left edge and width of nights, in pixels from the first day of the chart. */
export const barOf = ({ column, nights }: Columns, { night }: Pick<ChartScale, 'night'>) => ({
  left: (column + noon) * night,
  width: nights * night,
})

/** The night at a place of the chart, as the number of nights after its first. */
export const nightAt = (x: number, { night }: Pick<ChartScale, 'night'>): number =>
  Math.floor(x / night - noon)

/** Number of the row at a height. */
export const rowAt = (y: number, { row }: Pick<ChartScale, 'row'>): number => Math.floor(y / row)

/**
 * Range of `count` pieces to draw: those in view and `ahead` on each side, in whole steps of `ahead`, so that
 * scrolling redraws only now and then.
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

/** Whether nights touch a span of the chart, with the half days at both ends. */
export const touches = ({ column, nights }: Columns, { first, end }: Span): boolean =>
  column + nights >= first && column < end

/**
 * Range in which the view's left edge may move before the chart is redrawn: with `columns` drawn, the edge
 * stays within their first two steps.
 */
export const mayStartOffscreen = ({ column }: Pick<Columns, 'column'>, { first }: Span): boolean =>
  column < first + 2 * ahead.columns

/** Dragged part of a stay: all of it, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end'

/** Nights after a drag by a number of nights; a stay keeps at least one. */
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

/** Scroll position that puts a day a little after the left edge, with the preceding days in view. */
export const scrollTo = (
  day: CalendarDate,
  chartFrom: CalendarDate,
  { night }: Pick<ChartScale, 'night'>,
): number => Math.max(0, (nightsBetween(chartFrom, day) - 2) * night)

const weekdayOf = (day: CalendarDate) => new Date(`${day}T00:00:00Z`).getUTCDay()

export const isWeekend = (day: CalendarDate): boolean => weekdayOf(day) === 0 || weekdayOf(day) === 6

/** Columns from the first day of the chart to its first Saturday, which its pattern of weekends begins with; 0 to 6. */
export const weekendAt = (chartFrom: CalendarDate): number => 6 - weekdayOf(chartFrom)
