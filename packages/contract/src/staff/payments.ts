import { z } from 'zod'
import { paymentMethods } from '../payment-methods.ts'
import { dollars, line, optionalText } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { versioned } from './version.ts'

const method = z.enum(paymentMethods)

/** One entry of what was paid for a stay. Entries are added and never changed. */
export const payment = z.object({
  id: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Name of a member, or of an account of the machine. */
  who: z.string(),
  /** Dollars; below zero what the guest got back. */
  amount: z.number(),
  method,
  /** Why, of what was paid or reversed; forgotten with the guest. */
  note: z.string().nullable(),
  /** Id of the entry that this one reverses. */
  reverses: z.int().nullable(),
  isReversed: z.boolean(),
  /** Dollars that the stay costs again once this refund is reversed, where it lowered the price; null: the price stays. */
  priceIfReversed: dollars.nullable(),
})

/** Always positive: what the guest gets back is a refund. */
const amount = dollars.min(0.01)
const reason = line(staffLimits.text.reason)

/** At most what is due; refused with `too_large` beside the amount. */
export const paymentInput = versioned.extend({
  amount,
  method,
  note: optionalText(staffLimits.text.paymentNote),
})

/**
 * At most what was paid. The reason stands in the log for good: nothing about a guest. Without `lowersPrice` the guest owes
 * it again, unless it was to be given back; with it the price falls by what was not.
 */
export const refundInput = versioned.extend({ amount, method, reason, lowersPrice: z.boolean().optional() })

/**
 * Of an entry that was wrong: it stays, and its reversal, of the opposite amount, is added. A price that fell with a refund
 * rises again by it, unless it was changed in another way since.
 */
export const reversalInput = versioned.extend({ reason })

/** What came in and went out on one day at the property. */
export const takings = z.object({
  day: z.string(),
  /** The oldest first; the names are empty once the guest was erased. */
  entries: payment
    .omit({ priceIfReversed: true })
    .extend({ reference: z.string(), firstName: z.string(), lastName: z.string() })
    .array(),
  /** Dollars, of each method that the day has entries of; `total` is what came in less what went out. */
  sums: z.object({ method, received: dollars, returned: dollars, total: z.number() }).array(),
  /** Of all methods. */
  total: z.number(),
})

export type Takings = z.infer<typeof takings>
export type Payment = z.infer<typeof payment>
export type PaymentInput = z.input<typeof paymentInput>
export type RefundInput = z.input<typeof refundInput>
export type ReversalInput = z.input<typeof reversalInput>
