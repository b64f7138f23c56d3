import type { CalendarDate } from '@calm-rest/contract/stay'

/** Nights, half-open: the day of departure is free. */
export interface Span {
  from: CalendarDate
  until: CalendarDate
}

/** Nights of a unit that somebody has. */
export interface Held extends Span {
  unitId: number
  /** Of a booking that may be moved to another unit; blocks and stays without it keep theirs. */
  bookingId?: number | undefined
}

/** New units by who gets them; the stay itself is in it. */
export type Placement = Map<Span, number>

/** Whether two have a night in common. */
export const overlaps = (one: Span, other: Span) => one.from < other.until && other.from < one.until

/** Whether it may be given another unit. */
export const isMovable = (one: Span): one is Held & { bookingId: number } =>
  (one as Partial<Held>).bookingId !== undefined
