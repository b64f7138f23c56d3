import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, dollars, line, orNothing } from '../schemas/fields.ts'
import { restrictionBinds } from '../schemas/rates.ts'
import { staffClosure } from './closures.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

const nights = z.int().min(1).max(limits.nights.max)
const daysAhead = z.int().min(0).max(limits.bookingHorizonDays)

/**
 * What forbids guests a stay that begins on one of its days, or by `stay_through` has a night on one of them; `until` is
 * not one of them.
 */
export const staffRestriction = z.object({
  /** Place in the list: of this version alone. */
  place: z.int(),
  from: z.string(),
  until: z.string(),
  /** 1 is Monday; empty: every day. */
  weekdays: z.int().array(),
  /** Null: every room. */
  roomId: z.string().nullable(),
  roomType: z.string().nullable(),
  /** Name of a rate plan. Null: every one. */
  plan: z.string().nullable(),
  /** Stays that `minNights` and `maxNights` bind; all else is of the day of arrival or departure. */
  binds: restrictionBinds,
  minNights: nights.optional(),
  maxNights: nights.optional(),
  closedToArrival: z.boolean(),
  /** Nobody leaves on one of its days. */
  closedToDeparture: z.boolean(),
  minDaysAhead: daysAhead.optional(),
  maxDaysAhead: daysAhead.optional(),
})

/** Takes its percentage, or its dollars, off each room of a stay. */
export const staffPromotionCode = z.object({
  code: z.string(),
  percent: z.number().optional(),
  dollars: dollars.optional(),
  /** Every night is one of these days; `until` is not one of them. */
  from: z.string().optional(),
  until: z.string().optional(),
  /** Last day on which it can be used. */
  bookUntil: z.string().optional(),
  minNights: nights.optional(),
  /** Any number without. */
  maxUses: z.int().optional(),
  /** Bookings that have used it and are not cancelled. */
  uses: z.int(),
})

/** What the rates forbid and what they take off, of the same version as the prices. */
export const rateRules = z.object({
  version,
  rooms: z.object({ roomId: z.string(), roomType: z.string() }).array(),
  /** Those whose last day is over are left out. The first to begin first. */
  restrictions: staffRestriction.array(),
  /** As of the restrictions. */
  closures: staffClosure.array(),
  /** By code. */
  promotionCodes: staffPromotionCode.array(),
})

/** At least one of the four last says something. */
export const restrictionInput = versioned
  .extend({
    from: calendarDate,
    until: calendarDate,
    weekdays: z.int().min(1).max(7).array().max(7).optional(),
    /** Every room without. */
    roomId: orNothing(line(limits.text.title)),
    binds: restrictionBinds.default('stay_through'),
    minNights: nights.optional(),
    maxNights: nights.optional(),
    closedToArrival: z.boolean().optional(),
    closedToDeparture: z.boolean().optional(),
  })
  .refine(({ from, until }) => from < until, { path: ['until'], params: { code: 'not_after_check_in' } })
  .refine(
    ({ minNights = 1, maxNights, closedToArrival, closedToDeparture }) =>
      minNights > 1 || maxNights !== undefined || closedToArrival || closedToDeparture,
    { path: ['minNights'], params: { code: 'required' } },
  )
  .refine(({ minNights = 1, maxNights = minNights }) => minNights <= maxNights, {
    path: ['maxNights'],
    params: { code: 'too_small' },
  })

export const restrictionEndInput = versioned.extend({ place: z.int().min(0) })

/** Letters and digits; compared in capitals. Either a percentage or dollars. */
export const promotionCodeInput = versioned
  .extend({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .min(staffLimits.promotionCode.min)
      .max(staffLimits.promotionCode.max)
      .regex(/^[A-Z0-9]*$/),
    percent: z.number().min(0.01).max(100).optional(),
    dollars: dollars.min(0.01).optional(),
    bookUntil: orNothing(calendarDate),
    maxUses: z.int().min(1).max(100_000).optional(),
  })
  .refine(({ percent, dollars: off }) => (percent === undefined) !== (off === undefined), {
    path: ['percent'],
    params: { code: 'required' },
  })

export const promotionCodeEndInput = versioned.extend({ code: z.string().max(20) })

export type StaffRestriction = z.infer<typeof staffRestriction>
export type StaffPromotionCode = z.infer<typeof staffPromotionCode>
export type RateRules = z.infer<typeof rateRules>
export type RestrictionInput = z.input<typeof restrictionInput>
export type PromotionCodeInput = z.input<typeof promotionCodeInput>
