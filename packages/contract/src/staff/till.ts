import { z } from 'zod'
import { limits } from '../limits.ts'
import { paymentMethods } from '../payment-methods.ts'
import { calendarDate, line, orNothing } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { typedAmount } from './typed-amount.ts'
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

/** Payments of one method that have not arrived in the account of the property, in its currency. */
const inTransit = z.object({
  method: z.enum(paymentMethods),
  /** Oldest first; each with all that was paid until its end. */
  days: z.object({ day: calendarDate, total: z.number(), entries: z.int(), version }).array(),
})

/** Money that arrived, in the property's currency. It never changes. */
export const payout = z.object({
  id: z.int(),
  method: z.enum(paymentMethods),
  at: z.string(),
  who: z.string(),
  /** What guests paid, less what was given back. */
  paid: z.number(),
  arrived: z.number(),
  /** `paid` less `arrived`. */
  fee: z.number(),
})

/** Open tills, the reader's own first, the newest closes, what is on its way, and the newest payouts. */
export const tillPage = z.object({
  tills: till.array(),
  closes: tillClose.array(),
  inTransit: inTransit.array(),
  payouts: payout.array(),
})

/**
 * Money of a method has arrived, for all that was paid until the end of a day; `version` is that of the day.
 * `too_large` if more arrived than was paid.
 */
export const payoutInput = versioned.extend({
  method: z.enum(paymentMethods),
  until: calendarDate,
  arrived: typedAmount(z.number().min(0).max(limits.rates.amountCents)),
})

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
    .max(20),
})

export type Till = z.infer<typeof till>
export type TillClose = z.infer<typeof tillClose>
export type TillPage = z.infer<typeof tillPage>
export type Payout = z.infer<typeof payout>
export type PayoutInput = z.input<typeof payoutInput>
export type CloseTillInput = z.input<typeof closeTillInput>
