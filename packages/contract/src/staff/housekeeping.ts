import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, line } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/** dirty: by itself after a departure · out_of_order: nobody can book it until a day. */
export const unitStates = ['clean', 'dirty', 'inspected', 'out_of_order'] as const

/** One door, for whoever cleans: who comes and goes, and no name. */
export const housekeptUnit = z.object({
  version,
  roomId: z.string(),
  roomType: z.string(),
  unit: z.int(),
  state: z.enum(unitStates),
  /** Null where nobody has ever said anything of it. */
  changedAt: z.string().nullable(),
  /** Name of a member or of an account of the machine; 'check-out' where it was a departure. */
  changedBy: z.string().nullable(),
  /** Of a unit that is out of order: half-open, until the morning of that day. */
  closed: z.object({ until: z.string(), reason: z.string() }).nullable(),
  /** Guests are in it now. */
  isOccupied: z.boolean(),
  /** Of today. */
  departure: z.object({ hasLeft: z.boolean() }).nullable(),
  /** Of today; `time` is HH:MM at the property, where the guest has told it. */
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

/** Out of order is until a day and for a reason: the nights until then are taken out of sale, stays that may be moved go. */
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
