import { z } from 'zod'
import { limits } from '../limits.ts'
import { text } from './fields.ts'
import { linkedBooking } from './guest-bookings.ts'
import { linkInput } from './links.ts'
import { testimonialSchema } from './reviews.ts'

/** open: the button works · done: it was pressed · closed: the action is no longer possible. */
const state = z.enum(['open', 'done', 'closed'])

/** Target of a signed link in a mail to the owner: its subject, and its only action. */
export const deskLink = z
  .discriminatedUnion('about', [
    z.object({
      about: z.literal('booking'),
      action: z.enum(['cancel', 'no_show']),
      state,
      booking: linkedBooking,
    }),
    z.object({
      about: z.literal('review'),
      action: z.enum(['hide', 'publish']),
      state,
      review: testimonialSchema,
    }),
    z.object({
      about: z.literal('message'),
      action: z.literal('reply'),
      state,
      message: z.object({
        fullName: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        message: z.string(),
        createdAt: z.string(),
      }),
    }),
  ])
  .meta({ id: 'DeskLink' })

export const deskAction = linkInput
  .extend({ reply: text(limits.text.message).optional().meta({ description: 'Needed to reply.' }) })
  .meta({ id: 'DeskAction' })

export type DeskLink = z.infer<typeof deskLink>
export type DeskAction = z.input<typeof deskAction>
