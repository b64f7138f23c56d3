import { z } from 'zod'
import { langs } from '../lang.ts'
import { dollars } from './fields.ts'

/** The secret of a payment link, `/pay/SECRET`: 256 random bits. */
const secret = z.string().regex(/^[\w-]{43}$/)

export const paymentLinkInput = z
  .object({
    secret,
    lang: z.enum(langs).optional().meta({ description: 'Of the page; by default that of the booking.' }),
    isBack: z
      .boolean()
      .optional()
      .meta({ description: 'The guest comes from the provider, which is then asked what happened.' }),
  })
  .meta({ id: 'PaymentLinkInput' })

/**
 * nothing_due: it was paid in another way, or the stay was cancelled. not_needed: it was paid all the same, and is to be
 * given back.
 */
export const paymentLinkStates = [
  'open',
  'held',
  'paid',
  'failed',
  'let_go',
  'refunded',
  'charged_back',
  'nothing_due',
  'not_needed',
] as const

/** What a guest sees who opens a payment link. */
export const paymentLink = z
  .object({
    state: z.enum(paymentLinkStates),
    lang: z.enum(langs).meta({ description: 'That of the booking.' }),
    reference: z.string(),
    stay: z
      .object({ roomType: z.string(), checkIn: z.string(), checkOut: z.string() })
      .meta({ description: 'The room that is paid for.' }),
    amount: dollars,
    currency: z.string(),
    provider: z.object({
      name: z.string(),
      origin: z.string().meta({ description: 'The only other origin to which the page leads.' }),
    }),
    form: z
      .object({ action: z.string(), fields: z.record(z.string(), z.string()) })
      .nullable()
      .meta({ description: 'The form that leads to the provider; null: `start` says where it is.' }),
  })
  .meta({ id: 'PaymentLink' })

export const paymentAddress = z.object({ url: z.string() }).meta({ id: 'PaymentAddress' })

export type PaymentLink = z.infer<typeof paymentLink>
export type PaymentLinkInput = z.input<typeof paymentLinkInput>
