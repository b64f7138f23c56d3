import { z } from 'zod'
import { limits } from '../limits.ts'
import { calendarDate, dollars, line } from '../schemas/fields.ts'
import { childAges, promotionCodeField, ratePlanId } from '../schemas/rates.ts'
import { staffLimits } from './limits.ts'

/** A stay whose price is to be explained. It reserves and changes nothing, and may break restrictions. */
export const stayExplanationInput = z.object({
  roomId: line(limits.text.title),
  checkIn: calendarDate,
  nights: z.int().min(1).max(limits.nights.max),
  /** All who sleep in the room, including children. */
  guests: z.int().min(limits.guests.min).max(limits.guests.max),
  children: childAges.optional(),
  plan: ratePlanId.optional(),
  promotionCode: promotionCodeField.optional(),
})

/** Dollars; negative for less. */
const signed = z.number()

/**
 * The price of a stay, and the rule behind each of its parts. The parts of a night add up to its `total`, and the nights
 * and the lines that are not `included` to `totalPrice`.
 */
export const stayExplanation = z.object({
  nights: z
    .object({
      night: z.string(),
      /** The room's own price after its reduction. */
      base: dollars,
      /** The price by date that replaces it; null for none. */
      rule: z
        .object({
          /** Empty for a price that was set in the table of nights. */
          season: z.string(),
          from: z.string(),
          until: z.string(),
          weekdays: z.int().array(),
          isOfEveryRoom: z.boolean(),
          /** What it adds to the base price; undefined if it sets the price. */
          percent: z.number().optional(),
        })
        .nullable(),
      /** The base price, or what the rule makes of it. */
      room: dollars,
      /** Added for the number of guests who pay like adults, of whom there are `adults`. */
      guests: signed,
      adults: z.int(),
      /** Prices of the children by age. */
      children: dollars,
      /** Added by the rate plan. */
      plan: signed,
      /** Added by rounding. */
      rounding: signed,
      total: dollars,
    })
    .array(),
  /** Name and percentage of the rate plan. */
  plan: z.object({ name: z.string(), percent: z.number() }),
  lines: z
    .object({
      kind: z.enum(['length_discount', 'promotion', 'extra', 'tax']),
      name: z.string(),
      amount: signed,
      /** A tax that the prices contain already. */
      included: z.boolean(),
    })
    .array(),
  totalPrice: dollars,
  /** Why guests cannot book the stay, as sentences. */
  refusals: z.string().max(staffLimits.text.note).array(),
})

export type StayExplanationInput = z.input<typeof stayExplanationInput>
export type StayExplanation = z.infer<typeof stayExplanation>
