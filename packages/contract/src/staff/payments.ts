import { z } from 'zod'
import { limits } from '../limits.ts'
import { deskPaymentMethods, paymentMethods, paymentPurposes } from '../payment-methods.ts'
import { dollars, line, optionalText } from '../schemas/fields.ts'
import { paymentLinkStates } from '../schemas/payment-links.ts'
import { merchantCodeOf } from './emv-code.ts'
import { staffLimits } from './limits.ts'
import { typedAmount } from './typed-amount.ts'
import { versioned } from './version.ts'

const method = z.enum(paymentMethods)
/** Of what the staff record by hand. */
const deskMethod = z.enum(deskPaymentMethods)
const currencyCode = z.string().regex(/^[A-Z]{3}$/)

/** Cash in another currency than the property's. Amounts are in the named currency, negative if given back. */
export const tendered = z.object({
  /** Code of ISO 4217. */
  currency: z.string(),
  amount: z.number(),
  /** Units of it for one unit of the property's currency, at that moment. */
  rate: z.number(),
  /** Null if it was the exact amount. */
  change: z.object({ currency: z.string(), amount: z.number() }).nullable(),
})

/** One entry in a stay's payments. Entries are added and never changed. */
export const payment = z.object({
  id: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Name of a member, or of an account of the machine. */
  who: z.string(),
  /** Dollars; negative for a refund. */
  amount: z.number(),
  method,
  purpose: z.enum(paymentPurposes),
  /** Missing for cash in the property's currency, and for other methods. */
  tendered: tendered.optional(),
  /** Reason of the payment or the reversal; erased with the guest. */
  note: z.string().nullable(),
  /** Id of the entry that this one reverses. */
  reverses: z.int().nullable(),
  isReversed: z.boolean(),
  /**
   * Dollars by which the price rises again when this refund is reversed, if the refund lowered the price;
   * otherwise null.
   */
  priceIfReversed: dollars.nullable(),
})

/** Always positive, also for a refund. */
const amount = typedAmount(dollars.min(0.01))
const reason = line(staffLimits.text.reason)

/**
 * Cash that the guest gives in another currency of the rates, or the amount of a scanned code in its currency; `rate` is the one that was shown, refused with
 * `rate_changed` if there is another by now. `amount` is in that currency, at least what the payment costs:
 * otherwise `too_small`. What is over is given back in `changeIn`, that currency or the property's.
 */
const tenderedInput = z.object({
  currency: currencyCode,
  rate: z.number().positive(),
  amount: z.number().positive().max(limits.rates.amountCents),
  changeIn: currencyCode,
})

/** A refund in cash of another currency: what it is worth at this rate, rounded down. */
const refundedIn = z.object({ currency: currencyCode, rate: z.number().positive() })

/** At most the amount due; otherwise refused with `too_large` for the amount. */
export const paymentInput = versioned.extend({
  amount,
  method: deskMethod,
  note: optionalText(staffLimits.text.paymentNote),
  /** With cash and codes; without it the guest gives the exact amount in the property's currency. */
  tendered: tenderedInput.optional(),
})

/**
 * A deposit that is held, such as one for a key: money in the till, and no payment for the stay. `returnDeposit` gives it
 * back as a whole, by the way it came.
 */
export const depositInput = versioned.extend({
  amount,
  method: deskMethod,
  note: optionalText(staffLimits.text.paymentNote),
})

export const depositReturnInput = versioned

/**
 * At most the amount paid. The audit log keeps the reason for good, so it must not name a guest. Without
 * `lowersPrice` the guest owes the amount again, unless it was due back; with it the price falls by the part
 * that was not due back.
 */
export const refundInput = versioned.extend({
  amount,
  method: deskMethod,
  reason,
  lowersPrice: z.boolean().optional(),
  tendered: refundedIn.optional(),
})

/**
 * Reverses a wrong entry: the entry stays, and one of the opposite amount is added. If the entry lowered the
 * price, the price rises again, unless it was changed otherwise since.
 */
export const reversalInput = versioned.extend({ reason })

/** Why a payment goes back to the guest's card, all of it. The log keeps it: it names no guest. */
export const onlineRefundInput = versioned.extend({ reason })

/** A link with which the guest of a stay can pay online. */
export const staffPaymentLink = z.object({
  id: z.string(),
  /** Address of the guest's page: `https://HOTEL/pay/SECRET`. */
  url: z.string(),
  state: z.enum(paymentLinkStates),
  amount: dollars,
  /** ISO 8601, UTC. */
  at: z.string(),
  expiresAt: z.string(),
  /** Name of a member, or of an account of the machine. */
  who: z.string(),
})

/** At most the amount due. */
export const paymentLinkInput = versioned.extend({ amount })

/** How a guest can pay at the desk beside the property's currency. */
export const waysToPay = z.object({
  /** Other currencies of the rates that have a rate now. */
  currencies: z
    .object({
      currency: z.string(),
      /** Units of it for one unit of the property's currency. */
      rate: z.number(),
      /** Fetched, and not set by the owner. */
      isDaily: z.boolean(),
    })
    .array(),
  /** The merchant's code to scan; missing without one, or without a rate of its currency. */
  qr: z
    .object({
      /** Payload as EMVCo specifies it, without an amount; `codeFor` adds one. */
      code: z.string(),
      merchant: z.string(),
      town: z.string(),
      currency: z.string(),
    })
    .optional(),
})

/**
 * The payload of the merchant's code, as any reader of QR codes shows it; empty for none. `invalid_choice` for
 * another text, or for a code with a wrong character.
 */
export const merchantCodeInput = z.object({
  code: z
    .string()
    .trim()
    .max(512)
    .refine((code) => code === '' || merchantCodeOf(code) !== undefined, {
      params: { code: 'invalid_choice' },
    }),
})

/** Payments and refunds of one day at the property. */
export const takings = z.object({
  day: z.string(),
  /** Oldest first; names are empty once the guest was erased. */
  entries: payment
    .omit({ priceIfReversed: true })
    .extend({ reference: z.string(), firstName: z.string(), lastName: z.string() })
    .array(),
  /** Dollars by method, for the methods with an entry on this day; `total` is received less returned. */
  sums: z.object({ method, received: dollars, returned: dollars, total: z.number() }).array(),
  /** Total of all methods. */
  total: z.number(),
})

export type WaysToPay = z.infer<typeof waysToPay>
export type Tendered = z.infer<typeof tendered>
export type Takings = z.infer<typeof takings>
export type StaffPaymentLink = z.infer<typeof staffPaymentLink>
export type PaymentLinkInput = z.input<typeof paymentLinkInput>
export type Payment = z.infer<typeof payment>
export type PaymentInput = z.input<typeof paymentInput>
export type DepositInput = z.input<typeof depositInput>
export type RefundInput = z.input<typeof refundInput>
export type ReversalInput = z.input<typeof reversalInput>
