import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, line, orNothing } from '../schemas/fields.ts'
import { nightsBetween } from '../stay.ts'
import { staffLimits } from './limits.ts'
import { plainLine } from './plain-line.ts'
import { stayStates } from './stays.ts'
import { version } from './version.ts'

/** Nights on which the property takes no guests, uncut: half-open. */
export const chartClosure = z.object({
  from: z.string(),
  until: z.string(),
  /** For the staff only; may be empty. */
  note: z.string(),
})

/** Half-open like a stay: `until` is the day after the last night. */
export const chartQuery = z
  .object({ from: calendarDate, until: calendarDate })
  .refine(({ from, until }) => from < until, { path: ['until'], params: { code: 'not_after_check_in' } })
  .refine(({ from, until }) => nightsBetween(from, until) <= staffLimits.chartNights, {
    path: ['until'],
    params: { code: 'stay_too_long' },
  })

/** One unit; the number is unique within its room type. */
export const chartUnit = z.object({
  roomId: z.string(),
  roomType: z.string(),
  unit: z.int(),
  /** Name of the unit; null if it is called by its number. */
  unitName: z.string().nullable().optional(),
  /** Most guests in the unit. */
  guests: z.int(),
  /** Clean or inspected, and unoccupied: a guest could move in now. */
  isReady: z.boolean(),
  /** Day from which a unit that is out of order can be sold again; otherwise null. */
  outOfOrderUntil: z.string().nullable(),
})

/** Nights of a stay in one unit; a stay that was moved after arrival has several entries. */
export const chartStay = z.object({
  reference: z.string(),
  version,
  state: z.enum(stayStates),
  roomId: z.string(),
  unit: z.int(),
  /** Half-open, cut to the requested dates. */
  from: z.string(),
  until: z.string(),
  /** Dates of the whole stay. */
  checkIn: z.string(),
  checkOut: z.string(),
  name: z.string(),
  guests: z.int(),
  isPinned: z.boolean(),
  hasNote: z.boolean(),
})

/** Nights of one unit that are not for sale; an own stay is one of them, without a price, mails and taxes. */
export const staffBlock = z.object({
  id: z.int(),
  roomId: z.string(),
  unit: z.int(),
  /** Half-open, not cut to the requested dates. */
  from: z.string(),
  until: z.string(),
  reason: z.string(),
  /** Who of the owner's people stays there; null or missing for any other block. */
  ownStayOf: z.string().nullable().optional(),
})

export const chart = z.object({
  from: z.string(),
  until: z.string(),
  /** Date at the property. */
  today: z.string(),
  /** By id of the room type and by number, so that the order does not depend on the language. */
  units: chartUnit.array(),
  stays: chartStay.array(),
  blocks: staffBlock.array(),
  /** Closures with a night in the requested dates, earliest first. Walk-ins may be booked within them. */
  closures: chartClosure.array(),
})

/**
 * Without `unit` the first free unit is taken; stays that are not pinned are moved to make room. Either why, or who
 * stays there.
 */
export const blockInput = z
  .object({
    roomId: line(limits.text.title),
    unit: z.int().min(1).max(1000).optional(),
    from: calendarDate,
    until: calendarDate,
    reason: orNothing(line(staffLimits.text.reason)),
    ownStayOf: orNothing(plainLine(limits.text.name)),
  })
  .refine(({ reason, ownStayOf }) => reason !== undefined || ownStayOf !== undefined, {
    path: ['reason'],
    params: { code: 'required' },
  })

export const blockParams = z.object({ id: z.coerce.number().int().min(1) })

export type ChartQuery = z.input<typeof chartQuery>
export type ChartUnit = z.infer<typeof chartUnit>
export type ChartStay = z.infer<typeof chartStay>
export type ChartClosure = z.infer<typeof chartClosure>
export type StaffBlock = z.infer<typeof staffBlock>
export type Chart = z.infer<typeof chart>
export type BlockInput = z.input<typeof blockInput>
