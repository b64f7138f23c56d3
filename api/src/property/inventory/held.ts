import type { CalendarDate } from '@calm-rest/contract/stay'

/** Nights, half-open: the day of departure is free. */
export interface Span {
  from: CalendarDate
  until: CalendarDate
}

/** Occupied nights of a unit. */
export interface Held extends Span {
  unitId: number
  /** Id of a booking that may be moved to another unit. Blocks and pinned stays have none. */
  bookingId?: number | undefined
}

/** New units by span; the stay itself is included. */
export type Placement = Map<Span, number>

/** Returns whether two spans have a night in common. */
export const overlaps = (one: Span, other: Span) => one.from < other.until && other.from < one.until

/** Returns whether it may be assigned to another unit. */
export const isMovable = (one: Span): one is Held & { bookingId: number } =>
  (one as Partial<Held>).bookingId !== undefined
