import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, dollars, line } from '../schemas/fields.ts'
import { nightsBetween } from '../stay.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/** 1 is Monday. */
const weekday = z.int().min(1).max(7)

/**
 * Prices by room and day, `until` not included. `price` is the room's own, which the desk sets; `guestsPay` is what the
 * calendars of the site say: a stay of that one night at the standard rate for `guests`, with what comes on top.
 */
export const priceGrid = z.object({
  version,
  from: z.string(),
  until: z.string(),
  /** By id, so that phones of every language have them in one order. */
  rooms: z
    .object({
      roomId: z.string(),
      roomType: z.string(),
      guests: z.int(),
      days: z
        .object({
          day: z.string(),
          price: dollars,
          guestsPay: dollars,
          /** Of a stay that begins on this day, where it is more than one. */
          minNights: z.int().optional(),
          /** Of every stay with this night, where it is more than one. */
          minNightsThrough: z.int().optional(),
          maxNights: z.int().optional(),
          maxNightsThrough: z.int().optional(),
          /** The whole house is closed in this night. */
          closed: z.boolean().optional(),
          closedToArrival: z.boolean().optional(),
          closedToDeparture: z.boolean().optional(),
        })
        .array(),
    })
    .array(),
})

/**
 * Another price for some nights of some rooms. set: `value` is the price in dollars · percent, dollars: `value` is
 * added to the price that each night has, negative to lower it.
 */
const priceChange = z.object({
  /** Ids of room types. */
  rooms: line(limits.text.title).array().min(1).max(staffLimits.changedRooms),
  from: calendarDate,
  /** The day after the last night. */
  until: calendarDate,
  /** Every day without them. */
  weekdays: weekday.array().max(7).optional(),
  by: z.enum(['set', 'percent', 'dollars']),
  value: z.number().min(-limits.rates.amountCents).max(limits.rates.amountCents),
})

const isSpan = ({ from, until }: { from: string; until: string }) => from < until
const isShort = ({ from, until }: { from: string; until: string }) =>
  nightsBetween(from, until) <= staffLimits.chartNights
const afterFrom = { path: ['until'], params: { code: 'not_after_check_in' } }
const notTooLong = { path: ['until'], params: { code: 'stay_too_long' } }

export const pricePreviewInput = priceChange.refine(isSpan, afterFrom).refine(isShort, notTooLong)

/**
 * On the version of the prices that its writer saw. Where guests would pay under half or over twice of before for a night
 * it is refused with `price_unusual`, unless `isMeant`.
 */
export const priceChangeInput = priceChange
  .extend({ version, isMeant: z.boolean().optional() })
  .refine(isSpan, afterFrom)
  .refine(isShort, notTooLong)

/** What guests would pay for each night of a change, as in `guestsPay`; nothing is changed by asking. */
export const pricePreview = z.object({
  version,
  rooms: z
    .object({
      roomId: z.string(),
      roomType: z.string(),
      guests: z.int(),
      nights: z.object({ night: z.string(), before: dollars, after: dollars }).array(),
    })
    .array(),
})

export type PriceGrid = z.infer<typeof priceGrid>
export type PriceChange = z.output<typeof pricePreviewInput>
export type PriceChangeInput = z.input<typeof priceChangeInput>
export type PricePreviewInput = z.input<typeof pricePreviewInput>
export type PricePreview = z.infer<typeof pricePreview>

/** Changes of the prices and rules of the last days, the newest first. */
export const priceChanges = z.object({
  version,
  changes: z
    .object({
      /** Names it to `undoPrices`. */
      change: z.int(),
      /** ISO 8601, UTC. */
      at: z.string(),
      who: z.string(),
      /** It made something earlier hold again. */
      isUndo: z.boolean(),
      /** What was changed; empty where it is more than single rules. */
      parts: z
        .object({
          list: z.enum(['prices', 'restrictions', 'closures', 'promotionCodes']),
          /** Nights of all its rules, half-open; null of codes. */
          from: z.string().nullable(),
          until: z.string().nullable(),
          /** Names of the room types; empty where it is of all. */
          roomTypes: z.string().array(),
          /** Of promotion codes. */
          codes: z.string().array(),
        })
        .array(),
      /** Nothing about the same nights, rooms or codes was changed since. */
      mayUndo: z.boolean(),
    })
    .array(),
})

/** Without `change` it is the last one, whose version is sent. */
export const undoPricesInput = versioned.extend({ change: z.int().min(1).optional() })

export type PriceChanges = z.infer<typeof priceChanges>
