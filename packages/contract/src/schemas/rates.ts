import { z } from 'zod'
import { limits } from '../limits.ts'

/** Ages in years of those of the guests who are children. */
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

/** A text in every language of the site, none of them empty. */
export const localText = z.strictObject({
  en: z.string().trim().min(1).max(limits.text.message),
  de: z.string().trim().min(1).max(limits.text.message),
  zh: z.string().trim().min(1).max(limits.text.message),
})

export type LocalText = z.output<typeof localText>
