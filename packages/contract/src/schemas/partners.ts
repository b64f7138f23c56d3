import { z } from 'zod'
import { limits } from '../limits.ts'

const { idChars, campaignChars } = limits.partner

/** Id of a partner in addresses and snippets, such as alpin-tours. */
export const partnerId = z
  .string()
  .min(2)
  .max(idChars)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A partner's own name for one of its pages or mailings, used in its statement; nothing about a guest. */
export const campaignName = z
  .string()
  .min(1)
  .max(campaignChars)
  .regex(/^[\w.-]+$/)

/**
 * Proof in a link that a guest comes from a partner: a signature of the guesthouse, optionally after the hour
 * of its expiry and a dot.
 */
export const linkSignature = z.string().regex(/^([0-9a-z]{1,6}\.)?[\w-]{16}$/)

export const partnerParams = z.object({ id: z.string().min(1).max(80) })

export const partnerSchema = z
  .object({
    id: partnerId,
    name: z.string(),
    mayBook: z.boolean().meta({
      description: 'Whether bookings are taken from the page that asks, by its exact origin.',
    }),
    sig: linkSignature.optional().meta({
      description:
        "For links of the page that asks to ours: proves for about a day that a guest comes from there. Only where its origin is that partner's.",
    }),
  })
  .meta({ id: 'Partner' })

export type Partner = z.infer<typeof partnerSchema>
