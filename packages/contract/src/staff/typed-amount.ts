import type { z } from 'zod'
import { smallestCents } from '../property/currencies.ts'
import { hotel } from '../property/hotel.ts'
import { toCents } from '../stay.ts'

/** Whether an amount has no more decimals than the property's currency. */
export const isPayable = (amount: number): boolean => toCents(amount) % smallestCents(hotel.currency) === 0

/** An amount that somebody types. `no_decimals` for decimals that the property's currency does not have. */
export const typedAmount = (schema: z.ZodNumber): z.ZodNumber =>
  schema.refine(isPayable, { params: { code: 'no_decimals' } })
