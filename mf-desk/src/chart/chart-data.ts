import type { CalendarDate } from '@calm-rest/contract/stay'

/** A row of the chart: one unit of a room type. */
export interface ChartUnit {
  id: number
  /** What the house calls it: `Sea view 2`. */
  name: string
  /** Name of its room type: rows of one type stand together. */
  roomType: string
}

/** State of a stay on the chart; `left` has checked out, `no_show` never came. */
export type StayState = 'expected' | 'in_house' | 'left' | 'no_show'

/** A stay in one unit, [checkIn, checkOut). */
export interface ChartStay {
  reference: string
  unitId: number
  checkIn: CalendarDate
  checkOut: CalendarDate
  guestName: string
  state: StayState
}

/** Nights of a unit that nobody can have, [from, until). */
export interface ChartBlock {
  id: number
  unitId: number
  from: CalendarDate
  until: CalendarDate
  reason: string
}

/** Everything that the chart draws, for the nights from `from` to `until`. */
export interface ChartData {
  from: CalendarDate
  until: CalendarDate
  today: CalendarDate
  units: readonly ChartUnit[]
  stays: readonly ChartStay[]
  blocks: readonly ChartBlock[]
}

/** Where a stay would go: another unit, other nights, or both. */
export interface StayPlace {
  unitId: number
  checkIn: CalendarDate
  checkOut: CalendarDate
}
