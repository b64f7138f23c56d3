import { z } from 'zod'
import { limits } from '../limits.ts'
import { line } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { typedAmount } from './typed-amount.ts'
import { versioned } from './version.ts'

/** One entry beside the price of a stay. Entries are added and never changed. */
export const charge = z.object({
  id: z.int(),
  kind: z.enum(['item', 'discount']),
  /** In the language of the answer. */
  name: z.string(),
  quantity: z.int(),
  /** What the guest pays for it, with the taxes that are added; negative for what is taken off. */
  amount: z.number(),
  /** Of a discount or a reversal; erased with the guest. */
  reason: z.string().nullable(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Name of a member, or of an account of the machine. */
  who: z.string(),
  /** Id of the entry that this one reverses. */
  reverses: z.int().nullable(),
  isReversed: z.boolean(),
  /** Id of who pays it; null for the guest. */
  payerId: z.int().nullable(),
})

/** An item of the house's list that is sold at the front desk. */
export const sellable = z.object({
  /** Id of the extra in the rates. */
  item: z.string(),
  name: z.string(),
  /** Of one, without taxes that are added. */
  price: z.number(),
  /** Of one, with the taxes that are added; several together may differ by a cent. */
  withTaxes: z.number(),
  /** Most of it in one entry. */
  max: z.int(),
})

const quantity = z.int().min(1).max(limits.extras.quantity)
const price = typedAmount(z.number().min(0.01).max(staffLimits.price))

/**
 * Puts items on a stay. Those of the house's list name the price that was shown: another one is refused with
 * `item_price_changed`. What is typed is taxed as extras are.
 */
export const chargeInput = versioned.extend({
  charges: z
    .union([
      z.strictObject({ item: z.string().max(40), quantity, price }),
      /** It stays for good, so it must not name a guest. */
      z.strictObject({ name: line(staffLimits.text.rateName), quantity, price }),
    ])
    .array()
    .min(1)
    .max(20),
})

/** The entry stays, and one that takes it back is added. The reason is kept: nothing about the guest. */
export const chargeReversalInput = versioned.extend({ reason: line(staffLimits.text.reason) })

/**
 * Takes an amount or a percentage off the price of a stay, both with the taxes in it; of all discounts together at most
 * the price.
 */
export const discountInput = versioned
  .extend({
    percent: z.number().min(0.01).max(100).multipleOf(0.01).optional(),
    amount: price.optional(),
    /** It stays in the log: nothing about the guest. */
    reason: line(staffLimits.text.reason),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    path: ['amount'],
    params: { code: 'required' },
  })

/** Id of an entry beside the price of a stay. */
export const chargeParams = z.object({ reference: z.string().max(20), id: z.coerce.number().int().min(1) })

export type Charge = z.infer<typeof charge>
export type Sellable = z.infer<typeof sellable>
export type ChargeInput = z.input<typeof chargeInput>
export type DiscountInput = z.input<typeof discountInput>
export type ChargeReversalInput = z.input<typeof chargeReversalInput>
