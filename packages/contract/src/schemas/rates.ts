import { z } from 'zod'
import { type Lang, langs } from '../lang.ts'
import { limits } from '../limits.ts'

/** Ages in years of the guests who are children. */
export const childAges = z
  .int()
  .min(0)
  .max(limits.childAge.max)
  .array()
  .max(limits.guests.max)
  .meta({ description: 'Ages of those of the guests who are children: fewer than the guests.' })

export const ratePlanId = z
  .string()
  .trim()
  .max(40)
  .meta({ description: "Id of a rate plan; 'standard' without it.", example: 'standard' })

/** Compared in capitals, without spaces and hyphens. */
export const promotionCodeField = z
  .string()
  .max(40)
  .transform((value) => value.toUpperCase().replace(/[\s-]/g, '') || undefined)

export const chosenExtra = z
  .object({ id: z.string().max(40), quantity: z.int().min(1).max(limits.extras.quantity) })
  .meta({ id: 'ChosenExtra' })

/** When a cancellation is free. */
export const cancellationRule = z
  .discriminatedUnion('kind', [
    /** Free for so many hours after booking. */
    z.object({ kind: z.literal('hours_after_booking'), hours: z.int().min(0).max(720) }),
    /** Free until the end of the day that is so many days before check-in, in the property's time zone. */
    z.object({ kind: z.literal('days_before_arrival'), days: z.int().min(0).max(365) }),
    z.object({ kind: z.literal('non_refundable') }),
  ])
  .meta({ id: 'CancellationRule' })

export type CancellationRule = z.output<typeof cancellationRule>

const deposit = z.object({
  daysBefore: z.int().min(0).max(365).nullable().meta({
    description: 'Due so many days before check-in; null: with the booking.',
  }),
})

/** What of a stay has to be paid before it. */
export const depositRule = z
  .discriminatedUnion('kind', [
    /** A share of the total. */
    deposit.extend({ kind: z.literal('percent'), percent: z.number().min(1).max(100).multipleOf(0.01) }),
    deposit.extend({ kind: z.literal('first_night') }),
    deposit.extend({ kind: z.literal('all') }),
  ])
  .meta({ id: 'DepositRule' })

export type DepositRule = z.output<typeof depositRule>

/** 'extra': not part of the price, and sold beside it. */
export const breakfastRule = z.enum(['included', 'extra', 'none']).meta({ id: 'BreakfastRule' })

export type BreakfastRule = z.output<typeof breakfastRule>

const words = z.string().trim().max(limits.text.message)
const shown = words.min(1)
const written = words.default('')

/** A text as guests read it: in every language of the site, and never empty. */
export const localText = z.strictObject({
  en: shown,
  de: shown,
  zh: shown,
  from: z.partialRecord(z.enum(langs), z.enum(langs)).optional().meta({
    description:
      'Languages that lack the text, each with the one that it is in instead. Since contract 1.20.',
  }),
})

export type LocalText = z.output<typeof localText>

/** A text as its owner has it: in at least one language, and empty in those that it lacks. */
export const ownersText: z.ZodType<LocalText, Partial<Record<Lang, string | undefined>>> = z
  .strictObject({ en: written, de: written, zh: written })
  .refine((text) => Object.values(text).some((one) => one !== ''), {
    params: { code: 'required' },
  })

/**
 * Terms of every stay, whatever its dates, which pages show before dates are chosen. They come from the
 * current rates, so that no text repeats them.
 */
export const propertyTerms = z
  .object({
    plans: z
      .object({
        id: z.string(),
        name: localText,
        cancellation: cancellationRule,
        policy: localText.optional().meta({ description: "The property's own words about the rate." }),
      })
      .array()
      .min(1)
      .meta({ description: 'Rate plans that can be booked, the standard one first.' }),
    breakfast: z.enum([...breakfastRule.options, 'some_plans']).meta({
      description: 'included: in the price of every plan; some_plans: of some of them.',
    }),
    addedCharges: localText.array().meta({
      description:
        'Names of taxes and fees that are lines of their own. Prices of the room list, of rooms and of calendars contain them.',
    }),
  })
  .meta({ id: 'PropertyTerms' })

export type PropertyTerms = z.output<typeof propertyTerms>

/**
 * How the price of a night is rounded. to_5: to the nearest multiple of 5 dollars · to_99: to the nearest
 * amount that ends in .99.
 */
export const priceRounding = z.enum(['to_5', 'to_99'])
export type PriceRounding = z.output<typeof priceRounding>

/**
 * Which stays a restriction of length binds. arrival: stays that begin on one of its days · stay_through:
 * stays with a night on one of its days.
 */
export const restrictionBinds = z.enum(['arrival', 'stay_through'])
export type RestrictionBinds = z.output<typeof restrictionBinds>
