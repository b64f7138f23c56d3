import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, dollars, line, orNothing } from '../schemas/fields.ts'
import { ratePlanId, restrictionBinds } from '../schemas/rates.ts'
import { staffClosure } from './closures.ts'
import { staffLimits } from './limits.ts'
import { typedAmount } from './typed-amount.ts'
import { version, versioned } from './version.ts'

const nights = z.int().min(1).max(limits.nights.max)
const daysAhead = z.int().min(0).max(limits.bookingHorizonDays)

/**
 * A restriction of stays that begin on one of its days, or with `stay_through` have a night on one of them;
 * `until` is not included.
 */
export const staffRestriction = z.object({
  /** Index in the list of this version. */
  place: z.int(),
  from: z.string(),
  until: z.string(),
  /** 1 is Monday; empty means every day. */
  weekdays: z.int().array(),
  /** Null means every room. */
  roomId: z.string().nullable(),
  roomType: z.string().nullable(),
  /** Name of a rate plan; null means every plan. */
  plan: z.string().nullable(),
  /**
   * Stays that `minNights` and `maxNights` bind; the other fields concern the day of arrival or departure.
   */
  binds: restrictionBinds,
  minNights: nights.optional(),
  maxNights: nights.optional(),
  closedToArrival: z.boolean(),
  /** No departures on its days. */
  closedToDeparture: z.boolean(),
  minDaysAhead: daysAhead.optional(),
  maxDaysAhead: daysAhead.optional(),
})

/** A discount of each room of a stay: a percentage, or an amount in dollars. */
export const staffPromotionCode = z.object({
  code: z.string(),
  percent: z.number().optional(),
  dollars: dollars.optional(),
  /** Every night must be one of these days; `until` is not included. */
  from: z.string().optional(),
  until: z.string().optional(),
  /** Every night must be one of these weekdays; 1 is Monday. Every weekday if left out. */
  weekdays: z.int().array().optional(),
  /** Ids of the room types that it takes something off; every one if left out. */
  roomIds: z.string().array().optional(),
  /** Last day on which a booking can use it. */
  bookUntil: z.string().optional(),
  minNights: nights.optional(),
  /** Unlimited if left out. */
  maxUses: z.int().optional(),
  /** Number of bookings that use it and are not cancelled. */
  uses: z.int(),
})

/** Restrictions, closures and promotion codes, of the same version as the prices. */
export const rateRules = z.object({
  version,
  rooms: z.object({ roomId: z.string(), roomType: z.string() }).array(),
  plans: z.object({ id: z.string(), name: z.string() }).array(),
  /** Without restrictions that are over. Earliest first. */
  restrictions: staffRestriction.array(),
  /** Without closures that are over. Earliest first. */
  closures: staffClosure.array(),
  /** Sorted by code. */
  promotionCodes: staffPromotionCode.array(),
})

/** At least one of the fields from `minNights` on is set. */
export const restrictionInput = versioned
  .extend({
    from: calendarDate,
    until: calendarDate,
    weekdays: z.int().min(1).max(7).array().max(7).optional(),
    /** Every room if left out. */
    roomId: orNothing(line(limits.text.title)),
    /** Id of a rate plan; every plan if left out. */
    plan: orNothing(ratePlanId),
    binds: restrictionBinds.default('stay_through'),
    minNights: nights.optional(),
    maxNights: nights.optional(),
    closedToArrival: z.boolean().optional(),
    closedToDeparture: z.boolean().optional(),
    /** Days from the booking to the arrival. */
    minDaysAhead: daysAhead.optional(),
    maxDaysAhead: daysAhead.optional(),
  })
  .refine(({ from, until }) => from < until, { path: ['until'], params: { code: 'not_after_check_in' } })
  .refine(
    ({ minNights = 1, maxNights, closedToArrival, closedToDeparture, minDaysAhead = 0, maxDaysAhead }) =>
      minNights > 1 ||
      maxNights !== undefined ||
      closedToArrival ||
      closedToDeparture ||
      minDaysAhead > 0 ||
      maxDaysAhead !== undefined,
    { path: ['minNights'], params: { code: 'required' } },
  )
  .refine(({ minNights = 1, maxNights = minNights }) => minNights <= maxNights, {
    path: ['maxNights'],
    params: { code: 'too_small' },
  })
  .refine(({ minDaysAhead = 0, maxDaysAhead = minDaysAhead }) => minDaysAhead <= maxDaysAhead, {
    path: ['maxDaysAhead'],
    params: { code: 'too_small' },
  })

export const restrictionEndInput = versioned.extend({ place: z.int().min(0) })

/** Letters and digits, compared in capitals. */
const newCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(staffLimits.promotionCode.min)
  .max(staffLimits.promotionCode.max)
  .regex(/^[A-Z0-9]*$/)

/** What a code takes off, and from which stays: either a percentage or an amount in dollars. */
const promotionTerms = versioned
  .extend({
    percent: z.number().min(0.01).max(100).optional(),
    dollars: typedAmount(dollars.min(0.01)).optional(),
    /** Every night must be one of these days; `until` is the day after the last one. */
    from: orNothing(calendarDate),
    until: orNothing(calendarDate),
    /** Every night must be one of these; every weekday if empty or left out. */
    weekdays: z.int().min(1).max(7).array().max(7).optional(),
    /** Ids of room types; every one if empty or left out. */
    roomIds: line(limits.text.title).array().max(staffLimits.changedRooms).optional(),
    bookUntil: orNothing(calendarDate),
    minNights: nights.optional(),
    maxUses: z.int().min(1).max(100_000).optional(),
  })
  .refine(({ percent, dollars: off }) => (percent === undefined) !== (off === undefined), {
    path: ['percent'],
    params: { code: 'required' },
  })
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ['until'],
    params: { code: 'not_after_check_in' },
  })

export const promotionCodeInput = promotionTerms.safeExtend({ code: newCode })

/** All terms of a code that there is, with its uses so far; terms that are left out are no more. */
export const promotionCodeChangeInput = promotionTerms.safeExtend({ code: z.string().max(20) })

export const promotionCodeEndInput = versioned.extend({ code: z.string().max(20) })

export type StaffRestriction = z.infer<typeof staffRestriction>
export type StaffPromotionCode = z.infer<typeof staffPromotionCode>
export type RateRules = z.infer<typeof rateRules>
export type RestrictionInput = z.input<typeof restrictionInput>
export type PromotionCodeInput = z.input<typeof promotionCodeInput>
