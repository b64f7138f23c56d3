import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, line } from '../schemas/fields.ts'
import { nightsBetween } from '../stay.ts'
import { staffLimits } from './limits.ts'
import { stayStates } from './stays.ts'
import { version } from './version.ts'

/** Nights for which the whole house takes no guests: half-open, and whole. */
export const chartClosure = z.object({
  from: z.string(),
  until: z.string(),
  /** For the staff alone; may be empty. */
  note: z.string(),
})

/** Half-open like a stay: `until` is the morning after the last night. */
export const chartQuery = z
  .object({ from: calendarDate, until: calendarDate })
  .refine(({ from, until }) => from < until, { path: ['until'], params: { code: 'not_after_check_in' } })
  .refine(({ from, until }) => nightsBetween(from, until) <= staffLimits.chartNights, {
    path: ['until'],
    params: { code: 'stay_too_long' },
  })

/** One door: the number is within its room type. */
export const chartUnit = z.object({
  roomId: z.string(),
  roomType: z.string(),
  unit: z.int(),
  /** How many it holds. */
  guests: z.int(),
  /** Clean or inspected, and nobody is in it: a guest could move in now. */
  isReady: z.boolean(),
  /** Day on which a unit that is out of order can be sold again; null of one that is in order. */
  outOfOrderUntil: z.string().nullable(),
})

/** Nights that a stay has in one unit; a stay that was moved while its guest was there has several. */
export const chartStay = z.object({
  reference: z.string(),
  version,
  state: z.enum(stayStates),
  roomId: z.string(),
  unit: z.int(),
  /** Half-open, and within the dates that were asked for. */
  from: z.string(),
  until: z.string(),
  /** Of the whole stay. */
  checkIn: z.string(),
  checkOut: z.string(),
  name: z.string(),
  guests: z.int(),
  isPinned: z.boolean(),
  hasNote: z.boolean(),
})

export const staffBlock = z.object({
  id: z.int(),
  roomId: z.string(),
  unit: z.int(),
  /** Half-open, and whole: also outside of the dates that were asked for. */
  from: z.string(),
  until: z.string(),
  reason: z.string(),
})

export const chart = z.object({
  from: z.string(),
  until: z.string(),
  /** At the property. */
  today: z.string(),
  /** By the id of the room type, and by number: one order of the house on phones of every language. */
  units: chartUnit.array(),
  stays: chartStay.array(),
  blocks: staffBlock.array(),
  /** Those with a night of the dates that were asked for, the first to begin first. Walk-ins may be booked in them. */
  closures: chartClosure.array(),
})

/** Without `unit` the first one that is free; stays that may be moved make room. */
export const blockInput = z.object({
  roomId: line(limits.text.title),
  unit: z.int().min(1).max(1000).optional(),
  from: calendarDate,
  until: calendarDate,
  reason: line(staffLimits.text.reason),
})

export const blockParams = z.object({ id: z.coerce.number().int().min(1) })

export type ChartQuery = z.input<typeof chartQuery>
export type ChartUnit = z.infer<typeof chartUnit>
export type ChartStay = z.infer<typeof chartStay>
export type ChartClosure = z.infer<typeof chartClosure>
export type StaffBlock = z.infer<typeof staffBlock>
export type Chart = z.infer<typeof chart>
export type BlockInput = z.input<typeof blockInput>
