import { z } from 'zod'
import { limits } from '../limits.ts'
import { paymentMethods } from '../payment-methods.ts'
import { line, orNothing } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/** Cash of one currency in a till, in that currency. */
const cash = z.object({
  /** Code of ISO 4217. */
  currency: z.string(),
  /** Left in the till when it was last closed. */
  opening: z.number(),
  /** Received less given back since then. */
  taken: z.number(),
  /** What a count should find: `opening` and `taken`. Negative if more was given back than was there. */
  expected: z.number(),
})

/** Payments by other methods than cash, in the property's currency: received less given back. */
const others = z.object({ method: z.enum(paymentMethods), total: z.number() }).array()

/** What a member took and gave back since the till was last closed. */
export const till = z.object({
  /** Name of the member. */
  name: z.string(),
  isOwn: z.boolean(),
  /** ISO 8601, UTC; null if it was never closed. */
  closedAt: z.string().nullable(),
  version,
  /** Id of its newest entry; 0 without entries. */
  untilEntry: z.int(),
  entries: z.int(),
  /** Currency of the property first. */
  cash: cash.array(),
  others,
})

/** A till that was counted and closed. It never changes; later entries belong to the next close. */
export const tillClose = z.object({
  /** Ascending without gaps, over all tills. */
  number: z.int(),
  till: z.string(),
  at: z.string(),
  /** Who closed it. */
  who: z.string(),
  entries: z.int(),
  /** Ids of its first and last entry; null without entries. */
  fromEntry: z.int().nullable(),
  untilEntry: z.int().nullable(),
  cash: cash
    .extend({
      counted: z.number(),
      /** `counted` less `expected`. */
      difference: z.number(),
      /** Why there is a difference. */
      reason: z.string().nullable(),
      /** Stays in the till: the next `opening`. */
      left: z.number(),
    })
    .array(),
  others,
})

/** Open tills, the reader's own first, and the newest closes. */
export const tillPage = z.object({ tills: till.array(), closes: tillClose.array() })

const counted = z.number().min(0).max(limits.rates.amountCents)

/**
 * Closes a till with what was counted. It takes the entries up to `untilEntry` alone, those that were shown:
 * later ones belong to the next close. Refused with `changed_meanwhile` if the till was closed meanwhile, or if
 * these entries are not those that were shown. A difference needs its reason: `required` for
 * `counted.0.reason`. So does the count of each currency that is expected: `required` for `counted`.
 */
export const closeTillInput = versioned.extend({
  till: line(staffLimits.text.memberName),
  untilEntry: z.int().min(0),
  counted: z
    .object({
      currency: z.string().regex(/^[A-Z]{3}$/),
      amount: counted,
      /** At most `amount`; nothing by default. */
      left: counted.default(0),
      reason: orNothing(line(staffLimits.text.reason)),
    })
    .array()
    .min(1)
    .max(20),
})

export type Till = z.infer<typeof till>
export type TillClose = z.infer<typeof tillClose>
export type TillPage = z.infer<typeof tillPage>
export type CloseTillInput = z.input<typeof closeTillInput>
