import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, line } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/** dirty: set automatically after a departure · out_of_order: not for sale until a day. */
export const unitStates = ['clean', 'dirty', 'inspected', 'out_of_order'] as const

/** A unit as housekeeping sees it: arrivals and departures, without names. */
export const housekeptUnit = z.object({
  version,
  roomId: z.string(),
  roomType: z.string(),
  unit: z.int(),
  /** Name of the unit; null if it is called by its number. */
  unitName: z.string().nullable().optional(),
  state: z.enum(unitStates),
  /** Null if the state was never set. */
  changedAt: z.string().nullable(),
  /** Name of a member or of an account of the machine; 'check-out' after a departure. */
  changedBy: z.string().nullable(),
  /** Of a unit that is out of order: half-open, until the morning of that day. */
  closed: z.object({ until: z.string(), reason: z.string() }).nullable(),
  /** Guests are in it now. */
  isOccupied: z.boolean(),
  /** Departure of today. */
  departure: z.object({ hasLeft: z.boolean() }).nullable(),
  /** Arrival of today; `time` is HH:MM at the property, if the guest has reported it. */
  arrival: z
    .object({
      hasArrived: z.boolean(),
      guests: z.int(),
      children: z.int().array(),
      time: z.string().nullable(),
    })
    .nullable(),
})

export const unitParams = z.object({
  roomId: line(limits.text.title),
  unit: z.coerce.number().int().min(1).max(staffLimits.unitNumber),
})

/**
 * out_of_order has a last day and a reason: the nights until then are taken out of sale, and stays that are
 * not pinned are moved.
 */
export const unitStateInput = z.discriminatedUnion('state', [
  versioned.extend({ state: z.enum(['clean', 'dirty', 'inspected']) }),
  versioned.extend({
    state: z.literal('out_of_order'),
    until: calendarDate,
    reason: line(staffLimits.text.reason),
  }),
])

export type UnitState = (typeof unitStates)[number]
export type HousekeptUnit = z.infer<typeof housekeptUnit>
export type UnitStateInput = z.input<typeof unitStateInput>
