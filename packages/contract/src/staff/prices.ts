import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, dollars, line } from '../schemas/fields.ts'
import { nightsBetween } from '../stay.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/** 1 is Monday. */
const weekday = z.int().min(1).max(7)

/**
 * Prices by room and day; `until` is not included. `price` is the room's own price, which the front desk
 * sets; `guestsPay` is what the site's calendars show: a stay of this one night at the standard rate for
 * `guests`, with mandatory charges.
 */
export const priceGrid = z.object({
  version,
  from: z.string(),
  until: z.string(),
  /** By id, so that the order does not depend on the language. */
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
          /** Minimum stay in nights of stays that begin on this day, if above 1. */
          minNights: z.int().optional(),
          /** Minimum stay in nights of all stays with this night, if above 1. */
          minNightsThrough: z.int().optional(),
          maxNights: z.int().optional(),
          maxNightsThrough: z.int().optional(),
          /** The property is closed on this night. */
          closed: z.boolean().optional(),
          closedToArrival: z.boolean().optional(),
          closedToDeparture: z.boolean().optional(),
        })
        .array(),
    })
    .array(),
})

/**
 * A new price for some nights of some rooms. set: `value` is the price in dollars · percent, dollars: `value`
 * is added to each night's price; a negative value lowers it.
 */
const priceChange = z.object({
  /** Ids of room types. */
  rooms: line(limits.text.title).array().min(1).max(staffLimits.changedRooms),
  from: calendarDate,
  /** The day after the last night. */
  until: calendarDate,
  /** Every day if left out. */
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
 * Based on the version that the writer saw. Refused with `price_unusual` if guests would pay less than half
 * or more than twice the previous price for a night, unless `isMeant`.
 */
export const priceChangeInput = priceChange
  .extend({ version, isMeant: z.boolean().optional() })
  .refine(isSpan, afterFrom)
  .refine(isShort, notTooLong)

/** What guests would pay for each night of a change, as in `guestsPay`; asking changes nothing. */
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

/** Lists of the rates, and the own prices of rooms. */
const changedLists = [
  'prices',
  'roomPrices',
  'plans',
  'guestPrices',
  'childPrices',
  'restrictions',
  'closures',
  'lengthDiscounts',
  'promotionCodes',
  'taxes',
  'extras',
  'otherCurrencies',
  'rounding',
] as const

/** Changes of prices and rules in the last days, newest first. */
export const priceChanges = z.object({
  version,
  changes: z
    .object({
      /** Id for `undoPrices`. */
      change: z.int(),
      /** ISO 8601, UTC. */
      at: z.string(),
      who: z.string(),
      /** Whether the change undid an earlier one. */
      isUndo: z.boolean(),
      /** What was changed; empty if it is more than single rules. */
      parts: z
        .object({
          list: z.enum(changedLists),
          /** First and last day of all its rules, half-open; null for rules without days. */
          from: z.string().nullable(),
          until: z.string().nullable(),
          /** Names of the room types; empty if it concerns all. */
          roomTypes: z.string().array(),
          /** Changed promotion codes. */
          codes: z.string().array(),
          /**
           * What names the other rules: names of plans, extras, taxes and seasons, codes of currencies, nights of
           * length discounts, numbers of guests, ages of children like '4–11'.
           */
          names: z.string().array(),
        })
        .array(),
      /** Whether no later change concerns the same nights, rooms or codes. */
      mayUndo: z.boolean(),
    })
    .array(),
})

/** Without `change` the last change is undone, whose version is sent. */
export const undoPricesInput = versioned.extend({ change: z.int().min(1).optional() })

export type PriceChanges = z.infer<typeof priceChanges>
